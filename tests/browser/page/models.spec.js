// A model's rotary embedding as the encoding: from the list, from a link, and from a pasted config.
import { test, expect, open, board, field, poll, scrollUntilDrawn, slider, waitUntilDrawn } from "../page.js";

const encodings = (page) => page.locator("select[name=source]");
const back = (page) => page.locator(".model-back");
const alt = (page, id) => board(page, id).locator(".alt");
/** Without the thin spaces between groups of digits. */
const plain = (text) => text.replaceAll("\u202f", "");

/** Loads the list of models as a reader does, who points at it. */
async function loadModels(page) {
  await encodings(page).hover();
  await expect(encodings(page).locator("optgroup")).not.toHaveCount(0);
}

test("a model from the list sets the sliders, which stay alive, and a button restores its own values", async ({ page }) => {
  await open(page);
  await loadModels(page);
  await encodings(page).selectOption("model:llama-3.1-8b");
  await expect(field(page, "base")).toHaveValue("500000");
  await expect(field(page, "n_pos")).toHaveValue("131072");
  await expect(page.locator("label:has-text('rotary_dim')").first()).toBeVisible();
  await expect(page.locator(".source-facts")).toHaveText("Llama 3.1 8B");
  await expect(back(page)).toBeHidden();
  await poll(async () => plain(await alt(page, "wavelengths").textContent())).toContain("20470000");
  await test.step("a slider moves from there, and a tick stays at the model's own value", async () => {
    const tick = () => slider(page, "base").evaluate((input) => Number(input.style.getPropertyValue("--own")));
    const share = () => slider(page, "base").evaluate(({ min, max, value }) => (value - min) / (max - min));
    const own = await tick();
    expect(Math.abs(own - (await share()))).toBeLessThan(0.001);
    await slider(page, "base").press("ArrowRight");
    expect(await share()).toBeGreaterThan(own);
    expect(await tick()).toBe(own);
    await expect(back(page)).toHaveText("↺ base");
    await poll(async () => plain(await alt(page, "wavelengths").textContent())).not.toContain("20470000");
  });
  await test.step("and back", async () => {
    await back(page).click();
    await expect(field(page, "base")).toHaveValue("500000");
    await expect(back(page)).toBeHidden();
  });
  await test.step("the link holds the model, and the list knows it again", async () => {
    await page.reload();
    await waitUntilDrawn(board(page, "wavelengths"));
    await expect(page.locator(".source-facts")).toHaveText("Llama 3.1 8B");
    await loadModels(page);
    await expect(encodings(page)).toHaveValue("model:llama-3.1-8b");
  });
  await test.step("the formula returns", async () => {
    await encodings(page).selectOption("formula");
    await expect(page.locator(".source-facts")).toHaveCount(0);
    await expect(page).not.toHaveURL(/rope=/);
  });
});

test("presets compare two models, also before the list of models is loaded, and the link holds both", async ({ page }) => {
  await page.setViewportSize({ width: 1600, height: 900 });
  await open(page);
  const preset = (name) => page.locator(".presets").getByRole("button", { name });
  await preset("Llama 3 | 3.1").click();
  await expect(page.locator(".source-facts")).toHaveText("Llama 3.1 8B");
  await expect(field(page, "n_pos")).toHaveValue("8192");
  await expect(page).toHaveURL(/rope=.*llama3.*&a=.*Llama%25203%25208B/);
  await preset("Gemma 3: local | global").click();
  await expect(page.locator(".source-facts")).toHaveText("Gemma 3 12B, full");
  await expect(field(page, "base")).toHaveValue("1000000");
  await page.reload();
  await waitUntilDrawn(board(page, "wavelengths"));
  await expect(page.locator(".source-facts")).toHaveText("Gemma 3 12B, full");
  await expect(page).toHaveURL(/&a=.*Gemma/);
});

test("the table of published models is sorted by its columns, and opens a model on the board", async ({ page }) => {
  await open(page);
  const panel = page.locator("#models");
  await panel.evaluate((element) => element.scrollIntoView());
  const rows = panel.locator("tbody tr");
  await poll(() => rows.count()).toBeGreaterThan(50);
  const longest = async () => (await rows.locator("td:nth-child(7)").allTextContents()).map((text) => Number(plain(text)));
  const sort = panel.getByRole("button", { name: "longest wavelength" });
  await sort.click();
  await expect(panel.locator("th[aria-sort]")).toHaveAttribute("aria-sort", "descending");
  const descending = await longest();
  expect(descending).toEqual(descending.toSorted((one, other) => other - one));
  await sort.click();
  await expect(panel.locator("th[aria-sort]")).toHaveAttribute("aria-sort", "ascending");
  expect(await longest()).toEqual(descending.toReversed());
  await panel.getByRole("button", { name: "Phi-4-mini" }).click();
  await expect(page.locator(".source-facts")).toHaveText("Phi-4-mini");
  await expect(page.locator("#board")).toBeInViewport();
});

test("a scaling is chosen in the settings, for the formula and for a model, with its numbers", async ({ page }) => {
  await open(page);
  const scaling = page.locator("select[name=rope-scaling]");
  const number = (name) => page.locator(`input[name=scaling-${name}]`);
  const name = page.locator(".source-facts");
  const longest = () => alt(page, "wavelengths").textContent().then(plain);
  await page.locator(".dock-further > summary").click();
  await test.step("the formula, stretched", async () => {
    await scaling.selectOption("linear");
    await expect(name).toHaveText("linear × 4");
    await expect(field(page, "n_pos")).toHaveValue("16384");
    // 4·2π·10000^(126/128)
    await poll(longest).toContain("217600");
  });
  await test.step("a number that is not allowed changes nothing and is answered with the range", async () => {
    await number("factor").fill("0.5");
    await number("factor").press("Tab");
    await expect(page.locator("#scaling-notice-factor")).toContainText("from 1 to");
    await expect(name).toHaveText("linear × 4");
    await number("factor").fill("2");
    await number("factor").press("Tab");
    await expect(page.locator("#scaling-notice-factor")).toBeHidden();
    await expect(name).toHaveText("linear × 2");
    await expect(field(page, "n_pos")).toHaveValue("8192");
    await poll(longest).toContain("108800");
  });
  await test.step("the link holds it", async () => {
    await expect(page).toHaveURL(/rope=own,128,10000;trained,4096;used,8192;linear,2/);
  });
  await test.step("without it, it is the formula", async () => {
    await scaling.selectOption("none");
    await expect(name).toHaveCount(0);
    await expect(page).not.toHaveURL(/rope=/);
  });
  await test.step("a model with another scaling says so, and takes back its own", async () => {
    await encodings(page).selectOption("model:llama-3.1-8b");
    await scaling.selectOption("yarn");
    await expect(name).toHaveText("Llama 3.1 8B · YaRN × 16");
    await expect(number("beta-fast")).toHaveValue("32");
    await scaling.selectOption("own");
    await expect(name).toHaveText("Llama 3.1 8B");
    await expect(scaling).toHaveValue("llama3");
  });
});

test("a link names a model, and may give some of its numbers", async ({ page }) => {
  const name = page.locator(".source-facts");
  await test.step("its own numbers", async () => {
    await open(page, "model=phi-4-mini");
    await expect(name).toHaveText("Phi-4-mini");
    await expect(field(page, "d_model")).toHaveValue("96");
    await expect(page).toHaveURL(/#d=96&n=131072.*&rope=own,96,10000;/);
    await expect(page).not.toHaveURL(/model=/);
  });
  await test.step("another length, on a slide", async () => {
    await open(page, "model=llama-3.1-8b&n=50&view=slide");
    await expect(name).toHaveText("Llama 3.1 8B");
    await expect(field(page, "n_pos")).toHaveValue("50");
    await expect(field(page, "base")).toHaveValue("500000");
  });
  await test.step("a model that does not rotate", async () => {
    await open(page, "model=bloom-176b");
    await expect(board(page, "alibi")).toBeVisible();
  });
  await test.step("an unknown one is named, and the rest of the link is kept", async () => {
    await open(page, "model=llama-99&d=64");
    await expect(page.locator(".dock-notice")).toContainText("llama-99");
    await expect(field(page, "d_model")).toHaveValue("64");
  });
});

test("a model has wavelengths of its own, so that their choice is not offered", async ({ page }) => {
  await open(page);
  const choice = page.locator("select[name=schedule]");
  await page.locator(".dock-further > summary").click();
  await expect(choice).toBeVisible();
  await page.locator("select[name=rope-scaling]").selectOption("linear");
  await expect(choice).toBeHidden();
});

test("a model that does not rotate opens what it has, and back returns", async ({ page }) => {
  await open(page);
  await loadModels(page);
  await encodings(page).selectOption("model:bloom-176b");
  await expect(page).toHaveURL(/fig=alibi/);
  await expect(board(page, "alibi")).toBeVisible();
  await page.goBack();
  await encodings(page).selectOption("model:phi-4-mini");
  await expect(field(page, "d_model")).toHaveValue("96");
});

/** LongRoPE with 4 of 6 pairs turning. */
const CONFIG = {
  _name_or_path: "makers/Small-Model",
  head_dim: 12,
  partial_rotary_factor: 0.67,
  rope_theta: 10000,
  max_position_embeddings: 8000,
  original_max_position_embeddings: 500,
  rope_scaling: { type: "longrope", short_factor: [1, 1, 1, 1], long_factor: [1, 2, 3, 50] },
};

/** Opens Check and pastes a config. Returns the dialog with its report. */
async function paste(page, config) {
  await open(page, "check");
  const dialog = page.getByRole("dialog");
  await dialog.locator("textarea").fill(JSON.stringify(config));
  await dialog.getByRole("button", { name: "Check", exact: true }).click();
  return dialog;
}

test("a pasted config is on the board with its own frequencies, and its link restores them", async ({ page }) => {
  const dialog = await paste(page, CONFIG);
  await dialog.locator(".on-board").click();
  await expect(dialog).toBeHidden();
  await expect(field(page, "d_model")).toHaveValue("8");
  await expect(page.locator(".source-facts")).toHaveText("Small-Model");
  // The slowest pair: 50·2π·10000^(6/8).
  const longest = "314200";
  await poll(async () => plain(await alt(page, "wavelengths").textContent())).toContain(longest);
  await test.step("up to the trained length, the short factors apply", async () => {
    await field(page, "n_pos").fill("400");
    await field(page, "n_pos").press("Tab");
    await poll(async () => plain(await alt(page, "wavelengths").textContent())).toContain("6283 positions");
  });
  await test.step("the link", async () => {
    await expect(page).toHaveURL(/rope=own,8,10000;.*long32,1,2,3,50;name,Small-Model/);
    await page.reload();
    await waitUntilDrawn(board(page, "wavelengths"));
    await expect(page.locator(".source-facts")).toHaveText("Small-Model");
  });
  await test.step("figures of the formula say so", async () => {
    await scrollUntilDrawn(page, "bases");
    await expect(page.locator("#bases .figure-line")).toContainText("formula");
  });
});

test("two kinds of layers are compared as A | B, in one link", async ({ page }) => {
  const config = { head_dim: 64, rope_theta: 1e6, rope_local_base_freq: 1e4, max_position_embeddings: 4096 };
  const dialog = await paste(page, config);
  await dialog.locator(".on-board").last().click();
  await expect(page.locator(".compare-set[data-set=a]")).toContainText("base 1\u202f000\u202f000");
  await expect(page.locator(".compare-set[data-set=b]")).toContainText("base 10\u202f000");
  await expect(page).toHaveURL(/rope=own,64,10000/);
  await expect(page).toHaveURL(/[&#]a=/);
});
