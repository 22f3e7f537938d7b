// In a narrow window: one line of controls that stays in view, and everything else one press away.
import { test, expect, bring, poll, open, field, figure, slider } from "../page.js";
import { NUMBERS, settle } from "../page.js";

// A long way down, a smooth scroll takes longer than a test waits.
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: "reduce" }));

test.use({ hasTouch: true });

const strip = (page) => page.locator(".strip");
const more = (page) => page.locator(".strip .more");

/** How high the part of the window is that stays in place when the page is scrolled. */
const stuck = (page) =>
  page.evaluate(() => {
    const boxes = [...document.querySelectorAll("body *")]
      .filter((element) => ["sticky", "fixed"].includes(getComputedStyle(element).position))
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => element.getBoundingClientRect())
      .filter(({ top, bottom, width }) => top >= -1 && top < innerHeight / 2 && bottom > 0 && width > innerWidth / 2);
    return Math.max(0, ...boxes.map(({ bottom }) => bottom)) / innerHeight;
  });

for (const [width, height] of [[390, 844], [320, 568]]) {
  test(`at ${width} × ${height} the strip stays in view and takes little of it`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page);
    // Until then chapters far away have no height of their own.
    await page.waitForFunction(() => document.documentElement.hasAttribute("data-settled"));
    // The first picture is not far.
    const { y } = await page.locator(".plot").first().boundingBox();
    expect(y).toBeLessThan(2 * height);
    for (const id of ["heatmap", "distance-matrix", "attention"]) {
      await bring(page, id);
      await settle(page);
      await expect(strip(page), id).toBeInViewport();
      await expect(strip(page).getByRole("button", { name: "Play", exact: true }), id).toBeInViewport();
      const share = await stuck(page);
      expect(share, id).toBeGreaterThan(0);
      expect(share, id).toBeLessThanOrEqual(0.15);
    }
    expect(await page.evaluate(() => document.scrollingElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
}

test("on its side, a phone has no room for a strip that stays", async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await open(page);
  await expect(page.getByRole("button", { name: "Play", exact: true }).first()).toBeVisible();
  await page.evaluate(() => scrollTo({ top: 2500, behavior: "instant" }));
  await settle(page);
  expect(await stuck(page)).toBe(0);
});

test("Play can be pressed at any size, and there is only one", async ({ page }) => {
  for (const [width, height] of [[320, 568], [390, 844], [844, 390], [960, 700], [961, 700], [1280, 800], [2560, 1440]]) {
    await test.step(`${width} × ${height}`, async () => {
      await page.setViewportSize({ width, height });
      await open(page, "fig=heatmap");
      const play = page.getByRole("button", { name: "Play", exact: true });
      await expect(play.filter({ visible: true })).toHaveCount(1);
      await play.filter({ visible: true }).click();
      await expect(page.getByRole("button", { name: "Pause", exact: true }).filter({ visible: true })).toHaveCount(1);
      await poll(() => field(page, "pos").inputValue().then(Number)).toBeGreaterThan(11);
    });
  }
});

test("a wide window has no strip", async ({ page }) => {
  await open(page, "fig=heatmap");
  await expect(strip(page)).toBeHidden();
});

for (const [width, height] of [[390, 844], [320, 568]]) {
  test(`at ${width} × ${height} everything is large enough for a finger`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page, "d=34&n=77");
    const buttons = await strip(page).locator("button").filter({ visible: true }).all();
    expect(buttons.length).toBeGreaterThanOrEqual(4);
    for (const button of buttons) {
      // Steppers may scroll sideways where there is no room for all of them.
      await button.scrollIntoViewIfNeeded();
      const [name, box] = [await button.textContent(), await button.boundingBox()];
      expect(box.height, name).toBeGreaterThanOrEqual(44);
      expect(box.width, name).toBeGreaterThanOrEqual(24);
      expect(Math.round(box.x), name).toBeGreaterThanOrEqual(0);
      expect(Math.round(box.x + box.width), name).toBeLessThanOrEqual(width);
    }
    await more(page).click();
    // A heading is its own link, a line of text with room around it, which axe looks at.
    const small = await page.locator("button, select, input, summary, main a:not(.anchor)").evaluateAll((all) =>
      all
        .filter((element) => element.checkVisibility())
        .map((element) => {
          // A label can be pressed too.
          const box = (element.closest("label") ?? element).getBoundingClientRect();
          return { name: element.name || element.textContent, width: box.width, height: box.height };
        })
        .filter(({ width, height }) => width > 0 && Math.min(width, height) < 24));
    expect(small).toEqual([]);
  });
}

test("a tap on + and − changes the number, and is one entry of the history", { tag: "@smoke" }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page);
  await bring(page, "heatmap");
  const stepper = strip(page).getByRole("group", { name: "position pos" });
  const entries = await page.evaluate(() => history.length);
  await stepper.getByRole("button", { name: "Increase" }).tap();
  await expect(stepper).toContainText("11");
  await expect(field(page, "pos")).toHaveValue("11");
  await stepper.getByRole("button", { name: "Decrease" }).tap();
  await stepper.getByRole("button", { name: "Decrease" }).tap();
  await expect(field(page, "pos")).toHaveValue("9");
  expect(await page.evaluate(() => history.length)).toBe(entries + 3);
  await page.goBack();
  await expect(field(page, "pos")).toHaveValue("10");
  await expect(stepper).toContainText("10");
});

test("the strip has the numbers of the figure in view", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page);
  const shown = () => strip(page).locator(".stepper:visible").evaluateAll((all) => all.map((one) => one.ariaLabel));
  const has = { uniqueness: ["d_model", "base", "length n"], "distance-offset": ["offset k"], ratios: ["pair"] };
  for (const [id, names] of Object.entries(has)) {
    await figure(page, id).locator(".plot").evaluate((plot) => plot.scrollIntoView({ block: "center", behavior: "instant" }));
    await poll(shown, id).toEqual(expect.arrayContaining(names));
  }
  await expect(strip(page).getByRole("group", { name: "offset k" })).toBeHidden();
});

test("at the ends, + and − do no harm", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "d=2&n=1&pos=0&k=0&pair=0&fig=heatmap");
  for (const button of await strip(page).locator(".stepper:visible button").all()) {
    await button.tap();
    await button.tap();
  }
  await expect(page.locator("[role=alert]:visible")).toHaveCount(0);
  await expect(page.locator(".field-notice").filter({ hasText: /\S/ })).toHaveCount(0);
});

test("“All controls” opens all of them, and closes them again", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page);
  await expect(more(page)).toHaveText("All controls");
  await expect(more(page)).toHaveAttribute("aria-expanded", "false");
  await expect(page.locator("#controls")).toBeHidden();
  await more(page).tap();
  await expect(more(page)).toHaveAttribute("aria-expanded", "true");
  expect(await more(page).getAttribute("aria-controls")).toBe("controls");
  for (const name of NUMBERS) {
    for (const input of [field(page, name), slider(page, name)]) {
      await input.scrollIntoViewIfNeeded();
      await expect(input, name).toBeInViewport();
    }
    await field(page, name).tap();
    await expect(field(page, name), name).toBeFocused();
  }
  for (const name of ["layout", "schedule", "theme", "speed"]) await expect(page.locator(`select[name=${name}]`)).toBeVisible();
  await field(page, "d_model").fill("64");
  await more(page).scrollIntoViewIfNeeded();
  await more(page).tap();
  await figure(page, "heatmap").scrollIntoViewIfNeeded();
  await expect(figure(page, "heatmap").locator("figcaption")).toContainText("d_model 64");
  await expect(page.locator("#controls")).toBeHidden();
  await expect(more(page)).toHaveText("All controls");
});

test("a place the reader goes to is not under the strip", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page);
  for (const name of ["distance-matrix", "many-clocks"]) {
    await page.evaluate((name) => (location.hash = name), name);
    await settle(page);
    const place = name === "many-clocks" ? page.locator(`#${name}`) : figure(page, name);
    const top = () => place.evaluate((element) => element.getBoundingClientRect().top);
    await poll(top, name).toBeLessThan(300);
    const bottom = await strip(page).evaluate((strip) => strip.getBoundingClientRect().bottom);
    expect(await top(), name).toBeGreaterThanOrEqual(bottom - 1);
  }
});
