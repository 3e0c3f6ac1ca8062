// What several modules need: words, toasts, and parts of other pages.

/** Runs a function for each element now and for those that come with a swapped part. */
export function each(selector, start) {
  const run = root => {
    const found = [...root.querySelectorAll(selector)];
    if (root.matches?.(selector)) found.unshift(root);
    for (const element of found) {
      const started = (element.started ??= new Set());
      if (!started.has(start)) { started.add(start); start(element); }
    }
  };
  run(document);
  document.addEventListener("nanal:swapped", event => run(event.detail));
  document.addEventListener("htmx:load", event => run(event.detail.elt));
}

/** Fetches a page of ours and returns it as a document. */
export async function fetched(address, signal, headers = {}) {
  const answer = await fetch(address, { headers: { Accept: "text/html", ...headers }, signal });
  if (!answer.ok) throw new Error(String(answer.status));
  return new DOMParser().parseFromString(await answer.text(), "text/html");
}

/** Puts a part of another page in the place of ours and starts what it needs. */
export function swapped(old, part) {
  const adopted = document.adoptNode(part);
  old.replaceWith(adopted);
  window.htmx?.process(adopted);
  document.dispatchEvent(new CustomEvent("nanal:swapped", { detail: adopted }));
  return adopted;
}

/** Shows a toast with at most one thing to do. */
export function toast(text, action) {
  const box = document.createElement("div");
  box.className = "toast";
  box.dataset.toast = "";
  box.append(Object.assign(document.createElement("span"), { textContent: text }));
  if (action) {
    const button = Object.assign(document.createElement("button"), { type: "button", textContent: action.caption });
    button.addEventListener("click", () => { box.remove(); action.run(); });
    box.append(button);
  }
  document.getElementById("toasts")?.append(box);
  document.dispatchEvent(new CustomEvent("nanal:swapped", { detail: box }));
}

export function failed() {
  toast(document.body.dataset.failed);
}
