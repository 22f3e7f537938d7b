// Play, values beyond a slider's range, and Trusted Types.
import { test, expect, scrollUntilDrawn, follow, openMore, poll, open, field, figure, slider } from "../page.js";

test("Play starts again from the beginning if it has stopped at the end", { tag: "@smoke" }, async ({ page }) => {
  await open(page, "n=4&pos=3&fig=components");
  await openMore(page);
  await page.locator("select[name=way]").selectOption("once");
  await page.locator("select[name=speed]").selectOption("16");
  const play = page.locator(".dock > .play");
  await expect(play).toHaveText("Play");
  // Three steps may finish between two polls on a busy machine, so this records all texts of the button.
  const labels = await play.evaluateHandle((button) => {
    const labels = [button.textContent];
    const record = () => labels.at(-1) !== button.textContent && labels.push(button.textContent);
    new MutationObserver(record).observe(button, { childList: true, characterData: true, subtree: true });
    return labels;
  });
  await play.click();
  // It plays to the end once more, and stays there.
  await poll(() => labels.jsonValue()).toEqual(["Play", "Pause", "Play"]);
  await expect(field(page, "pos")).toHaveValue("3");
});

test("Play is named after the parameter that it moves, which is that of the visible figure", async ({ page }) => {
  await open(page, "fig=heatmap,bases");
  await expect(page.locator(".dock > .play")).toHaveText("Play");
  for (const [id, name] of [
    ["distance-offset", "offset k"],
    ["ratios", "d_model"],
    ["heatmap", "position"],
    ["uniqueness", "sequence length"],
    ["bases", "base"],
  ]) {
    await follow(page, `fig=${id}`);
    await expect(page.locator(".dock > .play"), id).toHaveAttribute("title", `Play ${name}`);
  }
  await test.step("speeds run from slow to fast, and one step is singular", async () => {
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
  await test.step("with a d_model beyond its range, the slider is at its end, and the field is exact; Reset moves the slider back", async () => {
    await follow(page, "d=12288&fig=components");
    const expectSlider = async (value) => {
      await expect(slider(page, "d_model")).toHaveAttribute("max", "704");
      await expect(slider(page, "d_model")).toHaveValue(value);
    };
    await expectSlider("704");
    await expect(slider(page, "d_model")).toHaveAttribute("aria-valuetext", "12\u202f288");
    await expect(field(page, "d_model")).toHaveValue("12288");
    await page.getByRole("button", { name: "Reset" }).click();
    await expectSlider("384");
    await expect(slider(page, "d_model")).toHaveAttribute("aria-valuetext", "128");
  });
});

test("with Trusted Types enforced, figures are still drawn", async ({ page }) => {
  await page.route("/", async (route) => {
    const response = await route.fetch();
    const policy = "require-trusted-types-for 'script'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'";
    await route.fulfill({ response, headers: { ...response.headers(), "Content-Security-Policy": policy } });
  });
  await open(page);
  await scrollUntilDrawn(page, "wavelengths");
  await field(page, "d_model").fill("64");
  await poll(() => figure(page, "wavelengths").locator("figcaption").textContent()).toContain("32");
});
