import { each, toast } from "./page.js";

// A record that is written without a connection waits on this device and is sent when there is one again. It carries
// the id that it will have, so that it is added once however often it is sent.
export function startOutbox() {
  each("form[data-outbox]", startWaiting);
  if (!document.body.dataset.person) return;
  addEventListener("online", sendOutbox);
  setInterval(sendOutbox, 15_000);
  sendOutbox();
}

function startWaiting(form) {
  // A kept page carries an id that may be taken by now.
  if (document.body.dataset.seen) form.elements.namedItem("id").value = newID();
  form.addEventListener("submit", async event => {
    if (form.dataset.reached || event.submitter?.hasAttribute("formaction")) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (await isReached()) {
      form.dataset.reached = "yes";
      form.requestSubmit(event.submitter);
    } else {
      keepForm(form);
    }
  });
  addEventListener("pageshow", () => { delete form.dataset.reached; });
}

async function isReached() {
  try {
    await fetch("/healthz", { cache: "no-store", signal: AbortSignal.timeout(5_000) });
    return true;
  } catch {
    return false;
  }
}

function keepForm(form) {
  const body = new URLSearchParams(new FormData(form)).toString();
  setOutbox([...outbox(), { id: newID(), address: form.getAttribute("action"), body }]);
  form.dispatchEvent(new Event("nanal:kept"));
  if (navigator.serviceWorker?.controller) return location.reload();
  form.reset();
  form.elements.namedItem("id").value = newID();
  toast(document.body.dataset.outboxWaiting);
}

/** Sends what waits, one by one and in one tab alone. */
async function sendOutbox() {
  if (!outbox().length) return;
  await navigator.locks?.request("nanal-outbox", async () => {
    let sent = 0;
    for (const item of outbox().filter(item => !item.isRefused)) {
      const answer = await posted(item);
      if (!answer) break;
      if (answer === "taken") {
        setOutbox(outbox().filter(other => other.id !== item.id));
        sent += 1;
      } else {
        setOutbox(outbox().map(other => (other.id === item.id ? { ...other, isRefused: true } : other)));
      }
    }
    if (sent) toast(document.body.dataset.outboxSent);
  });
  const refused = outbox().find(item => item.isRefused);
  if (refused) toast(document.body.dataset.outboxRefused, { caption: document.body.dataset.outboxOpen, run: () => openRefused(refused) });
  else if (outbox().length && !document.querySelector("#toasts > *")) toast(document.body.dataset.outboxWaiting);
}

/** Whether the house has taken or refused a record; null where nobody of this name was reached. */
async function posted(item) {
  try {
    const headers = { "Content-Type": "application/x-www-form-urlencoded", Accept: "text/html" };
    const answer = await fetch(item.address, { method: "POST", headers, body: item.body });
    if (answer.status >= 500 || [401, 403, 408, 421, 425, 429].includes(answer.status)) return null;
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    // The page of somebody else, or the way to sign in, has taken nothing.
    if (page.body.dataset.person !== document.body.dataset.person) return null;
    return answer.ok && answer.redirected ? "taken" : "refused";
  } catch {
    return null;
  }
}

/** Sends a refused record as a page of its own, where the server says what is wrong and nothing of it is lost. */
function openRefused(item) {
  const form = Object.assign(document.createElement("form"), { method: "post", action: item.address });
  for (const [name, value] of new URLSearchParams(item.body)) {
    form.append(Object.assign(document.createElement("input"), { type: "hidden", name, value }));
  }
  setOutbox(outbox().filter(other => other.id !== item.id));
  document.body.append(form);
  form.submit();
}

function outbox() {
  try { return JSON.parse(localStorage.getItem(outboxKey())) ?? []; } catch { return []; }
}

function setOutbox(items) {
  if (items.length) localStorage.setItem(outboxKey(), JSON.stringify(items)); else localStorage.removeItem(outboxKey());
}

function outboxKey() { return "outbox:" + document.body.dataset.person; }

/** A UUID of version 7, as the server makes them. */
function newID() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  for (let at = 0, time = Date.now(); at < 6; at += 1, time = Math.floor(time / 256)) bytes[5 - at] = time % 256;
  bytes[6] = 0x70 | (bytes[6] & 0x0f);
  bytes[8] = 0x80 | (bytes[8] & 0x3f);
  const text = [...bytes].map(byte => byte.toString(16).padStart(2, "0")).join("");
  return text.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
