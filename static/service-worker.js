// Caches one complete build of the page for offline use. Builds are never mixed: the name of a fingerprinted file
// determines its content, and the page is cached only together with all files of its own build.

// Filled in by `cargo xtask dist`.
const BUILD = "";
/** The files of the build, each with the hash of its content. */
const FILES = {};

// The prefix of this page's cache names: other sites, and copies of this page at other paths, may have caches on the
// same origin.
const PREFIX = `phasor ${registration.scope} `;
const CACHE = PREFIX + BUILD;

/** The URL of the page itself. The page of each language has a separate worker (`static/start/offline.js`). */
const PAGE = registration.scope;

/** The URL of the folder of the files. */
const ROOT = new URL("./", location).href;

/** The files that the page of this language needs: all except texts and pictures of other languages. */
const NEEDED = Object.entries(FILES).filter(([file]) => {
  const [, language] = /^(?:texts|stills)\/(?:later-)?([a-z]+(?:-[A-Z]\w+)?)-/.exec(file) ?? [];
  return !language || language === (PAGE.slice(ROOT.length, -1) || "en");
});

/** Milliseconds to wait for the host before the cached page is used. */
const TIMEOUT = 2500;

/** Matches fingerprinted file names. */
const BY_CONTENT = /-[0-9a-f]{16}\.\w+$/;

/** Caches the page and all files of its build. */
async function cacheBuild() {
  const cache = await caches.open(CACHE);
  const page = await fetch(PAGE, { cache: "no-cache" });
  // Fails if a new build was published after this script was fetched. The next visit then caches the new build.
  if (!page.ok || !(await page.clone().text()).includes(`content="${BUILD}"`)) throw new Error("another build");
  const files = NEEDED.map(async ([name, integrity]) => {
    // An update fetches only new files. The browser rejects a file that fails the integrity check.
    const file = new URL(name, ROOT).href;
    const cached = await caches.match(file);
    if (cached && (await isIntact(cached, integrity))) return cache.put(file, cached);
    return cache.add(new Request(file, { integrity }));
  });
  // Copies the response, because browsers refuse to show a cached response that is marked as redirected.
  await Promise.all([...files, cache.put(PAGE, new Response(page.body, page))]);
}

/** Whether a cached file passes the integrity check. */
async function isIntact(copy, integrity) {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", await copy.clone().arrayBuffer()));
  return integrity === `sha256-${btoa(String.fromCharCode(...digest))}`;
}

/** Deletes the caches of other builds. A service worker becomes active only when its predecessor controls no page. */
async function deleteOldCaches() {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(names.map((name) => caches.delete(name)));
  // Also takes control of the page of the first visit, so that this page works offline.
  await clients.claim();
}

addEventListener("install", (event) => event.waitUntil(cacheBuild()));
addEventListener("activate", (event) => event.waitUntil(deleteOldCaches()));

addEventListener("fetch", (event) => {
  const { request } = event;
  const [url] = request.url.split(/[?#]/);
  if (request.mode === "navigate") {
    // Network first, so that online visitors get the newest page. Pages in subfolders are not cached.
    if (url === PAGE || url === `${PAGE}index.html`) event.respondWith(networkFirst(request));
  } else if (BY_CONTENT.test(url)) {
    event.respondWith(request.cache === "reload" ? refetched(request) : cacheFirst(request));
  }
});

/** The page from the network, or the cached one if the host fails or does not answer in time. */
async function networkFirst(request) {
  const published = fetch(request);
  const cached = await cachedIn(CACHE, PAGE);
  if (!cached) return published;
  const timeout = new Promise((resolve) => setTimeout(resolve, TIMEOUT));
  const page = await Promise.race([published, timeout]).catch(() => undefined);
  return page && page.status < 500 ? page : cached;
}

/** A fingerprinted file: from the cache, otherwise from the network. */
async function cacheFirst(request) {
  return (await cachedIn(undefined, request.url)) ?? fetch(request);
}

/** A fingerprinted file from the network, which replaces the cached copy: `start.js` found that copy damaged. */
async function refetched(request) {
  const file = await fetch(request);
  const isCached = request.integrity && file.ok && (await cachedIn(CACHE, request.url));
  if (isCached) await (await caches.open(CACHE)).put(request.url, file.clone());
  return file;
}

/** The response in this cache or, without a name, in any cache, if there is one and the browser allows caches. */
async function cachedIn(cacheName, url) {
  return caches.match(url, { cacheName }).catch(() => undefined);
}
