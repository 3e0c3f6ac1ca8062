import { each } from "./page.js";

// A text field with suggestions from the server; it stays a plain field where scripts are off.
export function startSuggestions() {
  each("[data-suggest]", box => (box.dataset.mode === "tags" ? startTags(box) : startOne(box)));
}

function startOne(box) {
  const field = box.querySelector("input");
  combobox(box, field, option => {
    field.value = option.dataset.value;
    for (const fill of option.querySelectorAll("data")) {
      const target = field.form?.elements[fill.getAttribute("name")];
      if (target) {
        target.value = fill.getAttribute("value");
        target.dispatchEvent(new Event("input", { bubbles: true }));
      }
    }
    field.dispatchEvent(new Event("input", { bubbles: true }));
  });
}

/** The field with commas is hidden and holds what is sent; chips and a free field stand for it. */
function startTags(box) {
  const sent = box.querySelector("input");
  const typed = sent.cloneNode();
  sent.type = "hidden";
  sent.dataset.kept = "yes";
  sent.removeAttribute("id");
  for (const name of ["name", "required", "value"]) typed.removeAttribute(name);
  typed.value = "";
  box.append(typed);

  const parts = text => text.split(",").map(part => part.trim()).filter(Boolean);
  const tags = () => parts(sent.value);
  const show = () => {
    for (const chip of box.querySelectorAll(".chip")) chip.remove();
    for (const tag of tags()) typed.before(chip(tag, () => set(tags().filter(other => other !== tag))));
  };
  const set = list => {
    sent.value = [...new Set(list)].join(", ");
    show();
    sent.form?.dispatchEvent(new Event("input", { bubbles: true }));
  };
  const take = text => {
    if (text.trim()) set([...tags(), ...parts(text)]);
    typed.value = "";
  };

  combobox(box, typed, option => take(option.dataset.value));
  typed.addEventListener("keydown", event => {
    if (event.isComposing) return;
    if (event.key === "," || (event.key === "Enter" && typed.value.trim())) {
      event.preventDefault();
      take(typed.value);
    }
    if (event.key === "Backspace" && !typed.value) set(tags().slice(0, -1));
  });
  typed.addEventListener("blur", () => take(typed.value));
  sent.addEventListener("nanal:filled", show);
  show();
}

function chip(tag, remove) {
  const chip = Object.assign(document.createElement("span"), { className: "chip on", textContent: tag });
  const button = Object.assign(document.createElement("button"), { type: "button" });
  button.setAttribute("aria-label", document.body.dataset.remove.replace("{}", tag));
  button.innerHTML = '<svg class="icon" aria-hidden="true"><use href="#i-close"/></svg>';
  button.addEventListener("click", remove);
  chip.append(button);
  return chip;
}

/** Shows a list below the field; arrows choose, Enter takes, Escape closes. */
function combobox(box, field, take) {
  const list = document.createElement("div");
  list.className = "suggest";
  list.id = field.id + "-list";
  list.role = "listbox";
  list.hidden = true;
  list.setAttribute("aria-label", field.labels?.[0]?.textContent ?? "");
  box.append(list);
  const says = { role: "combobox", "aria-autocomplete": "list", "aria-expanded": "false", "aria-controls": list.id };
  for (const [name, value] of Object.entries(says)) field.setAttribute(name, value);

  const options = () => [...list.children];
  const chosen = () => options().find(option => option.ariaSelected === "true");
  const close = () => {
    list.hidden = true;
    field.setAttribute("aria-expanded", "false");
    field.removeAttribute("aria-activedescendant");
  };
  const choose = option => {
    for (const other of options()) other.ariaSelected = String(other === option);
    field.setAttribute("aria-activedescendant", option.id);
    option.scrollIntoView({ block: "nearest" });
  };
  const accept = option => { take(option); close(); };

  let request;
  const ask = async () => {
    request?.abort();
    request = new AbortController();
    try {
      const address = question(box.dataset.suggest, field.value);
      const answer = await fetch(address, { signal: request.signal });
      if (!answer.ok) return close();
      const found = new DOMParser().parseFromString(await answer.text(), "text/html");
      list.replaceChildren(...found.querySelectorAll("[role=option]"));
      options().forEach((option, index) => { option.id = `${list.id}-${index}`; });
      if (!list.children.length || document.activeElement !== field) return close();
      list.hidden = false;
      field.setAttribute("aria-expanded", "true");
    } catch { /* a newer question or no connection: the field works without suggestions */ }
  };

  let timer;
  field.addEventListener("input", event => {
    if (!event.isTrusted) return;
    clearTimeout(timer);
    timer = setTimeout(ask, 120);
  });
  field.addEventListener("blur", close);
  list.addEventListener("pointerdown", event => event.preventDefault());
  list.addEventListener("click", event => {
    const option = event.target.closest("[role=option]");
    if (option) accept(option);
  });
  field.addEventListener("keydown", event => {
    if (event.isComposing) return;
    const shown = options();
    const at = shown.indexOf(chosen());
    const keys = {
      ArrowDown: () => (list.hidden ? ask() : choose(shown[(at + 1) % shown.length])),
      ArrowUp: () => choose(shown.at(at <= 0 ? -1 : at - 1)),
      Enter: () => accept(shown[at]),
      Escape: close,
    };
    const isOurs = list.hidden ? event.key === "ArrowDown" : event.key in keys && (event.key !== "Enter" || at >= 0);
    if (!isOurs) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    keys[event.key]();
  });
}

function question(address, text) {
  const url = new URL(address, location.href);
  url.searchParams.set("q", text);
  return url;
}
