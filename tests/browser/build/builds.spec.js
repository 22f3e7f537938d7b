// Deployments while pages are open, and while browsers and hosts cache some files: whichever build a file comes from, a
// page runs only on files of its own build, or shows an error.
import { test as base, expect, poll, drawn, figure, settle, oneMore } from "../page.js";
import { BUILDS, LATE, buildOf, drawLate, host, named, shown, visit } from "./builds.js";

const test = base.extend({
  /** Whether browsers cache the HTML page instead of its files. By default, they cache the fingerprinted files. */
  isPageKept: [false, { option: true }],
  site: async ({ isPageKept }, use) => {
    const site = await host(isPageKept ? { keeps: (name) => name === "index.html" } : {});
    await use(site);
    await site.stop();
  },
  baseURL: ({ site }, use) => use(site.url),
});

test.use({ isFirstVisit: true });

const ANEW = /published anew since it was opened/;

/** The files of a build that were requested. */
const askedOf = (site, build) => site.asked.filter((name) => named(build).includes(name));

/** Reloads with the page's button, and expects the other build, complete. */
async function reload(page, site, build) {
  await page.getByRole("button", { name: "Reload the page" }).click();
  await poll(() => shown(page)).toBe(buildOf(build));
  await drawLate(page);
}

/** Removes the console errors caused by missing files; there must be some. */
function forgive(complaints, pattern = /404|Failed to (load|fetch)|MIME|TypeError|integrity|Failure: |there is no style/) {
  const all = complaints.splice(0);
  expect(all.length).toBeGreaterThan(0);
  expect(all.filter((complaint) => !pattern.test(complaint))).toEqual([]);
}

test("two builds have no fingerprinted file name in common", () => {
  expect(named(BUILDS.old).length).toBeGreaterThan(8);
  expect(named(BUILDS.new)).toHaveLength(named(BUILDS.old).length);
  expect(named(BUILDS.new).filter((name) => BUILDS.old.has(name))).toEqual([]);
  expect(buildOf(BUILDS.new)).not.toBe(buildOf(BUILDS.old));
});

for (const [before, after] of [["old", "new"], ["new", "old"]]) {
  test(`an open page of the ${before} build whose lazy chunk is gone says so, and reloads to the ${after} build`, async ({ page, site, complaints }) => {
    site.publish(BUILDS[before]);
    await visit(page);
    site.publish(BUILDS[after]);
    await page.keyboard.press("Shift");
    await expect(page.locator("#failure")).toHaveText(ANEW);
    await figure(page, LATE).locator(".plot").scrollIntoViewIfNeeded();
    await expect(figure(page, LATE).getByRole("alert")).toHaveText(ANEW);
    // The message is also visible here, and shown only once.
    await expect(page.locator("#failure")).toBeInViewport();
    await page.mouse.wheel(0, 100);
    await settle(page);
    await expect(page.getByRole("button", { name: "Reload the page" })).toHaveCount(1);
    // Three requests: with integrity check, bypassing caches, and without integrity check. A missing file is not
    // requested again after these.
    expect(site.asked.filter((name) => name.startsWith("split_later"))).toHaveLength(3);
    expect(askedOf(site, BUILDS[after])).toEqual([]);
    await reload(page, site, BUILDS[after]);
    forgive(complaints);
  });

  test(`an open page of the ${before} build uses its own chunks while they are available`, async ({ page, site }) => {
    site.publish(BUILDS[before]);
    await visit(page);
    site.publish(BUILDS[after], BUILDS[before]);
    await drawLate(page);
    expect(askedOf(site, BUILDS[after])).toEqual([]);
    await visit(page);
    expect(await shown(page)).toBe(buildOf(BUILDS[after]));
    const asked = site.asked.length;
    await drawLate(page);
    expect(site.asked.slice(asked).filter((name) => BUILDS[before].has(name) && !BUILDS[after].has(name))).toEqual([]);
  });
}

test.describe("a page from the browser's cache", () => {
  test.use({ isPageKept: true });

  /** Opens the cached page of the old build on a host that has the new build and the old one without some files. */
  async function without(page, site, gone) {
    site.publish(BUILDS.old);
    await visit(page);
    const rest = new Map([...BUILDS.old].filter(([name]) => !gone(name)));
    site.publish(BUILDS.new, rest);
    site.asked.length = 0;
    await page.goto("about:blank");
    await page.goto("/");
    expect(await shown(page)).toBe(buildOf(BUILDS.old));
  }

  const SAID = {
    style: "at once",
    phasor: "at once",
    phasor_later: "at once",
    phasor_bg: "at once",
    chunk: "on demand",
    split_later: "on demand",
  };

  for (const [name, when] of Object.entries(SAID)) {
    test(`reports that ${name} is gone, ${when}`, oneMore(!["phasor_bg", "split_later"].includes(name)), async ({ page, site, complaints }) => {
      const gone = (path) => new RegExp(`^${name}(_\\d+)?-[0-9a-f]{16}\\.`).test(path);
      expect(named(BUILDS.old).some(gone)).toBe(true);
      await without(page, site, gone);
      if (when === "on demand") {
        await drawn(page.locator("figure[data-figure]").first());
        await page.keyboard.press("Shift");
      }
      await expect(page.locator("#failure")).toHaveText(ANEW);
      expect(askedOf(site, BUILDS.new)).toEqual([]);
      await reload(page, site, BUILDS.new);
      forgive(complaints);
    });
  }

  test("reports that the tools are gone", async ({ page, site, complaints }) => {
    await without(page, site, (path) => path.startsWith("split_tools"));
    await drawLate(page);
    await page.locator("#page-tools").getByRole("button", { name: "Share", exact: true }).click();
    await expect(page.locator("#failure")).toHaveText(ANEW);
    expect(askedOf(site, BUILDS.new)).toEqual([]);
    await reload(page, site, BUILDS.new);
    forgive(complaints);
  });

  test("reports that the start script is gone", async ({ page, site, complaints }) => {
    await without(page, site, (path) => path.startsWith("static/start"));
    await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
    await expect(page.locator("[role=alert]:visible")).toHaveText(/could not be loaded.*reload the page/);
    expect(askedOf(site, BUILDS.new)).toEqual([]);
    await page.reload();
    expect(await shown(page)).toBe(buildOf(BUILDS.new));
    await drawLate(page);
    forgive(complaints);
  });

  test("reports that all its files are gone", async ({ page, site, complaints }) => {
    await without(page, site, (path) => path !== "index.html");
    await expect(page.getByText(/style sheet did not arrive.*reload the page/)).toBeVisible();
    expect(askedOf(site, BUILDS.new)).toEqual([]);
    await page.reload();
    expect(await shown(page)).toBe(buildOf(BUILDS.new));
    await drawLate(page);
    forgive(complaints);
  });

  test("works if only an icon is gone", async ({ page, site, complaints }) => {
    await without(page, site, (path) => path.includes("icon"));
    await drawn(page.locator("figure[data-figure]").first());
    await drawLate(page);
    expect(askedOf(site, BUILDS.new)).toEqual([]);
    complaints.splice(0);
  });
});

test("a failed connection is not taken for another build: the page stays, and retries", async ({ page, site, complaints }) => {
  site.publish(BUILDS.old);
  await visit(page);
  await site.stop();
  await page.keyboard.press("Shift");
  await figure(page, LATE).locator(".plot").scrollIntoViewIfNeeded();
  await expect(figure(page, LATE).getByRole("alert")).toHaveText(/a file did not arrive/);
  await expect(page.locator("#failure")).toBeHidden();
  await site.resume();
  await drawLate(page);
  forgive(complaints, /ERR_CONNECTION|Failed to fetch|Failure: /);
});

test("a chunk missing on the host is not taken for another build", async ({ page, site, complaints }) => {
  const lost = new Map([...BUILDS.old].filter(([name]) => !name.startsWith("split_later")));
  site.publish(lost);
  await visit(page);
  await page.keyboard.press("Shift");
  await figure(page, LATE).locator(".plot").scrollIntoViewIfNeeded();
  await expect(figure(page, LATE).getByRole("alert")).toHaveText(/a file did not arrive/);
  await expect(page.locator("#failure")).toBeHidden();
  forgive(complaints);
});

test("a host that answers with a login page is not taken for another build", async ({ page, site, complaints }) => {
  site.publish(BUILDS.old);
  await visit(page);
  site.publish(new Map([["index.html", Buffer.from("<!doctype html><title>Log in</title>")]]));
  await page.keyboard.press("Shift");
  await figure(page, LATE).locator(".plot").scrollIntoViewIfNeeded();
  await expect(figure(page, LATE).getByRole("alert")).toHaveText(/a file did not arrive/);
  await expect(page.locator("#failure")).toBeHidden();
  forgive(complaints);
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
