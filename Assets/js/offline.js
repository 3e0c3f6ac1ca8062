// Starts the worker that keeps pages, and says of a kept page when it was seen.
export function startOffline() {
  const { seen, seenWords } = document.body.dataset;
  if (seen) {
    const moment = new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: "medium", timeStyle: "short" });
    const banner = Object.assign(document.createElement("p"), { className: "banner calm seen", role: "status" });
    banner.textContent = seenWords.replace("{}", moment.format(new Date(seen)));
    document.querySelector("main")?.prepend(banner);
  }
  const worker = navigator.serviceWorker;
  if (!worker) return;
  worker.register("/worker.js").catch(() => { /* a browser that keeps nothing: pages need a connection */ });
  if (!worker.controller) worker.ready.then(registration => registration.active.postMessage(shown()));
}

/** Forgets every page that this device keeps, as a lock or the end of a session wants it. */
export function forgetPages() {
  navigator.serviceWorker?.controller?.postMessage("forget");
}

/** What this page was made of. */
function shown() {
  const linked = [...document.querySelectorAll("link[rel=stylesheet], link[rel=icon], script[src]")];
  const files = linked.map(element => element.href || element.src);
  return { files: [...files, document.body.dataset.charts].filter(Boolean), page: location.href };
}
