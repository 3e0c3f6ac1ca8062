import { each } from "./page.js";

// A toast goes after ten seconds, but never while it is read with a pointer or the keyboard.
export function startToasts() {
  each("[data-toast]", box => {
    let timer;
    const wait = () => { timer = setTimeout(() => box.remove(), 10_000); };
    const stay = () => clearTimeout(timer);
    for (const name of ["pointerenter", "focusin"]) box.addEventListener(name, stay);
    for (const name of ["pointerleave", "focusout"]) box.addEventListener(name, wait);
    wait();
  });

  // A live region tells only what comes into it, so a toast that the page brought is put in once more.
  const region = document.getElementById("toasts");
  if (region?.firstElementChild) requestAnimationFrame(() => region.append(...region.children));
}
