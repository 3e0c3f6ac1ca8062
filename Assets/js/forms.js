import { each, toast } from "./page.js";
import { formatted, multiplied, parseDecimal } from "./decimal.js";

export function startForms() {
  each("output[data-product]", startProduct);
  each("form[data-guard]", startGuard);
  each("form[data-draft]", startDraft);
  each("input[data-own-zone]", startZone);
  each("form[data-auto]", form => form.addEventListener("change", () => form.requestSubmit()));
}

/** Offers the zone of this device where nobody has chosen one; the server offers that of its own. */
function startZone(field) {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  if (zone && !field.matches("[aria-invalid]")) field.value = zone;
}

/** Shows the product of the named fields while they are typed. */
function startProduct(output) {
  const form = output.form;
  const names = output.dataset.product.split(" ");
  const known = output.textContent;
  form?.addEventListener("input", event => {
    if (![...names, "rate"].includes(event.target.name)) return;
    // A price in another currency is changed at a rate: the server does that.
    if (form.elements.rate?.value.trim()) return output.value = "–";
    const texts = names.map(name => form.elements[name]?.value.trim()).filter(Boolean);
    const factors = texts.map(parseDecimal);
    const isWhole = factors.length >= 2 && factors.every(Boolean);
    output.value = isWhole ? formatted(factors.reduce(multiplied)) + output.dataset.unit : known;
  });
}

/** The button that sends waits until the form can be sent; a second press sends nothing. */
function startGuard(form) {
  const buttons = [...form.elements, ...document.querySelectorAll(`[form="${form.id}"]`)]
    .filter(element => element.matches("button.primary"));
  const update = () => {
    for (const button of buttons) button.setAttribute("aria-disabled", String(!form.checkValidity()));
  };
  form.addEventListener("input", update);
  form.addEventListener("change", update);
  form.addEventListener("submit", event => {
    if (form.dataset.sent) event.preventDefault();
    form.dataset.sent = "yes";
  });
  window.addEventListener("pageshow", () => { delete form.dataset.sent; update(); });
  update();
}

/** Keeps what is typed on this device until the server has it. */
function startDraft(form) {
  const key = drafts() + form.dataset.draft;
  const isKept = field => field.dataset.kept ?? !["hidden", "file", "password", "submit"].includes(field.type);
  const isTicked = field => ["checkbox", "radio"].includes(field.type);
  const fields = () => [...form.elements].filter(field => field.name && isKept(field));
  const state = () => JSON.stringify(fields().map(field => [field.name, isTicked(field) ? field.checked : field.value]));
  const initial = state();
  const isRefused = Boolean(form.querySelector("[aria-invalid]"));
  // What stands on the server: a draft of an older version must not cover a newer text in silence.
  const version = form.elements.namedItem("version")?.value ?? "";

  if (sessionStorage.getItem(key)) {
    if (isTaken(key) && !isRefused) localStorage.removeItem(key);
    sessionStorage.removeItem(key);
  }

  const kept = read(localStorage.getItem(key));
  if (kept && kept.state !== initial && !isRefused) {
    const discard = { caption: form.dataset.draftDiscard, run() { localStorage.removeItem(key); fill(fields(), initial); } };
    const show = () => { fill(fields(), kept.state); toast(form.dataset.draftRestored, discard); };
    if (version === (kept.version ?? version)) show();
    else toast(form.dataset.draftOlder, { caption: form.dataset.draftShow, run: show });
  }

  let timer;
  form.addEventListener("input", () => {
    clearTimeout(timer);
    timer = setTimeout(() => localStorage.setItem(key, JSON.stringify({ version, state: state() })), 300);
  });
  form.addEventListener("nanal:kept", () => { clearTimeout(timer); localStorage.removeItem(key); });
  form.addEventListener("submit", event => {
    if (event.defaultPrevented) return;
    clearTimeout(timer);
    sessionStorage.setItem(key, plain(location.href));
  });
}

/** Drafts are each person's own, where several use one browser. */
function drafts() { return "draft:" + (document.body.dataset.person ?? "") + ":"; }

/** Whether this page is the answer to a form that was sent, and no error: a page that somebody opens does not come from it. */
function isTaken(key) {
  return plain(document.referrer) === sessionStorage.getItem(key) && !document.querySelector(".error-page");
}

function plain(address) { return address.split("#")[0]; }

/** Removes drafts of forms that were sent and are gone from the page. */
export function forgetSentDrafts() {
  for (const key of Object.keys(sessionStorage).filter(key => key.startsWith(drafts()))) {
    const name = CSS.escape(key.slice(drafts().length));
    if (document.querySelector(`form[data-draft="${name}"]`)) continue;
    if (isTaken(key)) localStorage.removeItem(key);
    sessionStorage.removeItem(key);
  }
}

function read(text) {
  try { return JSON.parse(text); } catch { return null; }
}

function fill(fields, state) {
  const values = read(state) ?? [];
  fields.forEach((field, index) => {
    const [name, value] = values[index] ?? [];
    if (name !== field.name) return;
    if (typeof value === "boolean") field.checked = value; else field.value = value;
    field.dispatchEvent(new Event("input", { bubbles: true }));
    field.dispatchEvent(new Event("nanal:filled"));
  });
}
