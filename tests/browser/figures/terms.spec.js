// Formula terms and words of the prose highlight their marks in the figure; hovering shows values in the formula.
import { test, expect, scrollUntilDrawn, poll, open, waitUntilDrawn, figure, number, waitUntilIdle, settle } from "../page.js";
import { violations } from "../axe.js";

/** The colors of sines and cosines in each theme, as in src/figures/paint/theme.rs. */
const INKS = {
  light: { sin: [0x00, 0x5c, 0x5a], cos: [0x7c, 0x58, 0xd2] },
  dark: { sin: [0x84, 0xf0, 0xef], cos: [0x9d, 0x7c, 0xf2] },
};

/** The number of pixels of a figure with exactly each of these colors. */
function pixels(page, id, inks = INKS.light) {
  return page.evaluate(
    ([id, inks]) => {
      const canvas = document.querySelector(`figure[data-figure="${id}"] canvas`);
      const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
      const count = ([r, g, b]) => {
        let found = 0;
        for (let at = 0; at < data.length; at += 4) {
          if (data[at] === r && data[at + 1] === g && data[at + 2] === b && data[at + 3] === 255) found += 1;
        }
        return found;
      };
      return Object.fromEntries(Object.entries(inks).map(([name, ink]) => [name, count(ink)]));
    },
    [id, inks],
  );
}

const term = (page, id, name) => page.locator(`.formula [data-term="${id}/${name}"] button`);

/** Opens the page and loads the lazy chunk, which makes terms interactive. */
async function openInteractive(page, fragment = "theme=light") {
  await open(page, fragment);
  await page.mouse.wheel(0, 1);
  await expect(term(page, "components", "sin")).toBeVisible();
  // Another figure, drawn so that a test can check that it is not painted again.
  await scrollUntilDrawn(page, "trajectory");
  await scrollUntilDrawn(page, "components");
}

test("terms of formulas and words of the prose highlight their marks, by mouse and by keyboard", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await openInteractive(page, "theme=auto");
  for (const theme of ["light", "dark"]) {
    await test.step(`hovering over a term highlights its marks, in ${theme}`, async () => {
      await page.emulateMedia({ colorScheme: theme });
      await waitUntilIdle(page);
      const now = () => pixels(page, "components", INKS[theme]);
      const before = await now();
      expect(before.sin).toBeGreaterThan(100);
      expect(before.cos).toBeGreaterThan(100);
      const others = await waitUntilDrawn(figure(page, "trajectory"));
      await term(page, "components", "sin").hover();
      await poll(async () => (await now()).cos).toBe(0);
      // The sine is now drawn over the cosine.
      expect((await now()).sin).toBeGreaterThanOrEqual(before.sin);
      await term(page, "components", "cos").hover();
      await poll(async () => (await now()).sin).toBe(0);
      expect((await now()).cos).toBeGreaterThan(100);
      await page.mouse.move(5, 5);
      await poll(now).toEqual(before);
      expect(await waitUntilDrawn(figure(page, "trajectory")), "no other figure is painted again").toBe(others);
      // A highlighted term has no violations; the rest of the lesson, which is most of axe's work, has other tests.
      await page.evaluate(() => document.querySelectorAll(".chapter:not(:has(#components, #trajectory))").forEach((chapter) => chapter.remove()));
      await term(page, "components", "sin").focus();
      await settle(page);
      expect(await violations(page, { include: "#chapter-1", tags: theme === "light" ? undefined : ["wcag2aa"] })).toEqual([]);
      await page.evaluate(() => document.activeElement.blur());
      await poll(now).toEqual(before);
    });
  }
  await page.emulateMedia({ colorScheme: "light" });
  await waitUntilIdle(page);
  await test.step("a formula is one tab stop, and arrow keys highlight its terms one by one", async () => {
    const now = () => pixels(page, "components");
    const before = await now();
    const focused = () => page.evaluate(() => document.activeElement.closest("[data-term]")?.dataset.term);
    await term(page, "components", "sin").focus();
    await poll(async () => (await now()).cos).toBe(0);
    await page.keyboard.press("ArrowRight");
    expect(await focused()).toBe("components/cos");
    await poll(async () => (await now()).sin).toBe(0);
    await expect(term(page, "components", "cos")).toHaveAttribute("aria-pressed", "true");
    await page.keyboard.press("Space");
    await poll(now).toEqual(before);
    await page.keyboard.press("Space");
    await poll(async () => (await now()).sin).toBe(0);
    await page.keyboard.press("Tab");
    expect(await focused()).toBeUndefined();
    await poll(now).toEqual(before);
    // Shift+Tab returns to the last focused term.
    await page.keyboard.press("Shift+Tab");
    expect(await focused()).toBe("components/cos");
    await page.keyboard.press("ArrowRight");
    expect(await focused()).toBe("components/sin");
    await page.evaluate(() => document.activeElement.blur());
    await poll(now).toEqual(before);
  });
  await test.step("a word of the prose highlights the marks of its figure", async () => {
    const before = await pixels(page, "components");
    const word = page.locator('.prose [data-term="components/sin"] button');
    await word.hover();
    await poll(async () => (await pixels(page, "components")).cos).toBe(0);
    await page.mouse.move(5, 5);
    await poll(() => pixels(page, "components")).toEqual(before);
    await word.focus();
    await poll(async () => (await pixels(page, "components")).cos).toBe(0);
    await page.keyboard.press("Escape");
    await poll(() => pixels(page, "components")).toEqual(before);
  });
});

test("hovering over a mark shows its value in the formula", async ({ page }) => {
  await openInteractive(page, "theme=light&d=2&n=20&pos=3");
  const value = async (name) => number((await term(page, "components", name).locator(".value").textContent()));
  // Four digits are shown.
  expect(await value("sin")).toBeCloseTo(Math.sin(3), 4);
  expect(await value("cos")).toBeCloseTo(Math.cos(3), 4);
  const plot = figure(page, "components").locator(".plot");
  await plot.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await plot.boundingBox();
  const positions = new Set();
  for (let step = 0; step <= 7; step += 1) {
    await page.mouse.move(x + width * (0.2 + 0.08 * step), y + height / 2);
    await settle(page);
    const reading = await figure(page, "components").locator(".reading").textContent();
    const pos = Number(reading.match(/pos (\d+)/)[1]);
    positions.add(pos);
    expect(await value("sin"), `at ${pos}`).toBeCloseTo(Math.sin(pos), 3);
    expect(await value("cos"), `at ${pos}`).toBeCloseTo(Math.cos(pos), 3);
  }
  expect(positions.size).toBeGreaterThan(5);
  // Moving vertically at one position, the pointer crosses both curves.
  const crossed = new Set();
  for (let step = 0; step <= 40 && crossed.size < 2; step += 1) {
    await page.mouse.move(x + width * 0.5, y + height * (0.1 + 0.02 * step));
    await settle(page);
    const pointed = page.locator(".formula [data-term]:has(.is-pointed)");
    for (const place of await pointed.all()) crossed.add(await place.getAttribute("data-term"));
  }
  expect([...crossed].sort()).toEqual(["components/cos", "components/sin"]);
  // Keys move the cursor and update the values.
  await page.mouse.move(5, 5);
  await plot.focus();
  await page.keyboard.press("ArrowRight");
  await poll(() => value("sin")).toBeCloseTo(Math.sin(4), 4);
});

test("hydration of terms causes no layout shift", async ({ page }) => {
  await open(page);
  await settle(page);
  const boxes = () =>
    page.evaluate(() => {
      const elements = [...document.querySelectorAll("[data-term], .formula, .notice, .prose p")].slice(0, 12);
      return elements.map((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return [left, top + scrollY, width, height].map((length) => Math.round(length * 4) / 4);
      });
    });
  const before = await boxes();
  await page.mouse.click(5, 5);
  await expect(term(page, "components", "sin")).toBeVisible();
  await expect(page.locator(".prose .term").first()).toBeVisible();
  await settle(page);
  expect(await boxes()).toEqual(before);
});

test.describe("by touch", () => {
  test.use({ hasTouch: true });

  test("a tap toggles the highlight", async ({ page }) => {
    await openInteractive(page);
    const before = await pixels(page, "components");
    for (const isHighlighted of [true, false, true]) {
      await term(page, "components", "sin").tap();
      await poll(async () => (await pixels(page, "components")).cos).toBe(isHighlighted ? 0 : before.cos);
    }
    await term(page, "components", "cos").tap();
    await poll(async () => (await pixels(page, "components")).sin).toBe(0);
  });
});
