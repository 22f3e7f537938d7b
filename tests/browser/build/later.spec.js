// Lazy loading: code that the first figures do not need is downloaded at the first interaction, and only once.
import { gzipSync } from "node:zlib";
import { test, expect, scrollUntilDrawn, poll, open, waitUntilDrawn, field, figure, follow, settle, waitUntilIdle, ifRedundant } from "../page.js";

const LATER = /split_later-[0-9a-f]{16}\.wasm$/;

/** Records the paths of all requests from now on; returns the growing list. */
function recordRequests(page) {
  const asked = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  return asked;
}

test.describe("first visit", () => {
  test.use({ isFirstVisit: true });

  // A guard against accidental growth. `cargo xtask bench` measures loading times.
  test("downloads at most 640 kB, gzipped, draws its figures, and hydrates lazy islands in small batches", async ({ page }) => {
    const sizes = new Map();
    page.on("response", async (response) => {
      const name = new URL(response.url()).pathname;
      sizes.set(name, response.body().then((body) => gzipSync(body).length));
    });
    await open(page);
    await settle(page);
    await page.waitForLoadState("networkidle");
    expect([...sizes.keys()].filter((name) => LATER.test(name))).toEqual([]);
    expect([...sizes.keys()].filter((name) => /^\/phasor_bg-[0-9a-f]{16}\.wasm$/.test(name))).toHaveLength(1);
    const total = (await Promise.all(sizes.values())).reduce((sum, size) => sum + size, 0);
    expect(total).toBeLessThanOrEqual(640_000);
    // The first interaction is not blocked.
    const count = await page.locator("prerendered-words").count();
    expect(count).toBeGreaterThan(100);
    await page.evaluate(() => {
      window.batches = [];
      const collect = (records) => {
        const gone = records.flatMap(({ removedNodes }) => [...removedNodes].filter(({ localName }) => localName === "prerendered-words"));
        if (gone.length > 0) window.batches.push(gone.length);
      };
      new MutationObserver(collect).observe(document.body, { childList: true, subtree: true });
    });
    await page.keyboard.press("Shift");
    await expect(page.locator("prerendered-words")).toHaveCount(0);
    const batches = await page.evaluate(() => window.batches);
    expect(batches.reduce((sum, gone) => sum + gone)).toBe(count);
    expect(Math.max(...batches)).toBeLessThanOrEqual(8);
  });
});

for (const [action, act] of [
  ["scrolls", (page) => page.mouse.wheel(0, 200)],
  ["presses a key", (page) => page.keyboard.press("Tab")],
  ["presses a button of the mouse", (page) => page.mouse.click(5, 5)],
]) {
  test(`when a reader ${action}, the lazy chunk loads once`, ifRedundant(action !== "scrolls"), async ({ page }) => {
    const asked = recordRequests(page);
    await open(page);
    for (let time = 0; time < 3; time += 1) await act(page);
    await poll(() => asked.filter((name) => LATER.test(name)).length).toBe(1);
    await scrollUntilDrawn(page, "pitfalls");
    expect(asked.filter((name) => LATER.test(name))).toHaveLength(1);
  });
}

test("a link to a figure in the lazy chunk loads the chunk without interaction", { tag: ["@smoke", "@full"] }, async ({ page }) => {
  await open(page, "fig=norms&view=slide");
  await expect(figure(page, "norms").locator("figcaption")).toHaveText(/\d/);
});

for (const [action, act] of [
  ["a key", (page) => page.keyboard.press("Tab")],
  ["scrolling", (page) => page.mouse.wheel(0, 100)],
  ["the connection coming back", (page) => page.evaluate(() => dispatchEvent(new Event("online")))],
]) {
  test(`a figure whose chunk fails to load shows an error, and ${action} retries`, ifRedundant(action !== "a key"), async ({ page, complaints }) => {
    await page.route(LATER, (route) => route.abort());
    await page.goto("/#fig=trajectory,norms");
    const alert = figure(page, "norms").getByRole("alert");
    await expect(alert).toHaveText(/could not be loaded/);
    // Other figures are unaffected.
    await waitUntilDrawn(figure(page, "trajectory"));
    // The retry fails, and the message stays.
    await act(page);
    await settle(page);
    await expect(alert).toHaveText(/could not be loaded/);
    await page.unroute(LATER);
    await act(page);
    await scrollUntilDrawn(page, "norms");
    await expect(alert).toBeHidden();
    const others = complaints.splice(0).filter((complaint) => !/ERR_FAILED|Failed to fetch|Failure: /.test(complaint));
    expect(others).toEqual([]);
  });
}

test("figures far from the viewport are neither computed nor drawn until a reader scrolls near", async ({ page }) => {
  await open(page);
  await page.keyboard.press("Tab");
  await settle(page);
  await expect(figure(page, "pitfalls")).toHaveAttribute("data-drawn", "0");
  // It still shows the server-rendered caption.
  await expect(figure(page, "pitfalls").locator("figcaption")).toHaveText(/\d/);
  await field(page, "d_model").fill("64");
  await settle(page);
  await expect(figure(page, "pitfalls")).toHaveAttribute("data-drawn", "0");
  await scrollUntilDrawn(page, "pitfalls");
  await expect(figure(page, "pitfalls").locator("figcaption")).toHaveText(/\d/);
});

test("figures near the viewport are redrawn when a drag pauses", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 760 });
  await open(page);
  for (const id of ["distance-matrix", "distance-offset"]) await scrollUntilDrawn(page, id);
  // One figure is visible, and the next is just outside the viewport.
  const place = () => figure(page, "distance-matrix").locator(".plot").boundingBox();
  await poll(async () => {
    await page.evaluate((by) => scrollBy({ top: by }), (await place()).y - 960);
    return Math.abs((await place()).y - 960);
  }).toBeLessThan(40);
  await expect(figure(page, "distance-offset").locator(".plot")).toBeInViewport();
  await waitUntilIdle(page);
  const [visible, nearby, pauses] = await page.evaluate(async () => {
    const draws = (id) => Number(document.getElementById(id).dataset.drawn);
    const ids = ["distance-offset", "distance-matrix"];
    const slider = document.querySelector("input[type=range][name=n_pos]");
    const before = ids.map(draws);
    let pauses = 0;
    let last = performance.now();
    for (let step = 1; step <= 20; step += 1) {
      await new Promise(requestAnimationFrame);
      // On a busy machine a frame may take as long as a pause, which is 80 ms.
      if (performance.now() - last > 70) pauses += 1;
      last = performance.now();
      slider.value = String(Number(slider.value) + 1);
      slider.dispatchEvent(new Event("input", { bubbles: true }));
    }
    await new Promise(requestAnimationFrame);
    return [...ids.map((id, index) => draws(id) - before[index]), pauses];
  });
  expect(visible).toBeGreaterThan(10);
  expect(nearby).toBeLessThan(visible / 2 + pauses);
  const length = await field(page, "n_pos").inputValue();
  await poll(() => figure(page, "distance-matrix").locator(".alt").textContent()).toContain(`${length} positions`);
});

test("while the chunk is loading, its figures show their text descriptions, and the main module has all texts that it shows", async ({ page }) => {
  // The chunk and its texts never arrive.
  await page.route(/split_later|later-en/, () => {});
  await open(page);
  await figure(page, "attention").locator(".plot").scrollIntoViewIfNeeded();
  const alt = figure(page, "attention").locator(".alt");
  await expect(alt).toBeInViewport();
  await expect(alt).toHaveText(/\S.{40}/);
  expect((await alt.boundingBox()).height).toBeGreaterThan(100);
  await expect(figure(page, "attention").locator("figcaption")).toHaveText(/\S.{20}/);
  await expect(page.locator("[role=alert]:visible")).toHaveCount(0);
  for (const link of ["", "fig=attention,rope,clocks", "view=slide&fig=norms", "view=embed&controls=1", "a=d%3D16", "source=minilm"]) {
    await follow(page, link);
    await settle(page);
    await page.keyboard.press("Shift");
    for (const range of await page.locator("input[type=range]:visible").all()) await range.press("ArrowRight");
    await page.evaluate(() => scrollTo({ top: 5000 }));
    await settle(page);
    // `⟨?⟩` stands for a missing text.
    expect(await page.evaluate(() => document.documentElement.outerHTML.match(/.{80}⟨\?⟩.{40}/g)), link).toBe(null);
  }
});
