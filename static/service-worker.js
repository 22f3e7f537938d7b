// Keeps one whole build of the page for when there is no network. It never mixes builds: files named by their content
// are the same wherever they come from, and a page is kept only together with all files of its own build.

// Filled in by `cargo xtask dist`.
const BUILD = "";
/** The files of the build, each with the hash of its content. */
const FILES = {};

// Other sites, and other versions of this page, may keep something on the same origin.
const OURS = `phasor ${registration.scope} `;
const CACHE = OURS + BUILD;

/** The address of the page itself. */
const PAGE = registration.scope;

/** Milliseconds until a host that does not answer is not waited for. */
const PATIENCE = 2500;

/** Names that hold the hash of a file's content. */
const BY_CONTENT = /-[0-9a-f]{16}\.\w+$/;

async function keep() {
  const cache = await caches.open(CACHE);
  const page = await fetch(PAGE, { cache: "no-cache" });
  // Published anew since this script was fetched: the next visit brings the new one.
  if (!page.ok || !(await page.clone().text()).includes(`content="${BUILD}"`)) throw new Error("another build");
  const files = Object.entries(FILES).map(async ([file, integrity]) => {
    // An update fetches only what is new; what is not as it was published, the browser refuses.
    const kept = await caches.match(new URL(file, PAGE));
    return kept && (await isPublished(kept, integrity)) ? cache.put(file, kept) : cache.add(new Request(file, { integrity }));
  });
  // A browser refuses to show a page that was redirected on the way here; a copy of it is not.
  await Promise.all([...files, cache.put(PAGE, new Response(page.body, page))]);
}

/** Whether a copy is what was published. */
async function isPublished(copy, integrity) {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", await copy.clone().arrayBuffer()));
  return integrity === `sha256-${btoa(String.fromCharCode(...digest))}`;
}

/** Removes other builds: a service worker becomes active when no page is open that the one before it served. */
async function tidy() {
  const names = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== CACHE);
  await Promise.all(names.map((name) => caches.delete(name)));
  // The page of the first visit, too, works on without a network.
  await clients.claim();
}

addEventListener("install", (event) => event.waitUntil(keep()));
addEventListener("activate", (event) => event.waitUntil(tidy()));

addEventListener("fetch", (event) => {
  const { request } = event;
  const [url] = request.url.split(/[?#]/);
  if (request.mode === "navigate") {
    // Whoever has a network sees what is published now. Folders below this one have pages of their own.
    if (url === PAGE || url === `${PAGE}index.html`) event.respondWith(newest(request));
  } else if (BY_CONTENT.test(url)) {
    event.respondWith(request.cache === "reload" ? renewed(request) : unchanged(request));
  }
});

/** The page that is published now or, where the host gives none in time, the one that is kept. */
async function newest(request) {
  const published = fetch(request);
  const kept = await keptIn(CACHE, PAGE);
  if (!kept) return published;
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  const page = await Promise.race([published, late]).catch(() => undefined);
  return page && page.status < 500 ? page : kept;
}

/** A file whose name says what is in it. */
async function unchanged(request) {
  return (await keptIn(undefined, request.url)) ?? fetch(request);
}

/** Such a file past the copy that is kept, which it replaces: the page has found that damaged (`start.js`). */
async function renewed(request) {
  const file = await fetch(request);
  const isKept = request.integrity && file.ok && (await keptIn(CACHE, request.url));
  if (isKept) await (await caches.open(CACHE)).put(request.url, file.clone());
  return file;
}

/** What is kept, if the browser lets anything be kept. */
async function keptIn(cacheName, url) {
  return caches.match(url, { cacheName }).catch(() => undefined);
}
