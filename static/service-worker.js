// Caches one complete build of the page for offline use. It never mixes builds: fingerprinted files have the same
// content wherever they come from, and the page is cached only together with all files of its own build.

// Filled in by `cargo xtask dist`.
const BUILD = "";
/** The files of the build, each with the hash of its content. */
const FILES = {};

// Other sites, and other versions of this page, may have caches on the same origin.
const OURS = `phasor ${registration.scope} `;
const CACHE = OURS + BUILD;

/** The URL of the page itself. */
const PAGE = registration.scope;

/** Timeout for a host that does not answer, in milliseconds. */
const PATIENCE = 2500;

/** Matches fingerprinted file names. */
const BY_CONTENT = /-[0-9a-f]{16}\.\w+$/;

async function keep() {
  const cache = await caches.open(CACHE);
  const page = await fetch(PAGE, { cache: "no-cache" });
  // A new build was published since this script was fetched. The next visit caches the new one.
  if (!page.ok || !(await page.clone().text()).includes(`content="${BUILD}"`)) throw new Error("another build");
  const files = Object.entries(FILES).map(async ([file, integrity]) => {
    // An update fetches only new files. The browser rejects a file that fails the integrity check.
    const kept = await caches.match(new URL(file, PAGE));
    return kept && (await isPublished(kept, integrity)) ? cache.put(file, kept) : cache.add(new Request(file, { integrity }));
  });
  // Browsers refuse to show a cached response that was redirected. The copy is not marked as redirected.
  await Promise.all([...files, cache.put(PAGE, new Response(page.body, page))]);
}

/** Whether a cached file passes the integrity check. */
async function isPublished(copy, integrity) {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", await copy.clone().arrayBuffer()));
  return integrity === `sha256-${btoa(String.fromCharCode(...digest))}`;
}

/** Deletes the caches of other builds. A service worker becomes active only when no page of the previous one is open. */
async function tidy() {
  const names = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== CACHE);
  await Promise.all(names.map((name) => caches.delete(name)));
  // Controls the page of the first visit, too, so that it keeps working offline.
  await clients.claim();
}

addEventListener("install", (event) => event.waitUntil(keep()));
addEventListener("activate", (event) => event.waitUntil(tidy()));

addEventListener("fetch", (event) => {
  const { request } = event;
  const [url] = request.url.split(/[?#]/);
  if (request.mode === "navigate") {
    // The network comes first, so that online visitors get the newest page. Subfolders have pages of their own.
    if (url === PAGE || url === `${PAGE}index.html`) event.respondWith(newest(request));
  } else if (BY_CONTENT.test(url)) {
    event.respondWith(request.cache === "reload" ? renewed(request) : unchanged(request));
  }
});

/** The page from the network, or the cached one if the host fails or does not answer in time. */
async function newest(request) {
  const published = fetch(request);
  const kept = await keptIn(CACHE, PAGE);
  if (!kept) return published;
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  const page = await Promise.race([published, late]).catch(() => undefined);
  return page && page.status < 500 ? page : kept;
}

/** A fingerprinted file: from the cache, otherwise from the network. */
async function unchanged(request) {
  return (await keptIn(undefined, request.url)) ?? fetch(request);
}

/** A fingerprinted file from the network, which replaces the cached copy: `start.js` found that copy damaged. */
async function renewed(request) {
  const file = await fetch(request);
  const isKept = request.integrity && file.ok && (await keptIn(CACHE, request.url));
  if (isKept) await (await caches.open(CACHE)).put(request.url, file.clone());
  return file;
}

/** The cached response, if there is one and the browser allows caches. */
async function keptIn(cacheName, url) {
  return caches.match(url, { cacheName }).catch(() => undefined);
}
