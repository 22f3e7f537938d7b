// Exercises for teachers: collapsed in their chapters, and all on a separate printable page without scripts.
import { test, expect, open, poll } from "../page.js";
import { keepOnly, violations } from "../axe.js";

const chapterExercises = (page) => page.locator("#chapter-2 details.exercises");

test("exercises expand at the end of their chapter, and footer and chapters link to the page of exercises, which links back", async ({ page }) => {
  await open(page);
  const exercises = chapterExercises(page);
  await exercises.scrollIntoViewIfNeeded();
  const [first] = await exercises.locator(".exercise").all();
  await expect(first).toBeHidden();
  await exercises.locator("summary").first().click();
  await expect(first).toBeVisible();
  const answer = first.locator("details");
  await expect(answer.locator(".prose")).toBeHidden();
  await answer.locator("summary").focus();
  await page.keyboard.press("Enter");
  await expect(answer.locator(".prose")).toBeVisible();
  await expect(answer.locator(".prose")).toHaveText(/\d/);
  expect(await page.evaluate(() => document.scrollingElement.scrollWidth)).toBeLessThanOrEqual(1280);
  await page.evaluate(() => document.querySelectorAll("details.exercises").forEach((details) => (details.open = false)));
  await page.locator(".colophon .exercises-all a").first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Exercises");
  await page.locator("main > .sheet-way a").first().click();
  await expect(page.locator("#board")).toBeVisible();
  await chapterExercises(page).locator("summary").first().click();
  await chapterExercises(page).locator(".exercises-all a").click();
  await poll(() => new URL(page.url()).hash).toBe("#one-clock");
  await expect(page.locator("#one-clock")).toBeInViewport();
  await page.locator("#one-clock h2 a").click();
  await expect(page.locator("#chapter-2")).toBeInViewport();
});

test.describe("with scripts switched off", () => {
  test.use({ javaScriptEnabled: false });

  test("the page of exercises has all answers after all exercises, and shows no errors", async ({ page }) => {
    await page.goto("/exercises/");
    expect(await page.locator("script").count()).toBe(0);
    const numbers = (part) => page.locator(`${part} .exercise-number`).allTextContents();
    const tasks = await numbers("section:not(#answers)");
    expect(tasks.length).toBeGreaterThan(1);
    expect(await numbers("#answers")).toEqual(tasks);
    const counts = await page
      .locator("main a[href^='#']")
      .evaluateAll((all) => all.map((link) => [link.hash, document.querySelectorAll(link.hash).length]));
    expect(counts.filter(([, count]) => count !== 1)).toEqual([]);
    await page.locator(".sheet-way a[href^='#answer']").first().click();
    await expect(page.locator("#answers .exercise").first()).toBeInViewport();
    await expect(page.locator("body")).not.toContainText(/[{}]|NaN|undefined/);
  });
});

test("in print, exercises are dark on light, answers start on a new page, and links are left out", async ({ page }) => {
  await page.goto("/exercises/");
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await expect(page.locator("#answers")).toHaveCSS("break-before", "page");
  await expect(page.locator(".exercise").first()).toHaveCSS("break-inside", "avoid");
  await expect(page.locator(".sheet-way").first()).toBeHidden();
  const [ink, paper] = await page.evaluate(() =>
    [getComputedStyle(document.body).color, getComputedStyle(document.documentElement).backgroundColor].map((color) =>
      color.match(/[\d.]+/g).slice(0, 3).reduce((sum, part) => sum + Number(part), 0),
    ),
  );
  expect(paper).toBe(3 * 255);
  expect(ink).toBeLessThan(150);
  expect((await page.pdf({ format: "A4" })).length).toBeGreaterThan(5000);
  // When the main page is printed, collapsed exercises take no space.
  await open(page);
  await page.emulateMedia({ media: "print" });
  await expect(chapterExercises(page)).toBeHidden();
});

for (const [width, theme] of [[1280, "light"], [390, "dark"]]) {
  test(`exercises in ${theme}, ${width} pixels wide, have no violations`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ colorScheme: theme });
    await page.goto("/exercises/");
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.scrollingElement.scrollWidth)).toBeLessThanOrEqual(width);
    await open(page, `theme=${theme}`);
    await chapterExercises(page).evaluate((exercises) => {
      for (const details of [exercises, ...exercises.querySelectorAll("details")]) details.open = true;
    });
    await keepOnly(page, "#exercises-one-clock");
    await chapterExercises(page).evaluate((exercises) => exercises.scrollIntoView({ block: "center" }));
    expect(await violations(page, { include: "#exercises-one-clock" })).toEqual([]);
  });
}
