// The page in a made-up right-to-left language (`tests/page/made_up.rs`). One figure occurs four times on it: three of
// these views follow the page's parameters, and one has parameters of its own.
import { test as base, expect, projectPath, waitUntilDrawn, field, poll, waitUntilIdle, settle, slider } from "../page.js";
import { built, host } from "../build/builds.js";

const CODE = "ar-XB";
const VIEWS = ["distance-matrix", "distance-matrix-2", "distance-matrix-4"];
const OWN = "distance-matrix-3";

const test = base.extend({
  isFirstVisit: true,
  site: async ({}, use) => {
    const site = await host();
    site.publish(built(process.env.PHASOR_MADE_UP ?? projectPath("target/tmp/dist")));
    await use(site);
    await site.stop();
  },
  baseURL: async ({ site }, use) => use(site.url),
});

const view = (page, id) => page.locator(`figure[id="${id}"]`);
/** The text description of a view, which contains the sequence length. */
const description = (page, id) => view(page, id).locator(".alt");

/** Opens the page and draws all views of the figure. */
async function open(page, fragment = "") {
  await page.goto(`/${CODE}/${fragment && `#${fragment}`}`);
  await page.locator(".deeper details:has([data-figure=distance-matrix])").evaluateAll((all) => all.forEach((it) => (it.open = true)));
  for (const id of [...VIEWS, OWN]) {
    await poll(async () => {
      await view(page, id).evaluate((figure) => figure.scrollIntoView({ block: "center" }));
      return Number(await view(page, id).getAttribute("data-drawn"));
    }).toBeGreaterThan(0);
  }
  await view(page, OWN).evaluate((figure) => figure.scrollIntoView({ block: "end" }));
  await waitUntilIdle(page);
}

test("the page declares its language and direction, has translated texts, and links to the other language", async ({ page }) => {
  await page.goto(`/${CODE}/`);
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await expect(page.locator("html")).toHaveAttribute("lang", CODE);
  await waitUntilDrawn(page.locator("figure[data-figure]").first());
  await expect(page.locator(".control:has([name=base]) label")).toContainText("ـ");
  // Texts of the program are translated, too.
  await field(page, "d_model").fill("7");
  await expect(page.locator(".control:has([name=d_model]) .field-notice")).toContainText("ـ");
  await page.locator(".languages summary").click();
  await page.locator(".languages a[hreflang=en]").click();
  await expect(page).toHaveURL(/^[^#]*\/(#.*)?$/);
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
});

test("nothing overflows the viewport in a right-to-left language", async ({ page }) => {
  for (const size of [{ width: 1280, height: 800 }, { width: 390, height: 844 }]) {
    await page.setViewportSize(size);
    await page.goto(`/${CODE}/`);
    await waitUntilDrawn(page.locator("figure[data-figure]").first());
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width);
  }
});

test("a figure can occur several times on the page, with two sets of parameters", async ({ page }) => {
  await open(page, "d=64");
  await test.step("each view is described for its own parameters", async () => {
    for (const id of VIEWS) await expect(description(page, id)).toContainText("50");
    await expect(description(page, OWN)).toContainText("20");
    const ids = await page.locator("[id]").evaluateAll((all) => all.map((element) => element.id));
    expect(ids.length).toBe(new Set(ids).size);
  });
  await test.step("the page's slider changes only the views that follow the page", async () => {
    const before = await description(page, OWN).textContent();
    const count = Number(await view(page, OWN).getAttribute("data-drawn"));
    await field(page, "n_pos").fill("40");
    await field(page, "n_pos").press("Tab");
    await settle(page);
    await view(page, VIEWS[1]).scrollIntoViewIfNeeded();
    await expect(description(page, VIEWS[1])).toContainText("40");
    await waitUntilIdle(page);
    expect(await description(page, OWN).textContent()).toBe(before);
    expect(Number(await view(page, OWN).getAttribute("data-drawn"))).toBe(count);
  });
  await test.step("the reading is that of the view under the pointer", async () => {
    const plot = view(page, VIEWS[1]).locator(".plot");
    const reading = (id) => view(page, id).locator(".reading").textContent();
    const [there, elsewhere] = [await reading(VIEWS[1]), await reading(OWN)];
    await plot.hover();
    await poll(() => reading(VIEWS[1])).not.toBe(there);
    expect(await reading(OWN)).toBe(elsewhere);
  });
  await test.step("a click in the view with its own parameters moves only its cursor, without a history entry", async () => {
    const length = await page.evaluate(() => history.length);
    const [pos, link] = [await slider(page, "pos").inputValue(), await page.evaluate(() => location.hash)];
    const plot = view(page, OWN).locator(".plot");
    await plot.scrollIntoViewIfNeeded();
    // A view far from the viewport may have freed its canvas, and ignores clicks until it is painted again.
    await poll(() => plot.locator("canvas").first().evaluate(({ width }) => width)).toBeGreaterThan(0);
    const before = await view(page, OWN).locator(".reading").textContent();
    await plot.click();
    await poll(() => view(page, OWN).locator(".reading").textContent()).not.toBe(before);
    expect(await slider(page, "pos").inputValue()).toBe(pos);
    expect(await page.evaluate(() => [history.length, location.hash])).toEqual([length, link]);
  });
});
