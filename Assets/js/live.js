import { fetched, swapped } from "./page.js";

// What changed elsewhere shows here. One tab of a browser holds the stream and tells the others, because a browser
// opens only six connections to a house; when that tab closes, the next one takes over.
export function startLive() {
  const address = document.body.dataset.events;
  if (!address || !navigator.locks || !window.BroadcastChannel) return;
  const channel = new BroadcastChannel("nanal-changes");
  channel.addEventListener("message", event => changed(event.data));
  const tell = topics => { channel.postMessage(topics); changed(topics); };

  // Until a stream is open again nobody hears what is changed, so that afterwards everything may have been. A part that
  // waits for work to end looks again at the first start too, since the work may have ended while the page was loading.
  const listen = isLate => new Promise(() => {
    let stream;
    const connect = () => {
      stream = new EventSource(address);
      stream.addEventListener("open", () => { tell([isLate ? "*" : "start"]); isLate = true; });
      stream.addEventListener("change", event => tell(event.data.split(" ")));
    };
    connect();
    // A locked screen is told nothing.
    document.addEventListener("nanal:unlocked", () => { if (stream.readyState === EventSource.CLOSED) connect(); });
  });
  navigator.locks.request("nanal-changes", { ifAvailable: true }, lock =>
    lock ? listen(false) : (changed(["start"]), navigator.locks.request("nanal-changes", () => listen(true)))
  ).catch(() => { /* the page was left before its turn came */ });
  document.addEventListener("visibilitychange", () => { if (!document.hidden) changed([]); });
}

const waiting = new Set();
let timer;

function changed(topics) {
  for (const topic of topics) waiting.add(topic);
  if (!waiting.size || document.hidden) return;
  clearTimeout(timer);
  timer = setTimeout(refresh, 150);
}

/** Fetches the page anew and takes over the parts that show what changed; nobody's typing is taken away. */
async function refresh() {
  const topics = new Set(waiting);
  waiting.clear();
  const parts = [...document.querySelectorAll("[data-live][id]")].filter(part =>
    topics.has("*") || part.dataset.live.split(" ").some(topic => topics.has(topic)));
  if (!parts.length) return;
  try {
    const page = await fetched(location.href, undefined, { "nanal-refresh": "1" });
    for (const part of parts) {
      const focus = part.contains(document.activeElement) ? document.activeElement : null;
      if (focus?.matches("input, select, textarea")) continue;
      const fresh = page.getElementById(part.id);
      if (!fresh || fresh.isEqualNode(part)) continue;
      const adopted = swapped(part, fresh);
      const key = focus?.id ? "#" + CSS.escape(focus.id) : focus?.dataset.day ? `[data-day="${focus.dataset.day}"]` : null;
      if (key) adopted.querySelector(key)?.focus();
    }
  } catch { /* the next change or the next page brings it */ }
}
