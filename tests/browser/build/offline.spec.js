// After the first visit the page works without a network, and what it keeps is always one whole build.
import { readFileSync } from "node:fs";
import { at, test as base, expect, poll, drawn, figure, oneMore } from "../page.js";
import { BUILDS, buildOf, drawLate, host, named, shown, visit } from "./builds.js";

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

/** Waits until the page is kept. */
const kept = (page) => poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);

/** The builds that the browser keeps. */
const builds = (page) =>
  page.evaluate(async () => (await caches.keys()).map((name) => name.split(" ").at(-1)).toSorted());

test("the second visit needs no network, nor do later figures, tools and links", { tag: "@smoke" }, async ({ page, site }) => {
  site.publish(BUILDS.old);
  await visit(page);
  await kept(page);
  await site.stop();
  await visit(page);
  await drawLate(page);
  await page.locator("#page-tools").getByRole("button", { name: "Share", exact: true }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  for (const path of ["/#fig=norms&view=slide", "/index.html#d=64", "/?from=week-3"]) {
    await visit(page, path);
    expect(await shown(page)).toBe(buildOf(BUILDS.old));
  }
});

test("the first visit, too, goes on when the network goes", async ({ page, site }) => {
  site.publish(BUILDS.old);
  await visit(page);
  await kept(page);
  await site.stop();
  await drawLate(page);
});

test("what is kept is the page with all that it names, and each file is fetched once", async ({ page, site }) => {
  site.publish(BUILDS.old);
  await visit(page);
  await kept(page);
  const files = await page.evaluate(async () => {
    const cache = await caches.open((await caches.keys())[0]);
    return (await cache.keys()).map(({ url }) => url.slice(location.origin.length + 1)).toSorted();
  });
  // The picture that goes with links is shown by other sites alone.
  const needed = named(BUILDS.old).filter((name) => !name.startsWith("static/preview-"));
  expect(files).toEqual(["", ...needed].toSorted());
  const asked = site.asked.filter((name) => BUILDS.old.has(name) && name !== "index.html" && name !== "service-worker.js");
  expect(asked.toSorted()).toEqual([...new Set(asked)].toSorted());
});

test("an update shows at once, is kept whole, and replaces what was kept when its last page is closed", async ({ context, page, site }) => {
  site.publish(BUILDS.old);
  await visit(page);
  await kept(page);
  site.publish(BUILDS.new);
  const second = await context.newPage();
  await visit(second);
  expect(await shown(second)).toBe(buildOf(BUILDS.new));
  await poll(() => second.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state)).toBe("installed");
  // The page of the old build is open, and needs what is kept of it.
  expect(await builds(page)).toEqual([buildOf(BUILDS.old), buildOf(BUILDS.new)].toSorted());
  const asked = site.asked.length;
  await drawLate(page);
  expect(site.asked.slice(asked)).toEqual([]);
  expect(await shown(page)).toBe(buildOf(BUILDS.old));
  await drawLate(second);
  await page.close();
  await second.close();
  await site.stop();
  const third = await context.newPage();
  await visit(third);
  expect(await shown(third)).toBe(buildOf(BUILDS.new));
  await drawLate(third);
  await poll(() => builds(third)).toEqual([buildOf(BUILDS.new)]);
});

test("an update that does not arrive whole leaves what was kept", async ({ context, page, site }) => {
  site.publish(BUILDS.old);
  await visit(page);
  await kept(page);
  site.publish(new Map([...BUILDS.new].filter(([name]) => !name.startsWith("split_tools"))));
  await visit(page);
  expect(await shown(page)).toBe(buildOf(BUILDS.new));
  const failed = () => page.evaluate(async () => {
    const { installing, waiting } = await navigator.serviceWorker.getRegistration();
    return !installing && !waiting;
  });
  await poll(() => site.asked.some((name) => name.startsWith("split_tools") && !BUILDS.old.has(name))).toBe(true);
  await poll(failed).toBe(true);
  await page.close();
  await site.stop();
  const later = await context.newPage();
  await visit(later);
  expect(await shown(later)).toBe(buildOf(BUILDS.old));
  await drawLate(later);
});

for (const fault of ["hangs", 502, 503]) {
  test(`a host that ${fault === "hangs" ? fault : `says ${fault}`} leaves the page that is kept, within three seconds`, async ({ page, site, complaints }) => {
    site.publish(BUILDS.old);
    await visit(page);
    await kept(page);
    site.fails(fault);
    await visit(page);
    expect(await shown(page)).toBe(buildOf(BUILDS.old));
    const [{ responseStart }] = await page.evaluate(() => performance.getEntriesByType("navigation").map((entry) => entry.toJSON()));
    expect(responseStart).toBeLessThan(3000);
    await drawLate(page);
    complaints.splice(0);
  });
}

/** Puts something else in the place of what is kept under names that begin so. */
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

for (const start of ["phasor_bg-", "phasor-", "phasor_later-", "style-", "split_later-", "texts/"]) {
  test(`a kept copy that was damaged (${start}…) is replaced, and the page starts all the same`, oneMore(!["phasor_bg-", "split_later-", "texts/"].includes(start)), async ({ page, site, complaints }) => {
    site.publish(BUILDS.old);
    await visit(page);
    await kept(page);
    await damage(page, start, "");
    await visit(page);
    await drawLate(page);
    const lengths = await page.evaluate(async (start) => {
      const all = (await (await caches.open((await caches.keys())[0])).matchAll()).filter(({ url }) => url.slice(location.origin.length + 1).startsWith(start));
      return Promise.all(all.map(async (response) => (await response.blob()).size));
    }, start);
    const name = named(BUILDS.old).find((name) => name.startsWith(start));
    expect(lengths).toContain(BUILDS.old.get(name).length);
    expect(lengths).not.toContain(0);
    complaints.splice(0);
  });
}

test("an update keeps no copy that was damaged", async ({ page, site }) => {
  site.publish(BUILDS.old);
  await visit(page);
  await kept(page);
  // Another page, with the same files.
  const [build, next] = [buildOf(BUILDS.old), "feedfeedfeedfeed"];
  const renamed = (content) => Buffer.from(String(content).replaceAll(build, next));
  const isOwn = (name) => ["index.html", "service-worker.js"].includes(name);
  await damage(page, "split_", "");
  site.publish(new Map([...BUILDS.old].map(([name, content]) => [name, isOwn(name) ? renamed(content) : content])));
  await visit(page);
  await poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state)).toBe("installed");
  const lengths = await page.evaluate(async (build) => {
    const cache = await caches.open((await caches.keys()).find((name) => name.endsWith(build)));
    const all = (await cache.keys()).map(async ({ url }) => [url.slice(location.origin.length + 1), (await (await cache.match(url)).blob()).size]);
    return Object.fromEntries(await Promise.all(all));
  }, next);
  const files = Object.keys(lengths).filter((name) => name !== "");
  expect(files.filter((name) => name.startsWith("split_")).length).toBeGreaterThan(1);
  for (const name of files) expect(lengths[name], name).toBe(BUILDS.old.get(name).length);
});

test("without a network, what is missing or damaged of the kept files is put down to the network", async ({ page, site, complaints }) => {
  site.publish(BUILDS.old);
  await visit(page);
  await kept(page);
  await site.stop();
  const session = await page.context().newCDPSession(page);
  for (const [start, content] of [["phasor_bg-", ""], ["phasor_bg-", null], ["phasor-", null], ["style-", null]]) {
    await damage(page, start, content);
    // The browser has copies besides.
    await session.send("Network.clearBrowserCache");
    await page.goto("about:blank");
    await page.goto("/");
    await expect(page.locator("[role=alert]:visible").first(), start).toHaveText(/did not arrive.*network connection/);
  }
  complaints.splice(0);
});

test("a file that is not what was published is not kept", async ({ page, site, complaints }) => {
  const [name] = [...BUILDS.old.keys()].filter((name) => name.startsWith("split_tools-"));
  site.publish(new Map([...BUILDS.old, [name, Buffer.from("Please log in")]]));
  await visit(page);
  await poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  complaints.splice(0);
});

test("versions in folders keep themselves, each its own", async ({ page, site }) => {
  const version = new Map([...BUILDS.old].map(([name, content]) => [`v0.1.0/${name}`, content]));
  site.publish(BUILDS.new, version);
  await visit(page);
  await kept(page);
  await visit(page, "/v0.1.0/");
  expect(await shown(page)).toBe(buildOf(BUILDS.old));
  await poll(() => page.evaluate(() => navigator.serviceWorker.controller?.scriptURL)).toContain("/v0.1.0/");
  await site.stop();
  for (const [path, build] of [["/", BUILDS.new], ["/v0.1.0/", BUILDS.old]]) {
    await visit(page, path);
    expect(await shown(page)).toBe(buildOf(build));
    await drawLate(page);
  }
});

test("in a frame, or where keeping is forbidden, the page works and keeps nothing", async ({ page, site }) => {
  const frames = '<!doctype html><title>Week 3</title><link rel=icon href=data:,><iframe src="/#view=slide" width="900" height="700"></iframe>';
  site.publish(BUILDS.old, new Map([["course.html", Buffer.from(frames)]]));
  await page.goto("/course.html");
  await drawn(page.frameLocator("iframe").locator("#board figure").first());
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, "serviceWorker", {
      get() {
        if (self === top) throw new DOMException("The operation is insecure.", "SecurityError");
      },
    });
  });
  await visit(page);
  await drawLate(page);
  // Longer than the page waits for a moment with nothing to do.
  await page.waitForTimeout(6000);
  expect(site.asked).not.toContain("service-worker.js");
  expect(await builds(page)).toEqual([]);
});

test("the page can be installed", async ({ page, site }) => {
  site.publish(BUILDS.old);
  await visit(page);
  await kept(page);
  const session = await page.context().newCDPSession(page);
  const { errors } = await session.send("Page.getAppManifest");
  expect(errors).toEqual([]);
  const { installabilityErrors } = await session.send("Page.getInstallabilityErrors");
  // A browser in which nothing is kept after it ends installs nothing.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== "in-incognito")).toEqual([]);
});

test.describe("under the policy of docs/hosting.md", () => {
  const hosting = readFileSync(at("docs/hosting.md"), "utf8");
  test.use({ headers: { "Content-Security-Policy": /^Content-Security-Policy: (.+)$/m.exec(hosting)[1] } });

  test("the page works, keeps itself and makes no complaint", async ({ page, site }) => {
    site.publish(BUILDS.old);
    await visit(page);
    await kept(page);
    await drawLate(page);
    await site.stop();
    await visit(page, "/#d=64");
    await drawLate(page);
  });
});
