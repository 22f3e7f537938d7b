// The player, and what a long value leaves behind: small things that a reader would take for broken.
import { test, expect, bring, poll, open, field, figure, slider } from "../page.js";

test("speeds run from slow to fast, and one step is singular", async ({ page }) => {
  await open(page, "fig=heatmap");
  const speeds = page.locator("select[name=speed] option");
  expect(await speeds.allTextContents()).toEqual([
    "1 step a second",
    "4 steps a second",
    "16 steps a second",
    "64 steps a second",
  ]);
  await expect(page.locator("select[name=speed]")).toHaveValue("4");
  await expect(page.getByLabel("Theme")).toHaveValue("auto");
});

test("Play at the end, where it stops there, begins again", { tag: "@smoke" }, async ({ page }) => {
  await open(page, "n=4&pos=3&fig=components");
  await page.locator("select[name=way]").selectOption("once");
  await page.locator("select[name=speed]").selectOption("16");
  await page.getByRole("button", { name: "Play", exact: true }).click();
  // It goes to the end once more, and stays there.
  await expect(page.getByRole("button", { name: "Pause", exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Play", exact: true })).toBeVisible();
  await expect(field(page, "pos")).toHaveValue("3");
});

test("the slider of d_model has its usual range again after Reset", async ({ page }) => {
  await open(page, "d=12288&fig=components");
  await expect(slider(page, "d_model")).toHaveAttribute("max", "16384");
  await expect(slider(page, "d_model")).toHaveValue("12288");
  await page.getByRole("button", { name: "Reset" }).click();
  await expect(slider(page, "d_model")).toHaveAttribute("max", "1024");
  await expect(slider(page, "d_model")).toHaveValue("128");
});

test("where only trusted markup may be written, figures are drawn all the same", async ({ page }) => {
  await page.route("/", async (route) => {
    const response = await route.fetch();
    const policy = "require-trusted-types-for 'script'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'";
    await route.fulfill({ response, headers: { ...response.headers(), "Content-Security-Policy": policy } });
  });
  await open(page);
  await bring(page, "wavelengths");
  await field(page, "d_model").fill("64");
  await poll(() => figure(page, "wavelengths").locator("figcaption").textContent()).toContain("32");
});
