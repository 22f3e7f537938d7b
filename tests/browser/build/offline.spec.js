// After the first visit the page works offline, and its cache always holds one complete build.
import { readFileSync } from "node:fs";
import { projectPath, test as base, expect, poll, waitUntilDrawn, settle } from "../page.js";
import { BUILDS, buildOf, drawLazyFigure, host, fingerprintedNames, shownBuild, visit } from "./builds.js";

const test = base.extend({
  headers: [{}, { option: true }],
  site: async ({ headers }, use) => {
    const site = await host({ headers });
    await use(site);
    await site.stop().catch(() => {});
  },
  baseURL: ({ site }, use) => use(site.url),
});
test.use({ isFirstVisit: true, serviceWorkers: "allow" });

/** Waits until the service worker has cached the page and controls it. */
const awaitCaching = (page) => poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);

/** The build hashes of all caches. */
const cachedBuilds = (page) =>
  page.evaluate(async () => (await caches.keys()).map((name) => name.split(" ").at(-1)).toSorted());

/** Publishes the old build, opens it, and waits until it is cached. */
async function visitAndCache(page, site) {
  site.publish(BUILDS.old);
  await visit(page);
  await awaitCaching(page);
}

test.describe("with the Content-Security-Policy of docs/hosting.md", () => {
  const hosting = readFileSync(projectPath("docs/hosting.md"), "utf8");
  test.use({ headers: { "Content-Security-Policy": /^Content-Security-Policy: (.+)$/m.exec(hosting)[1] } });

  test("after the first visit the page can be installed, and works offline with lazy figures, tools and links", { tag: "@full" }, async ({ page, site }) => {
    await visitAndCache(page, site);
    await test.step("the cache holds the page and all its files, and each file is fetched once", async () => {
      const files = await page.evaluate(async () => {
        const cache = await caches.open((await caches.keys())[0]);
        return (await cache.keys()).map(({ url }) => url.slice(location.origin.length + 1)).toSorted();
      });
      // Only other sites show the preview image, and other languages are not cached.
      const isUncached = (name) => name.startsWith("static/preview-") || /^(texts|stills)\/(later-)?(?!en-|later-)[a-z]{2}-/.test(name);
      const needed = fingerprintedNames(BUILDS.old).filter((name) => !isUncached(name));
      expect(files).toEqual(["", ...needed].toSorted());
      const asked = site.asked.filter((name) => BUILDS.old.has(name) && name !== "index.html" && name !== "service-worker.js");
      expect(asked.toSorted()).toEqual([...new Set(asked)].toSorted());
    });
    await test.step("the page can be installed", async () => {
      const session = await page.context().newCDPSession(page);
      const { errors } = await session.send("Page.getAppManifest");
      expect(errors).toEqual([]);
      const { installabilityErrors } = await session.send("Page.getInstallabilityErrors");
      // The test browser is in incognito mode, where installation is not possible.
      expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== "in-incognito")).toEqual([]);
    });
    await test.step("the first visit keeps working when the network goes down", async () => {
      await site.stop();
      await drawLazyFigure(page);
    });
    await test.step("the second visit works offline", async () => {
      await visit(page);
      await drawLazyFigure(page);
      await page.locator("#page-tools").getByRole("button", { name: "Share", exact: true }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
      for (const path of ["/index.html#d=64", "/?from=week-3"]) {
        await visit(page, path);
        expect(await shownBuild(page)).toBe(buildOf(BUILDS.old));
      }
    });
  });
});

test("an update shows at once, is cached completely or not at all, and replaces the old cache when the last old page closes", async ({ context, page, site }) => {
  test.slow();
  await visitAndCache(page, site);
  await test.step("an incomplete update leaves the old cache in place", async () => {
    site.publish(new Map([...BUILDS.new].filter(([name]) => !name.startsWith("split_tools"))));
    await visit(page);
    expect(await shownBuild(page)).toBe(buildOf(BUILDS.new));
    const failed = () => page.evaluate(async () => {
      const { installing, waiting } = await navigator.serviceWorker.getRegistration();
      return !installing && !waiting;
    });
    await poll(() => site.asked.some((name) => name.startsWith("split_tools") && !BUILDS.old.has(name))).toBe(true);
    await poll(failed).toBe(true);
    await site.stop();
    await visit(page);
    expect(await shownBuild(page)).toBe(buildOf(BUILDS.old));
    await site.resume();
  });
  site.publish(BUILDS.new);
  const second = await context.newPage();
  await visit(second);
  expect(await shownBuild(second)).toBe(buildOf(BUILDS.new));
  await poll(() => second.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state)).toBe("installed");
  // The page of the old build is open and needs the old cache.
  expect(await cachedBuilds(page)).toEqual([buildOf(BUILDS.old), buildOf(BUILDS.new)].toSorted());
  const asked = site.asked.length;
  await drawLazyFigure(page);
  expect(site.asked.slice(asked)).toEqual([]);
  expect(await shownBuild(page)).toBe(buildOf(BUILDS.old));
  await page.close();
  await second.close();
  await site.stop();
  // The new worker takes over a moment after the last page of the old one is closed, and not while another one is open.
  let third;
  await poll(async () => {
    await third?.close();
    third = await context.newPage();
    await visit(third);
    return shownBuild(third);
  }).toBe(buildOf(BUILDS.new));
  await drawLazyFigure(third);
  await poll(() => cachedBuilds(third)).toEqual([buildOf(BUILDS.new)]);
});

/** Replaces the content of cached files whose paths begin with `start`; null deletes them. */
const damage = (page, start, content) =>
  page.evaluate(
    async ({ start, content }) => {
      const cache = await caches.open((await caches.keys())[0]);
      for (const { url } of await cache.keys()) {
        if (!url.slice(location.origin.length + 1).startsWith(start)) continue;
        const { headers } = await cache.match(url);
        if (content === null) await cache.delete(url);
        else await cache.put(url, new Response(content, { headers }));
      }
    },
    { start, content },
  );

test("if the host fails or hangs, the cached page is shown within three seconds, or what is missing is reported", async ({ page, site, complaints }) => {
  await visitAndCache(page, site);
  for (const fault of [502, 503, "hangs"]) {
    await test.step(`the host ${fault === "hangs" ? fault : `answers ${fault}`}`, async () => {
      site.fails(fault);
      await visit(page);
      expect(await shownBuild(page)).toBe(buildOf(BUILDS.old));
      const [{ responseStart }] = await page.evaluate(() => performance.getEntriesByType("navigation").map((entry) => entry.toJSON()));
      expect(responseStart).toBeLessThan(3000);
    });
  }
  await drawLazyFigure(page);
  await site.stop();
  const session = await page.context().newCDPSession(page);
  for (const [start, content] of [["phasor_bg-", ""], ["phasor_bg-", null], ["phasor-", null], ["style-", null]]) {
    await test.step(`${start} is ${content === null ? "missing" : "damaged"}: a network problem`, async () => {
      await damage(page, start, content);
      // The HTTP cache has copies, too.
      await session.send("Network.clearBrowserCache");
      await page.goto("about:blank");
      await page.goto("/");
      await expect(page.locator("[role=alert]:visible").first(), start).toHaveText(/did not arrive.*network connection/);
    });
  }
  complaints.splice(0);
});

test("damaged cached files are replaced, the page starts anyway, and an update does not reuse them", async ({ page, site, complaints }) => {
  await visitAndCache(page, site);
  const STARTS = ["phasor_bg-", "phasor-", "phasor_later-", "style-", "split_later-", "texts/"];
  for (const start of STARTS) await damage(page, start, "");
  await visit(page);
  await drawLazyFigure(page);
  /** The sizes of the files in the cache of a build, by name. */
  const sizes = (build) =>
    page.evaluate(async (build) => {
      const cache = await caches.open((await caches.keys()).find((name) => name.endsWith(build)));
      const all = (await cache.keys()).map(async ({ url }) => [url.slice(location.origin.length + 1), (await (await cache.match(url)).blob()).size]);
      return Object.fromEntries(await Promise.all(all));
    }, build);
  const build = buildOf(BUILDS.old);
  const isDamaged = ([name, size]) => STARTS.some((start) => name.startsWith(start)) && size !== BUILDS.old.get(name).length;
  await poll(async () => Object.entries(await sizes(build)).filter(isDamaged)).toEqual([]);
  complaints.splice(0);
  // A new build of which only the build hash differs.
  const next = "feedfeedfeedfeed";
  const withNextHash = (content) => Buffer.from(String(content).replaceAll(build, next));
  const hasBuildHash = (name) => ["index.html", "service-worker.js"].includes(name);
  await damage(page, "split_", "");
  site.publish(new Map([...BUILDS.old].map(([name, content]) => [name, hasBuildHash(name) ? withNextHash(content) : content])));
  await visit(page);
  await poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state)).toBe("installed");
  const lengths = await sizes(next);
  const files = Object.keys(lengths).filter((name) => name !== "");
  expect(files.filter((name) => name.startsWith("split_")).length).toBeGreaterThan(1);
  for (const name of files) expect(lengths[name], name).toBe(BUILDS.old.get(name).length);
});

test("a file that fails its integrity check is not cached", async ({ page, site, complaints }) => {
  const [name] = [...BUILDS.old.keys()].filter((name) => name.startsWith("split_tools-"));
  site.publish(new Map([...BUILDS.old, [name, Buffer.from("Please log in")]]));
  await visit(page);
  // Only the service worker requests this file.
  await poll(() => site.asked.includes(name)).toBe(true);
  await poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  complaints.splice(0);
});

test("versions in subfolders have separate caches", async ({ page, site }) => {
  const version = new Map([...BUILDS.old].map(([name, content]) => [`v0.1.0/${name}`, content]));
  site.publish(BUILDS.new, version);
  await visit(page);
  await awaitCaching(page);
  await visit(page, "/v0.1.0/");
  expect(await shownBuild(page)).toBe(buildOf(BUILDS.old));
  await poll(() => page.evaluate(() => navigator.serviceWorker.controller?.scriptURL)).toContain("/v0.1.0/");
  await site.stop();
  for (const [path, build] of [["/", BUILDS.new], ["/v0.1.0/", BUILDS.old]]) {
    await visit(page, path);
    expect(await shownBuild(page)).toBe(buildOf(build));
  }
  await drawLazyFigure(page);
});

test("in a frame, or where service workers are forbidden, the page works and caches nothing", async ({ page, site }) => {
  const course = '<!doctype html><title>Week 3</title><link rel=icon href=data:,><iframe src="/#view=slide" width="900" height="700"></iframe>';
  site.publish(BUILDS.old, new Map([["course.html", Buffer.from(course)]]));
  await page.addInitScript(() => {
    // The page registers its service worker when the browser is idle.
    window.requestIdleCallback = (run) => setTimeout(run);
  });
  await page.goto("/course.html");
  await waitUntilDrawn(page.frameLocator("iframe").locator("#board figure").first());
  await page.waitForLoadState();
  await settle(page);
  expect(site.asked).not.toContain("service-worker.js");
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, "serviceWorker", {
      get() {
        window.isForbidden = true;
        if (self === top) throw new DOMException("The operation is insecure.", "SecurityError");
      },
    });
  });
  await visit(page);
  await drawLazyFigure(page);
  await poll(() => page.evaluate(() => window.isForbidden)).toBe(true);
  await settle(page);
  expect(site.asked).not.toContain("service-worker.js");
  expect(await cachedBuilds(page)).toEqual([]);
});
