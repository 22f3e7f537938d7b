// The page in each of its languages: layout, direction, accessibility, and the choice of the language.
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { test, expect, projectPath, waitUntilDrawn, field, follow, ifRedundant, settle } from "../page.js";
import { removeLesson, violations } from "../axe.js";
import { misplaced } from "../boxes.js";

/** The languages other than English: code and direction. */
const LANGUAGES = readdirSync(projectPath("content"))
  .filter((code) => code !== "en" && existsSync(projectPath(`content/${code}/language.txt`)))
  .map((code) => [code, /dir = (\w+)/.exec(readFileSync(projectPath(`content/${code}/language.txt`), "utf8"))[1]]);

const SIZES = [
  { width: 1280, height: 800 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
  { width: 390, height: 664 },
];

async function openIn(page, code, fragment = "") {
  await page.goto("about:blank");
  await page.goto(`/${code === "en" ? "" : `${code}/`}${fragment && `#${fragment}`}`);
  await expect(page.locator("#loading")).toHaveCount(0);
  await waitUntilDrawn(page.locator("#board figure[data-figure]").first());
}

/**
 * States of the first screen: the name, the link, the selector of the checked elements and, if something appears only
 * once its code is loaded, the selector of that.
 */
const STATES = [
  ["the board", "d=64", ".masthead, .dock-place, #board"],
  ["A | B", "d=64&a=d%3D32", ".masthead, .dock-place, #board"],
  ["a table", "source=minilm", ".masthead, .dock-place, #board", ".source-facts"],
  ["a step of the tour", "tour=3", ".dock-place, #tour, #board", "#tour > .tour"],
  ["Check", "check", "dialog[open]", "dialog[open]"],
];

/** `en`, `hy` with the longest words, and `he` from right to left. For other languages, most tests are redundant. */
const isRepresentative = (code) => ["en", "hy", "he"].includes(code);

for (const [code, dir] of [["en", "ltr"], ...LANGUAGES]) {
  test(`in ${code} no text is cut off, overlaps another one, or leaves the viewport`, ifRedundant(!isRepresentative(code)), async ({ page }) => {
    // Every menu, dialog and table at each size takes a minute on a busy machine.
    test.slow();
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await openIn(page, code);
      for (const [name, fragment, selector, awaited] of STATES) {
        await test.step(`${name}, ${size.width} pixels wide`, async () => {
          await follow(page, fragment);
          if (awaited) await expect(page.locator(awaited)).toBeVisible();
          await settle(page);
          await expect.poll(() => misplaced(page, selector)).toEqual([]);
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width);
          await page.keyboard.press("Escape");
        });
      }
      for (const name of ["share", "save"]) {
        await test.step(`${name}, ${size.width} pixels wide`, async () => {
          // On a phone, all tools are in the menu.
          if (size.width === 390) await page.locator(".page-menu > summary").click();
          await page.locator(".page-tools .tools-button").click();
          await page.locator(`dialog[open] [role=tab][id*=${name}]`).click();
          await expect.poll(() => misplaced(page, "dialog[open]")).toEqual([]);
          await page.keyboard.press("Escape");
          if (size.width === 390) await page.locator(".page-menu > summary").click();
        });
      }
    }
    expect(await page.locator("html").evaluate(({ lang, dir }) => [lang, dir])).toEqual([code, dir]);
  });

  test(`on slides in ${code} no text is cut off or overlaps another one`, ifRedundant(!isRepresentative(code)), async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await openIn(page, code, "view=slide");
    for (const fragment of ["view=slide", "view=slide&fig=heatmap", "view=slide&fig=trajectory,wavelengths&a=d%3D32"]) {
      await follow(page, fragment);
      await settle(page);
      await expect.poll(() => misplaced(page, "#board, .dock-place")).toEqual([]);
    }
  });
}

for (const [code] of LANGUAGES) {
  for (const width of [1280, 390]) {
    for (const theme of ["light", "dark"]) {
      test(`page, embed and slide in ${code} and ${theme}, ${width} pixels wide, have no violations`, ifRedundant(!isRepresentative(code) || width !== 1280 || theme !== "light"), async ({ page }) => {
        await page.setViewportSize({ width, height: 844 });
        for (const view of ["page", "embed", "slide"]) {
          await test.step(view, async () => {
            await openIn(page, code, `view=${view}&theme=${theme}`);
            // The lesson has the same elements as in English, where axe checks them.
            await removeLesson(page);
            expect(await violations(page)).toEqual([]);
          });
        }
      });
    }
  }
}

test("the menu opens the page in another language with the same settings, and the choice is remembered", async ({ page }) => {
  await openIn(page, "en", "d=64&pos=3");
  await page.locator(".languages summary").click();
  await expect(page.locator(".languages a")).toHaveCount(LANGUAGES.length + 1);
  await page.locator(".languages a[hreflang=ja]").click();
  await expect(page).toHaveURL(/\/ja\/#d=64&pos=3$/);
  await expect(page.locator("html")).toHaveAttribute("lang", "ja");
  await expect(field(page, "d_model")).toHaveValue("64");
  await page.goto("about:blank");
  await page.goto("/#d=32");
  await expect(page).toHaveURL(/\/ja\/#d=32$/);
  // Frames and slides stay in the language of their address.
  await openIn(page, "en", "view=embed&fig=heatmap");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
});

test("a link can name the language, which then stays in the link", async ({ page }) => {
  await page.goto("/#d=32&lang=zh");
  await expect(page).toHaveURL(/\/zh\/#d=32&lang=zh$/);
  await expect(page.locator("html")).toHaveAttribute("lang", "zh");
  await page.goto("about:blank");
  await page.goto("/zh/#lang=en&d=32");
  await expect(page).toHaveURL(/:\d+\/#lang=en&d=32$/);
  await page.goto("about:blank");
  await page.goto("/#lang=tlh&d=32");
  await expect(field(page, "d_model")).toHaveValue("32");
});

test.describe("a browser that prefers Hebrew", () => {
  test.use({ locale: "he-IL", isFirstVisit: true });

  test("opens the page in Hebrew, with its texts", async ({ page }) => {
    const texts = [];
    page.on("request", (request) => /\/texts\//.test(request.url()) && texts.push(request.url().split("/").at(-1)));
    await page.goto("/");
    await expect(page).toHaveURL(/\/he\/$/);
    await waitUntilDrawn(page.locator("#board figure[data-figure]").first());
    expect(texts.filter((name) => !/^(later-)?he-/.test(name))).toEqual([]);
    expect(texts.some((name) => name.startsWith("he-"))).toBe(true);
  });
});

test("numbers and formulas in Hebrew run from left to right, and the page from right to left", async ({ page }) => {
  await openIn(page, "he", "pos=10&pair=0");
  const reading = page.locator(".board-line");
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  for (const selector of [".plot", ".live-formula .entry"]) {
    for (const element of await page.locator(selector).all()) expect(await element.evaluate((it) => getComputedStyle(it).direction)).toBe("ltr");
  }
  // Formulas in sentences are isolated, so that a minus sign stays before its number.
  expect(await reading.textContent()).toMatch(/\u2066PE\(10, 0\) = −0\.544\u2069/);
  // The heading is at the right, the tools at the left.
  const [heading, tools] = await Promise.all([page.locator("h1").boundingBox(), page.locator(".masthead-tools").boundingBox()]);
  expect(heading.x).toBeGreaterThan(tools.x);
});
