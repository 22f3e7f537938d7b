// Keeps one whole build of the page for when there is no network. It never mixes builds: files named by their content
// are the same wherever they come from, and a page is kept only together with all files of its own build.

// Filled in by `cargo xtask dist`.
const BUILD = "";
const FILES = [];

// Other sites, and other versions of this page, may keep something on the same origin.
const OURS = `phasor ${registration.scope} `;
const CACHE = OURS + BUILD;

/** The address of the page itself. */
const PAGE = registration.scope;

/** Names that hold the hash of a file's content. */
const BY_CONTENT = /-[0-9a-f]{16}\.\w+$/;

async function keep() {
  const cache = await caches.open(CACHE);
  const page = await fetch(PAGE, { cache: "no-cache" });
  // Published anew since this script was fetched: the next visit brings the new one.
  if (!page.ok || !(await page.clone().text()).includes(`content="${BUILD}"`)) throw new Error("another build");
  const files = FILES.map(async (file) => {
    // An update fetches only what is new.
    const kept = await caches.match(new URL(file, PAGE));
    return kept ? cache.put(file, kept) : cache.add(file);
  });
  // A browser refuses to show a page that was redirected on the way here; a copy of it is not.
  await Promise.all([...files, cache.put(PAGE, new Response(page.body, page))]);
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
    if (url !== PAGE && url !== `${PAGE}index.html`) return;
    const kept = async (error) => {
      const page = await (await caches.open(CACHE)).match(PAGE);
      if (page) return page;
      throw error;
    };
    event.respondWith(fetch(request).catch(kept));
  } else if (BY_CONTENT.test(url)) {
    const kept = caches.match(url).catch(() => undefined);
    event.respondWith(kept.then((file) => file ?? fetch(request)));
  }
});
