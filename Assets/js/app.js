import { startCalendar } from "./calendar.js";
import { startCharts } from "./charts.js";
import { startDialogs } from "./dialogs.js";
import { startFiles } from "./files.js";
import { forgetSentDrafts, startForms } from "./forms.js";
import { startLive } from "./live.js";
import { startOffline } from "./offline.js";
import { startOutbox } from "./outbox.js";
import { each } from "./page.js";
import { startLock } from "./lock.js";
import { startPasskeys } from "./passkeys.js";
import { startSuggestions } from "./suggest.js";
import { startToasts } from "./toasts.js";

// Every page works without this; each line adds one convenience.
startDialogs();
startSuggestions();
startOutbox();
startForms();
startFiles();
startPasskeys();
startLock();
startCalendar();
startCharts();
startToasts();
startLive();
forgetSentDrafts();
startOffline();

// The round button makes room while one reads downwards.
let last = scrollY;
addEventListener("scroll", () => {
  const isAway = scrollY > last && scrollY > 80;
  last = scrollY;
  for (const button of document.querySelectorAll(".fab")) button.toggleAttribute("data-away", isAway);
}, { passive: true });

// Where a script runs, a disclosure that has errors inside opens by itself.
each("details", details => { if (details.querySelector("[aria-invalid]")) details.open = true; });
