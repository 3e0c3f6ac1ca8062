// Sheets and popups open as modal dialogs: focus is kept within and given back, Escape and the shade close them.
export function startDialogs() {
  document.addEventListener("click", event => {
    const link = event.target.closest("a, button");
    if (!link) return;
    const dialog = link.closest("dialog.overlay");
    if (dialog && link.hasAttribute("data-close")) {
      event.preventDefault();
      dialog.close();
      return;
    }
    const address = link.getAttribute("href");
    if (!address?.startsWith("#")) return;
    const target = document.getElementById(address.slice(1));
    if (target?.matches("dialog.overlay")) {
      event.preventDefault();
      open(target);
    }
  });

  const named = location.hash && document.getElementById(location.hash.slice(1));
  const shown = named?.matches?.("dialog.overlay") ? named : document.querySelector("dialog.overlay[open]");
  if (shown) {
    if (named) history.replaceState(history.state, "", location.pathname + location.search);
    shown.removeAttribute("open");
    shown.removeAttribute("data-open");
    open(shown);
  }
}

function open(dialog) {
  dialog.showModal();
  const first = dialog.querySelector("[autofocus], input:not([type=hidden]), select, textarea, .list a, .actions .btn");
  (first ?? dialog.querySelector("[data-close]:not(.dismiss)"))?.focus();
}
