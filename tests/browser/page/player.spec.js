// The player, and what a long value leaves behind: small things that a reader would take for broken.
import { test, expect, bring, further, poll, open, field, figure, slider } from "../page.js";

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
  await further(page);
  await page.locator("select[name=way]").selectOption("once");
  await page.locator("select[name=speed]").selectOption("16");
  const play = page.locator(".dock > .play");
  await expect(play).toHaveText("▸ Play");
  // Three steps are over before a busy machine looks again: what the button says on the way is kept.
  const said = await play.evaluateHandle((button) => {
    const said = [button.textContent];
    const keep = () => said.at(-1) !== button.textContent && said.push(button.textContent);
    new MutationObserver(keep).observe(button, { childList: true, characterData: true, subtree: true });
    return said;
  });
  await play.click();
  // It goes to the end once more, and stays there.
  await poll(() => said.jsonValue()).toEqual(["▸ Play", "❚❚ Pause", "▸ Play"]);
  await expect(field(page, "pos")).toHaveValue("3");
});

test("a d_model beyond its slider stands at the end of it, exact in the field, and in place again after Reset", async ({ page }) => {
  await open(page, "d=12288&fig=components");
  const at = async (value) => {
    await expect(slider(page, "d_model")).toHaveAttribute("max", "704");
    await expect(slider(page, "d_model")).toHaveValue(value);
  };
  await at("704");
  await expect(slider(page, "d_model")).toHaveAttribute("aria-valuetext", "12\u202f288");
  await expect(field(page, "d_model")).toHaveValue("12288");
  await page.getByRole("button", { name: "Reset" }).click();
  await at("384");
  await expect(slider(page, "d_model")).toHaveAttribute("aria-valuetext", "128");
});

test("Play is named after what it moves: what the figure in view is about", async ({ page }) => {
  for (const [id, name] of [
    ["distance-offset", "offset k"],
    ["ratios", "d_model"],
    ["heatmap", "position"],
    ["uniqueness", "sequence length"],
    ["bases", "base"],
  ]) {
    await open(page, `fig=${id}`);
    await expect(page.locator(".dock > .play"), id).toHaveAttribute("title", `Play ${name}`);
  }
  await open(page, "fig=heatmap,bases");
  await expect(page.locator(".dock > .play")).toHaveText("▸ Play");
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
