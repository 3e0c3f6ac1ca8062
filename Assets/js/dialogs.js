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

  document.addEventListener("submit", ask);

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

/** Sends a form that asks before it acts, and shows the question over this page instead of on its own. */
async function ask(event) {
  const form = event.target;
  if (!form.matches("form[data-asks]") || event.defaultPrevented) return;
  event.preventDefault();
  try {
    const body = new URLSearchParams(new FormData(form, event.submitter));
    const answer = await fetch(form.action, { method: "POST", body, headers: { Accept: "text/html" } });
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    const question = page.querySelector("main > .question");
    if (!question) throw new Error(String(answer.status));
    const dialog = document.createElement("dialog");
    dialog.className = "overlay center";
    dialog.role = "alertdialog";
    dialog.setAttribute("aria-labelledby", "question-title");
    dialog.append(document.adoptNode(question));
    dialog.addEventListener("close", () => { dialog.remove(); event.submitter?.focus(); });
    document.body.append(dialog);
    open(dialog);
  } catch {
    form.submit();
  }
}
