// One figure of the board in the whole frame: the keys 1 to 6, the button beside its title, and 0 for all figures.
import { test, expect, open, board, boardIds, field, poll, settle, waitUntilDrawn } from "../page.js";

const FOUR = ["heatmap", "trajectory", "distance-matrix", "wavelengths"];
const plot = (page, id) => board(page, id).locator(".plot");

test("a key or the button enlarges a figure, and 0 or the button brings all back", { tag: "@smoke" }, async ({ page }) => {
  await open(page);
  await waitUntilDrawn(board(page, "trajectory"));
  const before = await plot(page, "trajectory").boundingBox();
  await test.step("by keys", async () => {
    await page.keyboard.press("2");
    await poll(() => boardIds(page)).toEqual(["trajectory"]);
    await settle(page);
    const enlarged = await plot(page, "trajectory").boundingBox();
    expect(enlarged.width * enlarged.height).toBeGreaterThan(1.5 * before.width * before.height);
    // There is no ninth figure.
    await page.keyboard.press("9");
    await settle(page);
    expect(await boardIds(page)).toEqual(["trajectory"]);
    await page.keyboard.press("0");
    await poll(() => boardIds(page)).toEqual(FOUR);
    await settle(page);
    expect(await plot(page, "trajectory").boundingBox()).toEqual(before);
  });
  await test.step("by the button, which stays in view", async () => {
    await board(page, "distance-matrix").getByRole("button", { name: "Enlarge (3)" }).click();
    await poll(() => boardIds(page)).toEqual(["distance-matrix"]);
    await board(page, "distance-matrix").getByRole("button", { name: "All figures (0)" }).click();
    await poll(() => boardIds(page)).toEqual(FOUR);
  });
  await test.step("digits that are typed are left to the field", async () => {
    await field(page, "pos").fill("2");
    await field(page, "pos").press("3");
    await settle(page);
    expect(await boardIds(page)).toEqual(FOUR);
  });
});

test("on a slide, too; single keys can be switched off", async ({ page }) => {
  await page.setViewportSize({ width: 960, height: 540 });
  await open(page, "view=slide");
  for (const [key, id] of [["2", "trajectory"], ["4", "wavelengths"]]) {
    await page.keyboard.press(key);
    await poll(() => boardIds(page)).toEqual([id]);
    const all = board(page, id).getByRole("button", { name: "All figures (0)" });
    await settle(page);
    const [button, picture] = [await all.boundingBox(), await plot(page, id).boundingBox()];
    const isBeside = button.x >= picture.x + picture.width - 1 || button.y + button.height <= picture.y + 1;
    expect(isBeside, `${id}: the button lies on the plot`).toBe(true);
    await all.click();
    await poll(() => boardIds(page)).toEqual(FOUR);
  }
  await page.evaluate(() => localStorage.setItem("phasor.keys", "0"));
  await page.reload();
  await waitUntilDrawn(board(page, "trajectory"));
  await page.evaluate(() => document.activeElement.blur());
  await page.keyboard.press("2");
  await settle(page);
  expect(await boardIds(page)).toEqual(FOUR);
});

test("a slide has the list of encodings, unless the link hides it", async ({ page }) => {
  await page.setViewportSize({ width: 960, height: 540 });
  await open(page, "view=slide");
  await page.locator("select[name=source]").selectOption("minilm");
  await poll(() => page.evaluate(() => location.hash)).toContain("source=minilm");
  await open(page, "view=slide&hide=source");
  await expect(page.locator("select[name=source]")).toBeHidden();
});
