import { each, failed, fetched, swapped } from "./page.js";

// The month: keys and swipes walk through it, a touch on a day folds it to the week and brings the day's sheet.
// Every day and arrow is a plain link, which is what happens where scripts are off.
export function startCalendar() {
  each("#calendar", startGrid);
  window.addEventListener("popstate", () => {
    if (document.getElementById("month-view")) show(location.href, { keep: true });
  });
}

function startGrid(grid) {
  const days = () => [...grid.querySelectorAll(".day")].filter(day => day.checkVisibility());
  const home = grid.querySelector("[aria-selected=true] .day") ?? grid.querySelector("[aria-current=date] .day")
    ?? grid.querySelector("[role=gridcell]:not([data-outside]) .day");
  for (const day of grid.querySelectorAll(".day")) day.tabIndex = day === home ? 0 : -1;

  grid.addEventListener("click", event => {
    const day = event.target.closest(".day");
    if (!day || event.metaKey || event.ctrlKey || event.shiftKey || event.button) return;
    event.preventDefault();
    isOpen(day) ? unfold() : openDay(grid, day);
  });

  grid.addEventListener("keydown", event => {
    if (event.altKey || event.metaKey || event.ctrlKey) return;
    const shown = days();
    const at = shown.indexOf(document.activeElement);
    const steps = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };
    if (at < 0) return;
    if (event.key in steps) {
      event.preventDefault();
      const step = steps[event.key];
      const target = shown[at + step];
      if (target) rove(grid, target);
      else show(step < 0 ? grid.dataset.previous : grid.dataset.next, { focus: step < 0 ? "last" : "first" });
    } else if (event.key === "PageUp" || event.key === "PageDown") {
      event.preventDefault();
      show(event.key === "PageUp" ? grid.dataset.previous : grid.dataset.next, { focus: "first" });
    } else if (event.key === "Home") {
      event.preventDefault();
      show(grid.dataset.today, { focus: "today" });
    } else if (event.key === "Escape" && grid.hasAttribute("data-folded")) {
      unfold();
    }
  });

  swipes(grid, {
    left: () => show(grid.dataset.next),
    right: () => show(grid.dataset.previous),
    down: () => { if (grid.hasAttribute("data-folded")) unfold(); },
  });
}

function rove(grid, day) {
  for (const other of grid.querySelectorAll(".day")) other.tabIndex = other === day ? 0 : -1;
  day.focus();
}

function isOpen(day) {
  return day.closest("[data-day-open]") && day.closest("[role=gridcell]").ariaSelected === "true";
}

/** Folds to the week of the day at once, and brings the sheet as soon as it is here. */
async function openDay(grid, day) {
  const cell = day.closest("[role=gridcell]");
  if (cell.hasAttribute("data-outside")) return show(day.href);
  for (const other of grid.querySelectorAll("[role=gridcell][aria-selected]")) {
    other.ariaSelected = String(other === cell);
  }
  rove(grid, day);
  const arriving = fetched(day.href);
  const view = document.getElementById("month-view");
  view.setAttribute("data-day-open", "");
  grid.setAttribute("data-folded", "");
  try {
    const page = await arriving;
    if (cell.ariaSelected !== "true") return;
    history.pushState(null, "", day.href);
    document.title = page.title;
    swapped(document.getElementById("day-place"), page.getElementById("day-place"));
    adopt(page, ".fab", ".fold-handle");
  } catch {
    location.assign(day.href);
  }
}

/** Opens the whole month again. */
function unfold() {
  const handle = document.querySelector(".fold-handle");
  const view = document.getElementById("month-view");
  view.removeAttribute("data-day-open");
  view.querySelector(".calendar").removeAttribute("data-folded");
  for (const cell of view.querySelectorAll("[aria-selected=true]")) cell.ariaSelected = "false";
  show(handle.href);
}

/** Puts another month or day in the place of this one. */
async function show(address, { focus, keep } = {}) {
  if (!address) return;
  try {
    const page = await fetched(address);
    if (!page.getElementById("month-view")) return location.assign(address);
    if (!keep) history.pushState(null, "", address);
    document.title = page.title;
    const held = document.activeElement?.dataset?.day;
    for (const id of ["app-bar", "month-view"]) swapped(document.getElementById(id), page.getElementById(id));
    adopt(page, ".fab");
    const grid = document.getElementById("calendar");
    const inside = [...grid.querySelectorAll("[role=gridcell]:not([data-outside]) .day")];
    const target = {
      first: () => inside[0],
      last: () => inside.at(-1),
      today: () => grid.querySelector("[aria-current=date] .day"),
    }[focus]?.() ?? (held && grid.querySelector(`[data-day="${held}"]`));
    if (target) rove(grid, target);
  } catch {
    failed();
  }
}

function adopt(page, ...selectors) {
  for (const selector of selectors) {
    const [ours, theirs] = [document.querySelector(selector), page.querySelector(selector)];
    if (ours && theirs) swapped(ours, theirs);
  }
}

/** Tells a swipe from a touch and from scrolling. */
function swipes(element, ways) {
  let start;
  element.addEventListener("touchstart", event => {
    const [touch, another] = event.touches;
    start = another ? null : { x: touch.clientX, y: touch.clientY, at: event.timeStamp };
  }, { passive: true });
  element.addEventListener("touchend", event => {
    if (!start || event.timeStamp - start.at > 600) return;
    const x = event.changedTouches[0].clientX - start.x;
    const y = event.changedTouches[0].clientY - start.y;
    if (Math.abs(x) > 48 && Math.abs(x) > 2 * Math.abs(y)) (x < 0 ? ways.left : ways.right)();
    else if (y > 48 && y > 2 * Math.abs(x)) ways.down();
  }, { passive: true });
}
