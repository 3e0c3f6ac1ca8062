import { each, failed, swapped } from "./page.js";

// A file can be dropped on its box; sending it shows how far it has come.
export function startFiles() {
  each("[data-drop]", box => {
    const field = box.querySelector("input[type=file]");
    const name = box.querySelector("[data-chosen]");
    field.addEventListener("change", () => {
      if (field.files.length) name.textContent = [...field.files].map(file => file.name).join(", ");
    });
    for (const [event, isOver] of [["dragenter", true], ["dragover", true], ["dragleave", false], ["drop", false]]) {
      box.addEventListener(event, over => { over.preventDefault(); box.toggleAttribute("data-over", isOver); });
    }
    box.addEventListener("drop", event => {
      if (!event.dataTransfer.files.length) return;
      field.files = event.dataTransfer.files;
      field.dispatchEvent(new Event("change", { bubbles: true }));
      field.dispatchEvent(new Event("input", { bubbles: true }));
    });
    field.form?.addEventListener("submit", event => send(event, field.form, box.parentElement.querySelector("progress")));
  });
}

function send(event, form, bar) {
  if (event.defaultPrevented) return;
  event.preventDefault();
  const request = new XMLHttpRequest();
  request.open("POST", form.action);
  request.upload.addEventListener("progress", at => {
    bar.hidden = false;
    if (at.lengthComputable) bar.value = (100 * at.loaded) / at.total; else bar.removeAttribute("value");
  });
  request.upload.addEventListener("load", () => bar.removeAttribute("value"));
  const again = () => { bar.hidden = true; delete form.dataset.sent; };
  request.addEventListener("error", () => { again(); failed(); });
  request.addEventListener("load", () => {
    if (request.status < 300 && request.responseURL !== form.action) return location.assign(request.responseURL);
    again();
    const main = new DOMParser().parseFromString(request.responseText, "text/html").getElementById("main");
    if (main) swapped(document.getElementById("main"), main); else failed();
  });
  request.send(new FormData(form, event.submitter));
}
