// What no first figure needs is downloaded when a reader does something, and never twice.
import { gzipSync } from "node:zlib";
import { test, expect, poll, open, drawn, figure, settle } from "./page.js";

const LATER = /split_later\.wasm$/;

/** The names of what the page has asked for so far. */
function watch(page) {
  const asked = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  return asked;
}

test("a first visit downloads at most 200 kB, gzipped, and draws its figures from that", async ({ page }) => {
  const sizes = new Map();
  page.on("response", async (response) => {
    const name = new URL(response.url()).pathname;
    sizes.set(name, response.body().then((body) => gzipSync(body).length));
  });
  await open(page);
  await drawn(figure(page, "heatmap"));
  await settle(page);
  await page.waitForLoadState("networkidle");
  expect([...sizes.keys()].filter((name) => LATER.test(name))).toEqual([]);
  expect(sizes.has("/phasor_bg.wasm")).toBe(true);
  const total = (await Promise.all(sizes.values())).reduce((sum, size) => sum + size, 0);
  expect(total).toBeLessThanOrEqual(200_000);
});

for (const [sign, act] of [
  ["scrolls", (page) => page.mouse.wheel(0, 200)],
  ["presses a key", (page) => page.keyboard.press("Tab")],
  ["presses a button of the mouse", (page) => page.mouse.click(5, 5)],
]) {
  test(`when a reader ${sign}, the rest comes, once`, async ({ page }) => {
    const asked = watch(page);
    await open(page);
    for (let time = 0; time < 3; time += 1) await act(page);
    await poll(() => asked.filter((name) => LATER.test(name)).length).toBe(1);
    await figure(page, "pitfalls").scrollIntoViewIfNeeded();
    await drawn(figure(page, "pitfalls"));
    expect(asked.filter((name) => LATER.test(name))).toHaveLength(1);
  });
}

test("a link to a later figure needs nobody to do anything", async ({ page }) => {
  await open(page, "fig=attention&view=slide");
  await expect(figure(page, "attention").locator("figcaption")).toHaveText(/\d/);
});

test("a figure whose part does not arrive says so, and is tried again", async ({ page, complaints }) => {
  await page.route(LATER, (route) => route.abort());
  await page.goto("/#fig=heatmap,attention");
  const alert = figure(page, "attention").getByRole("alert");
  await expect(alert).toHaveText(/could not be loaded/);
  // The others stay.
  await drawn(figure(page, "heatmap"));
  await page.unroute(LATER);
  await page.keyboard.press("Tab");
  await drawn(figure(page, "attention"));
  await expect(alert).toBeHidden();
  const others = complaints.splice(0).filter((complaint) => !/ERR_FAILED|Failed to fetch/.test(complaint));
  expect(others).toEqual([]);
});

test("figures far from the window are neither computed nor drawn until a reader comes near", async ({ page }) => {
  await open(page);
  await page.keyboard.press("Tab");
  await settle(page);
  await expect(figure(page, "pitfalls")).toHaveAttribute("data-drawn", "0");
  await expect(figure(page, "pitfalls").locator("figcaption")).toBeEmpty();
  await figure(page, "pitfalls").scrollIntoViewIfNeeded();
  await drawn(figure(page, "pitfalls"));
  await expect(figure(page, "pitfalls").locator("figcaption")).toHaveText(/\d/);
});
