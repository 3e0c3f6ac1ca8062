// Keeps the house's files and the pages that were seen on this device, so that they open without a connection.
// VERSION is the hash of all files: a new one is another worker, which begins with nothing kept.
const FILES = "files-VERSION";
const PAGES = "pages-VERSION";
const MOST_PAGES = 120;
const PERSON = "/person";
const OFFLINE = "/offline";

addEventListener("install", event => event.waitUntil(skipWaiting()));
addEventListener("activate", event => event.waitUntil(begin()));
addEventListener("message", event => {
  if (event.data === "forget") event.waitUntil(caches.delete(PAGES));
  else event.waitUntil(keep(event.data));
});
addEventListener("fetch", event => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (url.pathname.startsWith("/assets/")) event.respondWith(file(request.url));
  else if (request.mode === "navigate" || request.headers.get("accept") === "text/html") event.respondWith(page(event));
});

async function begin() {
  for (const name of await caches.keys()) if (![FILES, PAGES].includes(name)) await caches.delete(name);
  await clients.claim();
}

/** What the first page has loaded before a worker was there. */
async function keep({ files, page }) {
  await Promise.all(files.map(address => file(address).catch(() => null)));
  const answer = await fetch(page, { headers: { Accept: "text/html" } });
  await remember(page, answer);
}

/** Files carry the hash of their content in their names: what is kept is right. */
async function file(address) {
  const files = await caches.open(FILES);
  const kept = await files.match(address);
  if (kept) return kept;
  const answer = await fetch(address);
  if (answer.ok) await files.put(address, answer.clone());
  return answer;
}

/** The page as it is now, or without a connection as it was seen last. */
async function page(event) {
  const { request } = event;
  let answer;
  try {
    answer = await fetch(request);
  } catch {
    const isWhole = request.mode === "navigate";
    return (await seen(request.url)) ?? (isWhole ? await seen(OFFLINE) : null) ?? Response.error();
  }
  event.waitUntil(remember(request.url, answer.clone()));
  return answer;
}

/** The kept page, which says when it was seen. */
async function seen(address) {
  const kept = await (await caches.open(PAGES)).match(plain(address), { ignoreVary: true });
  if (!kept) return null;
  const text = await kept.text();
  const marked = text.replace("<body ", `<body data-seen="${kept.headers.get("seen")}" `);
  return new Response(marked, { headers: kept.headers });
}

/** Keeps a page for the person whom it names; what another person, or nobody, is shown clears all that was kept. */
async function remember(address, answer) {
  const type = answer.headers.get("content-type") ?? "";
  if (answer.status >= 500 || !type.startsWith("text/html")) return;
  const text = await answer.text();
  const body = text.match(/<body[^>]*>/)?.[0];
  if (!body) return;
  const person = body.match(/ data-person="([^"]*)"/)?.[1] ?? "";
  const last = await (await (await caches.open(PAGES)).match(PERSON))?.text() ?? "";
  if (person !== last) await caches.delete(PAGES);
  if (!person) return;
  const pages = await caches.open(PAGES);
  if (person !== last) {
    await pages.put(PERSON, new Response(person));
    await remember(OFFLINE, await fetch(OFFLINE));
  }
  if (answer.status !== 200 || /no-store/.test(answer.headers.get("cache-control") ?? "")) return;
  const headers = new Headers(answer.headers);
  headers.set("seen", new Date().toISOString());
  for (const name of ["set-cookie", "content-encoding", "content-length", "vary"]) headers.delete(name);
  await pages.delete(plain(address));
  await pages.put(plain(address), new Response(text, { headers }));
  // The oldest come first; the person's name and the page without a connection stay.
  const kept = (await pages.keys()).filter(entry => ![PERSON, OFFLINE].includes(new URL(entry.url).pathname));
  for (const entry of kept.slice(0, Math.max(0, kept.length - MOST_PAGES))) await pages.delete(entry);
}

/** An address without the place within the page. */
function plain(address) {
  const url = new URL(address, location.href);
  url.hash = "";
  return url.href;
}
