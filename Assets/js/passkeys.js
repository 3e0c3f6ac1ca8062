import { each } from "./page.js";

// Passkeys: the server asks, the browser's authenticator answers, and the answer goes back as a form.
export function startPasskeys() {
  if (!window.PublicKeyCredential?.parseRequestOptionsFromJSON) return;
  each("form[data-passkey]", form => {
    form.hidden = false;
    form.addEventListener("submit", event => {
      event.preventDefault();
      answerPasskey(form).catch(() => { form.querySelector("[data-passkey-failed]").hidden = false; });
    });
  });
}

async function answerPasskey(form) {
  form.querySelector("[data-passkey-failed]").hidden = true;
  const reply = await fetch(form.dataset.question, { method: "POST" });
  if (!reply.ok) throw new Error(String(reply.status));
  const { ticket, options } = await reply.json();
  const credential = form.dataset.passkey === "create"
    ? await navigator.credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options) })
    : await navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options) });
  form.elements.ticket.value = ticket;
  form.elements.answer.value = JSON.stringify(credential);
  const event = new CustomEvent("nanal:answered", { cancelable: true });
  if (form.dispatchEvent(event)) form.submit();
}
