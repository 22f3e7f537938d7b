// Deployments while pages are open, and while browsers and hosts cache some files: whichever build a file comes from, a
// page runs only on files of its own build, or shows an error.
import { test as base, expect, poll, waitUntilDrawn, figure, settle, ifRedundant, finishAnimations } from "../page.js";
import { BUILDS, LAZY_FIGURE, buildOf, drawLazyFigure, host, fingerprintedNames, shownBuild, visit } from "./builds.js";

const test = base.extend({
  /** If true, browsers cache only the HTML page; otherwise, only the fingerprinted files. */
  isPageCached: [false, { option: true }],
  site: async ({ isPageCached }, use) => {
    const site = await host(isPageCached ? { keeps: (name) => name === "index.html" } : {});
    await use(site);
    await site.stop();
  },
  baseURL: ({ site }, use) => use(site.url),
});

test.use({ isFirstVisit: true });

const REPUBLISHED = /published anew since it was opened/;

/** The files of a build that were requested. */
const askedOf = (site, build) => site.asked.filter((name) => fingerprintedNames(build).includes(name));

/** Reloads, with the page's button if it has one, and expects the other build. */
async function reload(page, build, hasButton = true) {
  if (hasButton) await page.getByRole("button", { name: "Reload the page" }).click();
  else await page.reload();
  await poll(() => shownBuild(page)).toBe(buildOf(build));
}

/** Removes the console errors caused by missing files; there must be some. */
function forgive(complaints, pattern = /404|Failed to (load|fetch)|MIME|TypeError|integrity|Failure: |there is no style/) {
  const all = complaints.splice(0);
  expect(all.length).toBeGreaterThan(0);
  expect(all.filter((complaint) => !pattern.test(complaint))).toEqual([]);
}

test("two builds have no fingerprinted file name in common", () => {
  expect(fingerprintedNames(BUILDS.old).length).toBeGreaterThan(8);
  expect(fingerprintedNames(BUILDS.new)).toHaveLength(fingerprintedNames(BUILDS.old).length);
  expect(fingerprintedNames(BUILDS.new).filter((name) => BUILDS.old.has(name))).toEqual([]);
  expect(buildOf(BUILDS.new)).not.toBe(buildOf(BUILDS.old));
});

test("an open page uses its own chunks while they are available; once they are gone it says so, and reloads to the other build", async ({ page, site, complaints }) => {
  site.publish(BUILDS.old);
  await visit(page);
  site.publish(BUILDS.new, BUILDS.old);
  await drawLazyFigure(page);
  expect(askedOf(site, BUILDS.new)).toEqual([]);
  site.asked.length = 0;
  await visit(page);
  expect(await shownBuild(page)).toBe(buildOf(BUILDS.new));
  // The host goes back to the old build.
  site.publish(BUILDS.old);
  await page.keyboard.press("Shift");
  await expect(page.locator("#failure")).toHaveText(REPUBLISHED);
  await figure(page, LAZY_FIGURE).locator(".plot").scrollIntoViewIfNeeded();
  await expect(figure(page, LAZY_FIGURE).getByRole("alert")).toHaveText(REPUBLISHED);
  // The message at the top is visible here too, and not repeated.
  await expect(page.locator("#failure")).toBeInViewport();
  await page.mouse.wheel(0, 100);
  await settle(page);
  await expect(page.getByRole("button", { name: "Reload the page" })).toHaveCount(1);
  // Three requests: with integrity check, bypassing caches, and without integrity check. Then the page gives up.
  expect(site.asked.filter((name) => name.startsWith("split_later"))).toHaveLength(3);
  expect(askedOf(site, BUILDS.old)).toEqual([]);
  await reload(page, BUILDS.old);
  await drawLazyFigure(page);
  forgive(complaints);
});

test.describe("a page from the browser's cache", () => {
  test.use({ isPageCached: true });

  /** Matches the paths of one file of the program. */
  const is = (name) => (path) => new RegExp(`^${name}(_\\d+)?-[0-9a-f]{16}\\.`).test(path);

  const reports = (page) => expect(page.locator("#failure")).toHaveText(REPUBLISHED);

  async function reportsOnDemand(page) {
    await waitUntilDrawn(page.locator("figure[data-figure]").first());
    await page.keyboard.press("Shift");
    await reports(page);
  }

  /** For each case: which files are gone, and a check of what the page reports. */
  const GONE = {
    phasor_bg: [is("phasor_bg"), reports],
    split_later: [is("split_later"), reportsOnDemand],
    "the tools": [(path) => path.startsWith("split_tools"), async (page) => {
      await drawLazyFigure(page);
      await page.locator("#page-tools").getByRole("button", { name: "Share", exact: true }).click();
      await expect(page.locator("#failure")).toHaveText(REPUBLISHED);
    }],
    "the start script": [(path) => path.startsWith("static/start"), async (page) => {
      await finishAnimations(page);
      await expect(page.locator("[role=alert]:visible")).toHaveText(/could not be loaded.*reload the page/);
    }],
    "all its files": [(path) => path !== "index.html", (page) => expect(page.getByText(/style sheet did not arrive.*reload the page/)).toBeVisible()],
    style: [is("style"), reports],
    phasor: [is("phasor"), reports],
    phasor_later: [is("phasor_later"), reports],
    chunk: [is("chunk"), reportsOnDemand],
  };
  const LONG_RUN = ["style", "phasor", "phasor_later", "chunk"];

  for (const isLongRun of [false, true]) {
    test(`reports which of its files are gone, and reloads to the other build${isLongRun ? ", further files" : ""}`, ifRedundant(isLongRun), async ({ page, site, complaints }) => {
      test.slow();
      // The browser has cached the page of one build. The host has the other build, and some files of the cached one.
      // Each reload swaps the two.
      let [cached, other] = [BUILDS.old, BUILDS.new];
      site.publish(cached);
      await visit(page);
      for (const [what, [isGone, expectReport]] of Object.entries(GONE).filter(([name]) => LONG_RUN.includes(name) === isLongRun)) {
        await test.step(what, async () => {
          expect([...cached.keys()].some(isGone)).toBe(true);
          site.publish(other, new Map([...cached].filter(([name]) => !isGone(name))));
          site.asked.length = 0;
          await page.goto("about:blank");
          await page.goto("/");
          expect(await shownBuild(page)).toBe(buildOf(cached));
          await expectReport(page);
          expect(askedOf(site, other)).toEqual([]);
          const button = page.getByRole("button", { name: "Reload the page" });
          await reload(page, other, await button.isVisible());
          await waitUntilDrawn(page.locator("figure[data-figure]").first());
          forgive(complaints);
        });
        [cached, other] = [other, cached];
      }
      await drawLazyFigure(page);
    });
  }

  test("works if only an icon is gone", async ({ page, site, complaints }) => {
    site.publish(BUILDS.old);
    await visit(page);
    site.publish(BUILDS.new, new Map([...BUILDS.old].filter(([name]) => !name.includes("icon"))));
    site.asked.length = 0;
    await visit(page);
    expect(await shownBuild(page)).toBe(buildOf(BUILDS.old));
    await drawLazyFigure(page);
    expect(askedOf(site, BUILDS.new)).toEqual([]);
    complaints.splice(0);
  });
});

test("a missing chunk, a login page and a failed connection are not taken for another build: the page stays, and retries", async ({ page, site, complaints }) => {
  const incomplete = new Map([...BUILDS.old].filter(([name]) => !name.startsWith("split_later")));
  site.publish(incomplete);
  await visit(page);
  await page.keyboard.press("Shift");
  await figure(page, LAZY_FIGURE).locator(".plot").scrollIntoViewIfNeeded();
  const failed = async () => {
    await settle(page);
    await expect(figure(page, LAZY_FIGURE).getByRole("alert")).toHaveText(/a file did not arrive/);
    await expect(page.locator("#failure")).toBeHidden();
  };
  await failed();
  await test.step("the host answers with a login page", async () => {
    site.publish(new Map([["index.html", Buffer.from("<!doctype html><title>Log in</title>")]]));
    site.asked.length = 0;
    await page.keyboard.press("Shift");
    // The page asks which build the host has.
    await poll(() => site.asked.includes("index.html")).toBe(true);
    await failed();
    forgive(complaints);
  });
  await test.step("the connection fails", async () => {
    await site.stop();
    await page.keyboard.press("Shift");
    await poll(() => complaints.some((complaint) => /ERR_CONNECTION/.test(complaint))).toBe(true);
    await failed();
    site.publish(BUILDS.old);
    await site.resume();
    await drawLazyFigure(page);
    forgive(complaints, /404|ERR_CONNECTION|Failed to fetch|Failure: /);
  });
});

test("other pages import the module by the same name, whatever the build", async ({ page, site }) => {
  const html = new Map([["course.html", Buffer.from("<!doctype html><title>Week 3</title><link rel=icon href=data:,>")]]);
  for (const build of [BUILDS.old, BUILDS.new]) {
    site.publish(build, html);
    await page.goto("about:blank");
    await page.goto("/course.html");
    site.asked.length = 0;
    const value = await page.evaluate(async () => {
      const { default: init, dot } = await import("./phasor.js");
      await init();
      return dot(128, 10_000, 0);
    });
    expect(value).toBe(64);
    expect(site.asked.filter((name) => !build.has(name))).toEqual([]);
  }
});
