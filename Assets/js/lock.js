import { forgetPages } from "./offline.js";
import { fetched } from "./page.js";

// The lock takes the page out of the document and keeps it in memory: nothing of it can be seen or found, and when it
// is opened again all is as it was, also what was typed. The server answers nothing to a locked screen, so that a page
// loaded anew stays locked too.
const lockChannel = window.BroadcastChannel && new BroadcastChannel("nanal-lock");
const activityKey = "nanal-active";
let keptPage = null;

export function startLock() {
  const { lockIdle, lockHidden } = document.body.dataset;
  if (document.querySelector("#sign-in, #unlock")) forgetPages();
  if (lockIdle === undefined) return;
  const idle = Number(lockIdle) * 1000;
  const isIdle = () => idle > 0 && Date.now() - Number(localStorage.getItem(activityKey)) >= idle;
  noteActivity();
  let told = Date.now();
  const touch = () => {
    if (keptPage) return;
    noteActivity();
    if (Date.now() - told < 60_000) return;
    told = Date.now();
    fetch("/lock/activity", { method: "POST" }).then(answer => { if (answer.status === 403) lockScreen(false); }, () => {});
  };
  for (const name of ["pointerdown", "keydown", "input", "wheel"]) addEventListener(name, touch, { passive: true });
  setInterval(() => { if (isIdle()) lockScreen(true); }, 1000);
  document.addEventListener("visibilitychange", () => {
    if (document.hidden ? lockHidden !== undefined : isIdle()) lockScreen(true);
  });
  document.addEventListener("submit", event => {
    if (event.target.getAttribute("action") !== "/lock") return;
    event.preventDefault();
    lockScreen(true);
  });
  // A page that comes back out of the browser's memory may have been locked meanwhile.
  addEventListener("pageshow", event => { if (event.persisted) lockScreen(false); });
  lockChannel?.addEventListener("message", event => event.data === "open" ? openScreen() : lockScreen(false));
}

function noteActivity() {
  localStorage.setItem(activityKey, String(Date.now()));
}

/** Takes the page away at once, then has the session locked unless another tab has done so. */
function lockScreen(isFirst) {
  if (keptPage) return;
  keptPage = { body: document.body, title: document.title };
  document.documentElement.replaceChild(document.createElement("body"), keptPage.body);
  document.title = "🔒";
  forgetPages();
  if (isFirst) lockChannel?.postMessage("lock");
  askForLock(isFirst);
}

/** Without a network nothing is shown until there is one again. */
async function askForLock(isFirst) {
  try {
    if (isFirst) await fetch("/lock", { method: "POST", redirect: "manual", keepalive: true });
    showLock(await fetched("/lock"));
  } catch (error) {
    // Nobody is signed in any more.
    if (error.message === "401") return location.reload();
    setTimeout(() => { if (keptPage) askForLock(isFirst); }, 3000);
  }
}

/** Shows the lock's page; a page of the house instead means that the screen is open, and the sign-in that nobody is in. */
function showLock(page) {
  if (!keptPage) return;
  if (page.body.dataset.lockIdle !== undefined) {
    lockChannel?.postMessage("open");
    openScreen();
    return;
  }
  if (!page.querySelector("form[action='/lock/open'], form[action='/lock/passkey']")) {
    location.reload();
    return;
  }
  const body = document.adoptNode(page.body);
  document.documentElement.replaceChild(body, document.body);
  document.title = page.title;
  for (const form of body.querySelectorAll("form[action^='/lock/']")) {
    form.addEventListener(form.dataset.passkey ? "nanal:answered" : "submit", event => {
      event.preventDefault();
      unlock(form);
    });
  }
  document.dispatchEvent(new CustomEvent("nanal:swapped", { detail: body }));
  body.querySelector("[name=pin]")?.focus();
}

async function unlock(form) {
  try {
    const reply = await fetch(form.action, {
      method: "POST", body: new URLSearchParams(new FormData(form)), redirect: "manual",
    });
    if (reply.type === "opaqueredirect") await askForLock(false);
    else showLock(new DOMParser().parseFromString(await reply.text(), "text/html"));
  } catch {
    delete form.dataset.sent;
  }
}

function openScreen() {
  if (!keptPage) return;
  const page = keptPage;
  keptPage = null;
  noteActivity();
  document.documentElement.replaceChild(page.body, document.body);
  document.title = page.title;
  document.dispatchEvent(new CustomEvent("nanal:unlocked"));
}
