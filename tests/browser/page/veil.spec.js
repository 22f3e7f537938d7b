// A figure that shows the answer to a question is covered until the reader has predicted it, and never a gate.
import { test, expect, open, drawn, figure, field, further, follow, settle, poll, oneMore } from "../page.js";
import { violations } from "../axe.js";

/** Each figure that is covered, with the question that it answers. */
const HIDDEN = {
  vector: "longest-encoding",
  causal: "causal-order",
  "base-context": "base-reach",
  "diffusion-time": "diffusion-step",
  "distance-offset": "distance-curve",
  wavelengths: "wavelength-ladder",
  decay: "similarity-far",
  rope: "rope-shift",
};

const lesson = (page, id) => page.locator(`main #${id}`);
const veil = (page, id) => lesson(page, id).locator(".veil");
const veiled = (page) =>
  page.locator("[data-veiled]").evaluateAll((all) => all.map((frame) => frame.id).sort());
const ask = (page, id) => page.locator(`#ask-${id}`);

/** Puts something into the middle of the window, alive. */
async function bring(page, locator) {
  await page.keyboard.press("Shift");
  for (let again = 0; again < 2; again += 1) {
    await locator.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
    await settle(page);
  }
}

/** What a covered figure tells, in each of the ways in which it could. */
async function isCovered(page, id) {
  const frame = lesson(page, id);
  await expect(frame).toHaveAttribute("data-veiled", "");
  await expect(veil(page, id)).toBeVisible();
  for (const part of [".notice", "figcaption", ".reading", ".alt"]) {
    await expect(frame.locator(part).first(), part).toHaveCSS("visibility", "hidden");
  }
  for (const canvas of await frame.locator(".plot canvas").all()) {
    await expect(canvas).toHaveCSS("filter", /blur/);
    await expect(canvas).toHaveAttribute("aria-hidden", "true");
  }
  await expect(frame.locator(".plot")).toHaveAttribute("tabindex", "-1");
  for (const term of await frame.locator(".formula .term").all()) {
    expect(await term.getAttribute("aria-label")).not.toContain("=");
  }
}

async function isUncovered(page, id) {
  const frame = lesson(page, id);
  await expect(frame).not.toHaveAttribute("data-veiled");
  await expect(veil(page, id)).toBeHidden();
  await expect(frame.locator("figcaption")).toHaveCSS("visibility", "visible");
  await expect(frame.locator(".plot canvas").first()).toHaveCSS("filter", "none");
  await expect(frame.getByRole("application")).toHaveCount(1);
}

test("what answers a question is covered, without moving anything, and shown once it is answered", async ({ page }) => {
  await open(page);
  await poll(() => veiled(page)).toEqual(Object.keys(HIDDEN).sort());
  const question = ask(page, "distance-curve");
  await bring(page, question);
  await isCovered(page, "distance-offset");
  const frame = lesson(page, "distance-offset");
  await bring(page, frame);
  await drawn(frame);
  await isCovered(page, "distance-offset");
  expect(await frame.evaluate((figure) => figure.innerText)).not.toMatch(/\d\.\d/);
  const before = await frame.boundingBox();
  await veil(page, "distance-offset").getByRole("link").click();
  await expect(question).toBeInViewport();
  await question.getByRole("slider").first().press("Home");
  await question.getByRole("button", { name: "Lock" }).click();
  await isUncovered(page, "distance-offset");
  const { width, height } = await frame.boundingBox();
  expect([width, height]).toEqual([before.width, before.height]);
  expect(await veiled(page)).toEqual(Object.keys(HIDDEN).filter((id) => id !== "distance-offset").sort());
  // Who tries again knows the answer by now.
  await question.getByRole("button", { name: "Try again" }).click();
  await settle(page);
  await isUncovered(page, "distance-offset");
});

test("by keys: it can be shown without an answer, and the focus moves on to it", async ({ page }) => {
  await open(page);
  await bring(page, lesson(page, "rope"));
  await isCovered(page, "rope");
  const button = veil(page, "rope").getByRole("button", { name: "Show it anyway" });
  await button.focus();
  // Nothing is read out, or moved, behind the cover.
  await further(page);
  const k = await field(page, "k").inputValue();
  await button.press("ArrowUp");
  await expect(field(page, "k")).toHaveValue(k);
  await page.keyboard.press("Enter");
  await isUncovered(page, "rope");
  await expect(lesson(page, "rope").locator(".plot")).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(field(page, "k")).not.toHaveValue(k);
});

test("“Show me” and the key R show it too; in a lecture, locking in does not", async ({ page }) => {
  await open(page);
  await bring(page, ask(page, "rope-shift"));
  await ask(page, "rope-shift").getByRole("button", { name: "Show me" }).click();
  await isUncovered(page, "rope");
  await bring(page, ask(page, "distance-curve"));
  await page.evaluate(() => document.activeElement.blur());
  await page.keyboard.press("r");
  await isUncovered(page, "distance-offset");

  await open(page, "reveal=0");
  const question = ask(page, "rope-shift");
  await bring(page, question);
  await question.getByRole("radio").first().check();
  await question.getByRole("button", { name: "Lock" }).click();
  await expect(question).toContainText("Locked in");
  await isCovered(page, "rope");
  await question.getByRole("button", { name: "Reveal" }).click();
  await isUncovered(page, "rope");
});

test("who comes for a figure by its link sees it", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const id of Object.keys(HIDDEN)) {
    await page.goto("about:blank");
    await page.goto(`/#${id}`);
    await drawn(lesson(page, id));
    await isUncovered(page, id);
    expect((await veiled(page)).length).toBe(Object.keys(HIDDEN).length - 1);
  }
  await follow(page, "rope");
  await isUncovered(page, "rope");
  await open(page, "fig=decay");
  await poll(() => veiled(page)).not.toContain("decay");
  await expect(page.locator("#board-decay .veil")).toHaveCount(0);
});

test("nothing is covered on the board, in frames, on slides, on a tour, and on paper", async ({ page }) => {
  await open(page);
  await expect(page.locator("#board [data-veiled], #board .veil")).toHaveCount(0);
  await page.emulateMedia({ media: "print" });
  await expect(veil(page, "rope")).toBeHidden();
  await expect(lesson(page, "rope").locator("figcaption")).toHaveCSS("visibility", "visible");
  await page.emulateMedia({ media: null });
  for (const link of ["view=embed", "view=slide", "tour=2"]) {
    await open(page, link);
    await settle(page);
    expect(await veiled(page), link).toEqual([]);
  }
});

test.describe("with scripts switched off", () => {
  test.use({ javaScriptEnabled: false });

  test("nothing is covered", async ({ page }) => {
    await page.goto("/");
    for (const id of Object.keys(HIDDEN)) {
      await expect(veil(page, id)).toBeHidden();
      await expect(lesson(page, id).locator("figcaption")).toHaveCSS("visibility", "visible");
    }
    await expect(page.locator("[data-veiled]")).toHaveCount(0);
  });
});

for (const theme of ["light", "dark"]) {
  test(`a covered figure in ${theme} has no violations`, oneMore(theme === "light"), async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, `theme=${theme}`);
    await bring(page, lesson(page, "distance-offset"));
    await drawn(lesson(page, "distance-offset"));
    await isCovered(page, "distance-offset");
    expect(await violations(page, { include: "#distance-offset" })).toEqual([]);
  });
}

/** A number for the pixels of the marks above a figure's picture. */
const marks = (page, id) =>
  lesson(page, id).locator("canvas.overlay").evaluate((canvas) => {
    const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
    return data.filter((value, index) => index % 4 === 3 && value > 0).length;
  });

/** Brings a figure into the window until the pixels of its marks stay the same. */
async function marked(page, id) {
  await bring(page, lesson(page, id).locator(".plot"));
  await drawn(lesson(page, id));
  await settle(page);
  return marks(page, id);
}

test("what was drawn stays in the figure, as long as it shows what the question asked about", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page);
  const question = ask(page, "distance-curve");
  const plain = await marked(page, "distance-offset");
  await bring(page, question);
  await question.getByRole("slider").first().press("Home");
  await question.getByRole("button", { name: "Lock" }).click();
  const guessed = await marked(page, "distance-offset");
  expect(guessed).toBeGreaterThan(plain + 500);
  // Another length is another part of the same curve; other dimensions and another base are another curve.
  await field(page, "n_pos").fill("20");
  await settle(page);
  expect(await marks(page, "distance-offset")).toBeGreaterThan(plain + 300);
  await field(page, "n_pos").fill("50");
  for (const [name, other, usual] of [["d_model", "64", "128"], ["base", "500", "10000"]]) {
    await field(page, name).fill(other);
    await settle(page);
    expect(await marks(page, "distance-offset"), name).toBeLessThan(plain + 100);
    await field(page, name).fill(usual);
    await settle(page);
    expect(await marks(page, "distance-offset"), name).toBe(guessed);
  }
  await bring(page, question);
  await question.getByRole("button", { name: "Try again" }).click();
  expect(await marked(page, "distance-offset")).toBe(plain);
});

test("each drawing has its figure", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const [id, link, shown] of [
    ["wavelength-ladder", "n=50", "wavelengths"],
    ["one-pair-distance", "d=2", "distance-offset"],
    ["similarity-far", "n=50", "decay"],
  ]) {
    await open(page, link);
    const plain = await marked(page, shown);
    await bring(page, ask(page, id));
    await ask(page, id).getByRole("slider").first().press("End");
    await ask(page, id).getByRole("button", { name: "Lock" }).click();
    expect(await marked(page, shown), id).toBeGreaterThan(plain + 200);
    // The board, frames and slides show none of it.
    await expect(page.locator("#board .veil")).toHaveCount(0);
  }
});
