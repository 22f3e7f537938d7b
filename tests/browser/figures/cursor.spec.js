// All figures share one cursor. The pointer, keys and Play move it.
import { test, expect, waitUntilDrawn, field, figure, figureIds, fragment, openMore, number, open, pictures, poll, settle, openAllVisible } from "../page.js";

const plot = (page, id) => figure(page, id).locator(".plot");

test("arrow keys on a figure move the cursor and update the reading", { tag: "@smoke" }, async ({ page }) => {
  await open(page, "pos=7&fig=heatmap,distance-matrix");
  await plot(page, "heatmap").focus();
  await page.keyboard.press("ArrowRight");
  await expect(field(page, "pos")).toHaveValue("8");
  // Dimension 0 is at the top, so down means slower pairs.
  await page.keyboard.press("ArrowDown");
  await expect(field(page, "pair")).toHaveValue("1");
  await expect(figure(page, "heatmap").locator(".reading")).toContainText("pos 8");
  await page.keyboard.press("End");
  await expect(field(page, "pos")).toHaveValue("49");
  await page.keyboard.press("Home");
  await expect(field(page, "pos")).toHaveValue("0");
  await plot(page, "distance-matrix").focus();
  await page.keyboard.press("ArrowRight");
  await expect(field(page, "k")).toHaveValue("6");
  await poll(() => fragment(page)).toContain("k=6");
});

test("moving the cursor's position redraws only the overlays of figures", async ({ page }) => {
  await openAllVisible(page, "view=embed&fig=components,heatmap,vector,clocks,norms");
  const before = await pictures(page);
  await plot(page, "components").focus();
  await page.keyboard.press("ArrowRight");
  await settle(page);
  const after = await pictures(page);
  for (const id of await figureIds(page)) {
    expect(after[id].drawn, id).toBe(before[id].drawn);
    expect(after[id].base, id).toBe(before[id].base);
    expect(after[id].overlay, id).not.toBe(before[id].overlay);
  }
});

test("Play animates the cursor, Space pauses it, and +1 then moves it by one position", async ({ page }) => {
  await open(page, "fig=vector&pos=0");
  const pos = () => field(page, "pos").inputValue().then(Number);
  const play = page.locator(".dock > .play");
  await expect(play).toHaveText("Play");
  expect(await pos()).toBe(0);
  await openMore(page);
  await page.locator("select[name=speed]").selectOption("64");
  await play.click();
  await poll(pos).toBeGreaterThan(2);
  await expect(play).toHaveText("Pause");
  await page.evaluate(() => document.activeElement?.blur());
  await page.keyboard.press(" ");
  await expect(play).toHaveText("Play");
  const paused = await pos();
  await settle(page);
  expect(await pos()).toBe(paused);
  await openMore(page);
  await page.getByRole("button", { name: "+1: one position forward" }).click();
  expect(await pos()).toBe((paused + 1) % 50);
});

test("with prefers-reduced-motion, the cursor does not move by itself", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "fig=vector&pos=3");
  await settle(page);
  await expect(field(page, "pos")).toHaveValue("3");
});

test("the definition shows the numbers of the cell under the cursor", async ({ page }) => {
  await open(page, "d=8&pos=3&pair=1");
  await page.locator(".definition").scrollIntoViewIfNeeded();
  const lines = page.locator(".definition .numbers-now");
  // sin(3 · 10000^(−2/8)) = sin 0.3
  await expect(lines.nth(0)).toContainText("0.29552");
  await expect(lines.nth(1)).toContainText("0.955336");
  await expect(lines.nth(2)).toContainText("62.8319");
  await expect(page.locator(".definition math").first()).toBeVisible();
  await figure(page, "heatmap").scrollIntoViewIfNeeded();
  await expect(figure(page, "heatmap").locator(".formula math").first()).toBeVisible();
});

test("layout and schedule change the pictures and the link, and the schedule is read from the link", async ({ page }) => {
  await open(page, "fig=heatmap,wavelengths");
  await waitUntilDrawn(figure(page, "wavelengths"));
  const before = await pictures(page);
  await openMore(page);
  await page.locator("select[name=layout]").selectOption("split");
  await page.locator("select[name=schedule]").selectOption("linear");
  await waitUntilDrawn(figure(page, "heatmap"), 2);
  await settle(page);
  await poll(() => fragment(page)).toBe("layout=split&schedule=linear&fig=heatmap,wavelengths");
  const after = await pictures(page);
  expect(after.heatmap.base).not.toBe(before.heatmap.base);
  expect(after.wavelengths.base).not.toBe(before.wavelengths.base);
  await open(page, "schedule=harmonic&layout=split");
  await openMore(page);
  await expect(page.locator("select[name=schedule]")).toHaveValue("harmonic");
});

test("the torus is rotated by dragging and by keys", async ({ page }) => {
  await open(page, "fig=torus");
  const yaw = figure(page, "torus").locator("input[name=yaw]");
  const start = Number(await yaw.inputValue());
  await plot(page, "torus").focus();
  await page.keyboard.press("ArrowRight");
  await expect(yaw).toHaveValue(String(start + 5));
  const box = await plot(page, "torus").boundingBox();
  await page.mouse.move(box.x + box.width / 2, box.y + 100);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2 + 60, box.y + 100, { steps: 6 });
  await page.mouse.up();
  await poll(async () => Number(await yaw.inputValue())).toBeGreaterThan(start + 30);
  await waitUntilDrawn(figure(page, "torus"), 3);
});

test("the reading at the cursor is exact to six digits", async ({ page }) => {
  await open(page, "d=128&k=5&fig=distance-offset");
  await plot(page, "distance-offset").focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowLeft");
  // The reading is updated a frame after the key.
  await poll(async () => {
    const text = await figure(page, "distance-offset").locator(".reading").textContent();
    const value = number(text.match(/[\d.\u202f]+(?!.*[\d])/)[0]);
    return Math.abs(value - 5.799135802886);
  }).toBeLessThan(5e-6);
});
