// A chapter as a reader goes through it: the sentence, numbers that can be set, contents, puzzles, the tour.
import { test, expect, bring, poll, open, drawAll, drawn, field, fields, figure, follow, fragment, further, settle } from "../page.js";
import { DEFAULTS, CHAPTERS } from "../page.js";

const told = (page) => page.locator(".problem-told");
const words = (page) => page.locator(".problem li button").allTextContents();
const answers = (page) =>
  page.locator(".problem li").evaluateAll((all) =>
    Object.fromEntries(
      all.map((item) => [
        item.querySelector("button").textContent,
        [...item.querySelectorAll("rect")].map((cell) => cell.getAttribute("fill")).join(" "),
      ]),
    ),
  );

/** Has the later part of the program come, as by a reader who does something. */
async function alive(page) {
  await page.mouse.wheel(0, 1);
  await expect(page.locator(".prose-number").first()).toBeAttached();
}

test("words can be put in another order, and only with positions do the outputs change", { tag: "@smoke" }, async ({ page }) => {
  await open(page);
  await page.locator(".problem").scrollIntoViewIfNeeded();
  expect(await words(page)).toEqual(["dog", "bites", "man"]);
  const before = await answers(page);
  // By mouse: the first word onto the last.
  const [first, last] = [page.locator(".problem li button").first(), page.locator(".problem li button").last()];
  const [from, to] = [await first.boundingBox(), await last.boundingBox()];
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 6 });
  await page.mouse.up();
  await expect(last).toHaveText("dog");
  expect(await answers(page)).toEqual(before);
  await expect(told(page)).toContainText("keeps its output");
  // With positions, and by keyboard: the focus goes with the word.
  await page.getByRole("checkbox", { name: "add positions" }).check();
  await expect(told(page)).toContainText("outputs change");
  await last.focus();
  await page.keyboard.press("ArrowLeft");
  expect((await words(page))[1]).toBe("dog");
  expect(await page.evaluate(() => document.activeElement.textContent)).toBe("dog");
  await page.getByRole("button", { name: "Reverse the words" }).click();
  await expect(page.locator(".problem li button").nth(1)).toHaveText("dog");
});

test("the lesson begins with a prediction and the problem, and RoPE comes before its middle", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page);
  await page.locator("#chapter-1").evaluate((chapter) => chapter.scrollIntoView({ behavior: "instant" }));
  await expect(page.locator("#ask-order-answer")).toBeInViewport({ ratio: 1 });
  await expect(page.locator(".problem")).toBeInViewport();
  await drawAll(page);
  const [rope, middle] = await page.evaluate(() => {
    const box = (selector) => document.querySelector(selector).getBoundingClientRect();
    const lesson = box("main");
    return [box("main [data-figure=rope]").top - lesson.top, lesson.height / 2];
  });
  expect(rope).toBeLessThan(middle);
});

test("a figure stands where it is spoken of", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/");
  await expect(page.locator("html[data-settled]")).toBeAttached();
  const away = await page.evaluate(() => {
    const middle = (element) => element.getBoundingClientRect().top;
    const far = [];
    for (const frame of document.querySelectorAll("main figure[data-figure]")) {
      const { id } = frame;
      const words = document.querySelector(`main .prose [data-term^="${id}/"], main .prose a[href="#${id}"]`);
      // Along its row it stays in sight.
      const place = frame.closest("details:not([open])")?.querySelector("summary") ?? frame.closest(".row-figures") ?? frame;
      const { top, bottom } = place.getBoundingClientRect();
      const apart = words ? Math.max(top - middle(words), middle(words) - bottom, 0) : null;
      far.push([id, apart === null ? "never named" : Math.round(apart)]);
    }
    return far;
  });
  expect(away.filter(([, apart]) => !(apart <= 900))).toEqual([]);
});

test("when all has come alive and is drawn, no text is missing", async ({ page }) => {
  await open(page, "tour=2&d=2&n=20&pos=3");
  await alive(page);
  await drawAll(page);
  await page.locator("#claims summary").click();
  await expect(page.locator("#claims tbody tr").nth(40)).toBeAttached();
  expect(await page.evaluate(() => document.documentElement.outerHTML.match(/.{80}⟨\?⟩.{40}/g))).toBe(null);
});

test("a number in a sentence is a spin button: keys, dragging, back, and one entry of the history each", async ({ page }) => {
  await open(page);
  await alive(page);
  const number = page.locator("#chapter-2 .prose-number").first();
  await number.scrollIntoViewIfNeeded();
  await expect(number).toHaveAttribute("role", "spinbutton");
  await expect(number).toHaveAccessibleName(/position/);
  await number.focus();
  await page.keyboard.press("ArrowRight");
  await expect(field(page, "pos")).toHaveValue("11");
  await page.keyboard.press("Shift+ArrowUp");
  await expect(field(page, "pos")).toHaveValue("21");
  await expect(number).toHaveText("21");
  await expect(number).toHaveAttribute("aria-valuenow", "21");
  await page.keyboard.press("Home");
  await expect(number).toHaveText("0");
  await page.goBack();
  await expect(number).toHaveText("21");
  // Five pixels a step.
  const box = await number.boundingBox();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 52, y, { steps: 5 });
  await expect(number).toHaveText("11");
  await page.mouse.up();
  await number.dblclick();
  await expect(field(page, "pos")).toHaveValue(DEFAULTS.pos);
  // Values beside it follow.
  const value = page.locator("#chapter-2 [data-value=turned]");
  await expect(value).toHaveText("573.0");
  await field(page, "pos").fill("1");
  await expect(value).toHaveText("57.3");
});

test.describe("with a finger", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test("a number in a sentence is dragged sideways, and a puzzle is solved", async ({ page }) => {
    await open(page);
    await alive(page);
    const number = page.locator("#chapter-2 .prose-number").first();
    await number.scrollIntoViewIfNeeded();
    expect(await number.evaluate((word) => getComputedStyle(word).touchAction)).toContain("pan-y");
    const box = await number.boundingBox();
    const touch = { pointerId: 7, pointerType: "touch", isPrimary: true, clientY: box.y + 5 };
    await number.dispatchEvent("pointerdown", { ...touch, clientX: box.x });
    await number.dispatchEvent("pointermove", { ...touch, clientX: box.x + 26 });
    await number.dispatchEvent("pointerup", { ...touch, clientX: box.x + 26 });
    await expect(number).toHaveText("15");
    await page.locator("#puzzle-components > summary").tap();
    await page.locator("#puzzle-components details > summary").tap();
    await page.locator("#puzzle-components").getByRole("link").tap();
    await expect(page.locator("#puzzle-components strong")).toBeVisible();
    await page.goBack();
    await expect(number).toHaveText("15");
  });

  test("the contents are a menu, which closes behind who follows a link", async ({ page }) => {
    await open(page);
    const button = page.locator(".chapter-menu > summary");
    await expect(page.locator(".contents")).toBeHidden();
    await button.tap();
    await expect(page.locator(".contents")).toBeInViewport();
    await page.locator(".contents").getByRole("link", { name: "Many clocks" }).tap();
    await expect(page.locator("#many-clocks")).toBeInViewport();
    await expect(page.locator(".contents")).toBeHidden();
  });
});

test("the contents name every chapter and figure, and follow the reader", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 1700, height: 900 });
  await open(page);
  const [contents, menu, marks] = [".contents", ".chapter-menu > summary", ".chapter-marks"].map((part) => page.locator(part));
  await expect(contents.locator("ol a:not(ul a)")).toHaveCount(CHAPTERS);
  await expect(marks.locator("a")).toHaveCount(CHAPTERS);
  const targets = await contents.locator("a").evaluateAll((all) => all.map((link) => link.hash.slice(1)));
  for (const target of targets) expect(await page.locator(`[id="${target}"]`).count(), target).toBe(1);
  for (const chapter of ["many-clocks", "inside-the-transformer", "one-clock"]) {
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    await menu.click();
    await contents.locator(`a[href="#${chapter}"]`).click();
    await expect(contents).toBeHidden();
    await expect(page.locator(`#${chapter}`)).toBeInViewport();
    await page.mouse.wheel(0, 500);
    await expect(contents.locator("a[aria-current]")).toHaveAttribute("href", `#${chapter}`);
    await expect(marks.locator("a[aria-current]")).toHaveAttribute("href", `#${chapter}`);
  }
  await page.locator("#chapter-2 .chapter-end a[rel=next]").click();
  await expect(page.locator("#many-clocks")).toBeInViewport();
});

test("the menu of chapters closes on Escape, on a click elsewhere, and when the focus leaves it", async ({ page }) => {
  await open(page);
  const [contents, menu] = [page.locator(".contents"), page.locator(".chapter-menu > summary")];
  await menu.focus();
  await page.keyboard.press("Enter");
  await expect(contents).toBeInViewport();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Escape");
  await expect(contents).toBeHidden();
  await expect(menu).toBeFocused();
  await menu.click();
  await expect(contents).toBeVisible();
  await page.mouse.click(5, 400);
  await expect(contents).toBeHidden();
  await menu.click();
  await contents.locator("a").last().focus();
  await page.keyboard.press("Tab");
  await expect(contents).toBeHidden();
});

test("words and their figure stand side by side, and the figure stays while the words pass", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page);
  await bring(page, "clocks");
  const row = page.locator(".row:has([data-figure=clocks])");
  const [words, frame] = [row.locator(".row-words").last(), figure(page, "clocks")];
  const boxes = async () => Promise.all([words, frame].map((part) => part.boundingBox()));
  const [text, shown] = await boxes();
  expect(text.width).toBeCloseTo(576, 0);
  expect(shown.x).toBeGreaterThan(text.x + text.width);
  // The words pass, and it stays.
  await row.evaluate((row) => scrollBy({ top: row.getBoundingClientRect().top + 200, behavior: "instant" }));
  await settle(page);
  const [, before] = await boxes();
  await page.evaluate(() => scrollBy({ top: 100, behavior: "instant" }));
  await settle(page);
  const [, after] = await boxes();
  expect(after.y).toBeCloseTo(before.y, 0);
  // In a narrower window it stands between them, over the whole width.
  await page.setViewportSize({ width: 1100, height: 800 });
  await settle(page);
  const [below, between] = await boxes();
  expect(between.y + between.height).toBeLessThanOrEqual(below.y + 1);
  expect(between.width).toBeGreaterThan(1000);
});

test("a tile opens its figure below its row, and closes it", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  const tile = page.locator(".deeper > details:has([data-figure=gallery]) > summary");
  await tile.scrollIntoViewIfNeeded();
  const before = await tile.boundingBox();
  await tile.click();
  await expect(figure(page, "gallery").locator(".plot")).toBeVisible();
  const [now, shown] = [await tile.boundingBox(), await figure(page, "gallery").boundingBox()];
  expect(now.width).toBeCloseTo(before.width, 0);
  expect(shown.y).toBeGreaterThanOrEqual(now.y + now.height);
  expect(shown.width).toBeGreaterThan(2 * now.width);
  await tile.click();
  await expect(figure(page, "gallery").locator(".plot")).toBeHidden();
});

test("a link to a figure that is closed opens it", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("about:blank");
  await page.goto("/#torus");
  await drawn(figure(page, "torus"));
  await expect(figure(page, "torus").locator("h3")).toBeInViewport();
  await page.evaluate(() => (location.hash = "pitfalls"));
  await drawn(figure(page, "pitfalls"));
  await expect(figure(page, "pitfalls").locator("h3")).toBeInViewport();
});

test("a puzzle says how things stand, and that it is solved", async ({ page }) => {
  await open(page, "d=4&n=1000");
  const puzzle = page.locator("#puzzle-distance-offset");
  await bring(page, "distance-offset");
  await puzzle.scrollIntoViewIfNeeded();
  // One line, until a reader opens it.
  expect((await puzzle.boundingBox()).height).toBeLessThanOrEqual(44);
  await expect(puzzle.locator(".puzzle-now")).toBeHidden();
  await puzzle.locator("summary").first().click();
  await expect(puzzle.locator(".puzzle-now")).toContainText(/The distance is \d/);
  await expect(puzzle.locator("strong")).toBeHidden();
  await further(page);
  await field(page, "k").fill("622");
  await expect(puzzle.locator("strong")).toBeVisible();
  await expect(page.locator(".visually-hidden[role=status]")).toHaveText("Solved.");
});

/** Opens the line of a puzzle, as by a reader who is at it. */
const unfold = (page, figure) => page.locator(`#puzzle-${figure}`).evaluate((puzzle) => (puzzle.open = true));

/** How many puzzles are said to be solved: beside a puzzle, and in the menu of chapters. */
const counts = (page, figure) =>
  page.locator(`#puzzle-${figure} .puzzle-count, .contents .puzzle-count`).evaluateAll((all) =>
    all.map((count) => /^(\d+) of 10 puzzles solved$/.exec(count.textContent)?.[1] ?? count.textContent),
  );

test("puzzles count, from visit to visit", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page);
  await alive(page);
  const puzzle = page.locator("#puzzle-attention");
  await expect(puzzle.locator(".puzzle-count")).toBeHidden();
  await page.locator(".chapter-menu > summary").click();
  await expect(page.locator(".contents .puzzle-count")).toBeVisible();
  await expect(page.locator(".contents .puzzle-count")).toHaveText("0 of 10 puzzles solved");
  await page.keyboard.press("Escape");
  for (const [solution, figure, count] of [["d=4&n=1000&k=622", "distance-offset", "1"], ["order=reversed", "attention", "2"]]) {
    await follow(page, solution);
    await unfold(page, figure);
    await page.locator(`#puzzle-${figure}`).scrollIntoViewIfNeeded();
    await expect(page.locator(`#puzzle-${figure} .puzzle-count`)).toBeVisible();
    await poll(() => counts(page, figure)).toEqual([count, count]);
  }
  // What is solved stays solved, once.
  await follow(page, "d=128");
  await follow(page, "order=reversed");
  await expect(puzzle.locator("strong")).toBeVisible();
  await expect(puzzle.locator(".puzzle-count")).toHaveText("2 of 10 puzzles solved");
  await page.reload();
  await unfold(page, "attention");
  await poll(() => counts(page, "attention")).toContain("2");
  await open(page, "d=64");
  await poll(() => counts(page, "clocks")).toContain("2");
});

test("puzzles count where nothing can be kept", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", { get: () => { throw new DOMException("no", "SecurityError"); } });
  });
  await open(page, "d=4&n=1000&k=622");
  await alive(page);
  await unfold(page, "distance-offset");
  await page.locator("#puzzle-distance-offset").scrollIntoViewIfNeeded();
  await expect(page.locator("#puzzle-distance-offset .puzzle-count")).toHaveText("1 of 10 puzzles solved");
  await poll(() => counts(page, "distance-offset")).toEqual(["1", "1"]);
});

test("what is kept of puzzles that are there no longer counts for nothing", async ({ page }) => {
  await open(page);
  await page.evaluate(() => localStorage.setItem("phasor.puzzles", "  clocks gone  clocks"));
  await page.reload();
  await poll(() => counts(page, "clocks")).toContain("1");
});

const value = (page, name) => page.locator(`input[type=number][name=${name}]`).inputValue();

test("the tour is offered once, stays on the board, and moves something by itself at each step", { tag: "@smoke" }, async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page);
  const [tour, offer] = [page.locator(".tour"), page.locator(".invitation")];
  await expect(offer).toContainText("New here?");
  const before = await page.locator("#cells").boundingBox();
  await offer.getByRole("button", { name: "Show me" }).click();
  await expect(offer).toBeHidden();
  expect(await page.locator("#cells").boundingBox()).toEqual(before);
  await expect(tour).toContainText("1 of 8");
  await expect(tour.locator(".word-order")).toHaveCount(2);
  const moved = ["pos", "pos", "pos", "pair", "k", "base", "d_model", "k"];
  for (const [index, name] of moved.entries()) {
    await expect(tour).toContainText(`${index + 1} of 8`);
    const times = await drawn(page.locator("#board-trajectory"));
    const values = new Set();
    await poll(async () => values.add(await value(page, name)).size).toBeGreaterThan(2);
    // The circles are painted anew for these; for others, only the marks move.
    if (["pair", "base", "d_model"].includes(name)) await drawn(page.locator("#board-trajectory"), times + 1);
    await expect(page.locator("#board")).toBeInViewport({ ratio: 0.99 });
    expect(await page.evaluate(() => document.querySelectorAll("#board figure").length)).toBe(4);
    await expect(page.locator(".visually-hidden[role=status]")).not.toBeEmpty();
    await page.keyboard.press("ArrowRight");
  }
  await expect(tour.getByRole("button", { name: "Next step" })).toBeDisabled();
  // The task.
  await expect(tour.getByRole("button", { name: "Show again" })).toBeVisible();
  await field(page, "base").fill("49");
  await expect(tour).toContainText("Solved.");
  await tour.getByRole("button", { name: "End the tour" }).click();
  await expect(tour).toBeHidden();
  await page.reload();
  await expect(page.locator("html[data-settled]")).toBeAttached();
  await expect(offer).toBeHidden();
});

test("a touch takes over what the tour moves, and the reader's value stays", async ({ page }) => {
  await open(page);
  await page.getByRole("button", { name: "Take the tour" }).click();
  // Its bar is in the later part of the program; until that is here, arrows are nobody's.
  await expect(page.locator(".tour")).toContainText("1 of 8");
  await page.keyboard.press("ArrowRight");
  await expect(page.locator(".tour")).toContainText("2 of 8");
  await poll(async () => Number(await value(page, "pos"))).toBeGreaterThan(12);
  const slider = await page.locator("input[type=range][name=pos]").boundingBox();
  await page.mouse.move(slider.x + slider.width * 0.9, slider.y + slider.height / 2);
  await page.mouse.down();
  const held = await value(page, "pos");
  expect(Number(held)).toBeGreaterThan(40);
  await page.waitForTimeout(600);
  expect(await value(page, "pos")).toBe(held);
  await page.mouse.up();
  await page.getByRole("button", { name: "Show again" }).click();
  await poll(async () => Number(await value(page, "pos"))).toBeLessThan(10);
  // A plot, too, and a click that sets what is there.
  await poll(async () => Number(await value(page, "pos"))).toBeGreaterThan(5);
  await page.locator("#board-wavelengths .plot").click({ position: { x: 200, y: 60 } });
  const left = await value(page, "pos");
  await page.waitForTimeout(600);
  expect(await value(page, "pos")).toBe(left);
});

test("with less motion the tour jumps, by keys and buttons, and Back leads back", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page);
  await page.getByRole("button", { name: "Take the tour" }).click();
  const tour = page.locator(".tour");
  await expect(tour).toContainText("1 of 8");
  await page.keyboard.press("ArrowRight");
  await expect(tour).toContainText("2 of 8");
  const seen = new Set();
  await poll(async () => seen.add(await value(page, "pos")).has("40")).toBe(true);
  expect([...seen].filter((pos) => !["2", "0", "40"].includes(pos))).toEqual([]);
  // Once it has come to its end, the step is an entry of the history.
  await expect(tour.getByRole("button", { name: "Show again" })).toBeVisible();
  await tour.getByRole("button", { name: "Next step" }).click();
  await expect(field(page, "pos")).toHaveValue("6");
  await poll(() => fragment(page)).toContain("tour=3");
  // Until it has come to its end, it is written in place.
  await expect(tour.getByRole("button", { name: "Show again" })).toBeVisible();
  await page.goBack();
  await expect(tour).toContainText("2 of 8");
  await tour.getByRole("button", { name: "End the tour" }).click();
  await expect(tour).toBeHidden();
});

test("dragging a slider ends the offer of the tour for good, and no frame or slide makes it", async ({ page }) => {
  await open(page);
  const offer = page.locator(".invitation");
  const slider = page.locator("input[type=range][name=base]");
  await expect(offer).toBeVisible();
  await slider.press("ArrowLeft");
  await expect(offer).toBeHidden();
  await open(page);
  await expect(offer).toBeHidden();
  await page.evaluate(() => localStorage.clear());
  for (const view of ["embed", "slide"]) {
    await open(page, `view=${view}`);
    await expect(offer).toBeHidden();
  }
});

test("the steps of a chapter begin at its heading, and lead to its figures", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page);
  const tour = page.locator(".tour");
  await page.locator("#chapter-2 .chapter-steps").click();
  await expect(tour).toContainText("1 of 3");
  await expect(field(page, "d_model")).toHaveValue("2");
  await page.locator("body").press("ArrowRight");
  await expect(field(page, "pos")).toHaveValue("3");
  await expect(figure(page, "components")).toBeInViewport();
  const back = tour.getByRole("button", { name: "Back to the tour" });
  await expect(back).toBeHidden();
  await field(page, "pos").fill("7");
  await back.click();
  await expect(field(page, "pos")).toHaveValue("3");
  await poll(() => fragment(page)).toContain("tour=2.2");
  // From the lesson, the tour begins on the board.
  await tour.getByRole("button", { name: "End the tour" }).click();
  await page.locator(".take-tour").evaluate((button) => button.click());
  await expect(tour).toContainText("1 of 8");
  await poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test("a link to a step that there is no more opens its settings", async ({ page }) => {
  await open(page, "d=512&n=512&tour=13");
  await expect(field(page, "d_model")).toHaveValue("512");
  await poll(() => fragment(page)).toBe("d=512&n=512");
});

test("the tour steps slides too", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "view=slide&tour=2&pos=40&fig=heatmap");
  await page.keyboard.press("ArrowRight");
  await expect(figure(page, "trajectory")).toBeVisible();
  await poll(() => fragment(page)).toContain("tour=3");
  await expect(figure(page, "heatmap")).toHaveCount(0);
});

test("any number plays from its own control: to the end and back", async ({ page }) => {
  await open(page, "d=2&n=5&pos=0&k=0&fig=components");
  await further(page);
  await page.locator("select[name=speed]").selectOption("64");
  await page.locator("select[name=way]").selectOption("back");
  const sweep = page.getByRole("button", { name: "Play base" });
  await sweep.click();
  await expect(sweep).toHaveAttribute("aria-pressed", "true");
  await expect(field(page, "base")).not.toHaveValue("10000");
  await sweep.click();
  await expect(sweep).toHaveAttribute("aria-pressed", "false");
  // The cursor: 0 1 2 3 4 3 2 1 0 …
  const seen = page.evaluate(async () => {
    const values = [];
    for (let frame = 0; frame < 40; frame += 1) {
      await new Promise(requestAnimationFrame);
      values.push(Number(document.querySelector("input[type=number][name=pos]").value));
    }
    return values;
  });
  await page.locator(".dock > .play").click();
  const steps = (await seen).slice(1).map((value, index, all) => value - (index ? all[index - 1] : value));
  expect(steps.some((step) => step > 0) && steps.some((step) => step < 0)).toBe(true);
  await page.keyboard.press(" ");
});

test("prose that a link changes is told right from the start", async ({ page }) => {
  await open(page, "d=512");
  await expect(page.locator("#chapter-3 [data-value=pairs]").first()).toHaveText("256");
  await settle(page);
  expect(await fields(page)).toEqual({ ...DEFAULTS, d_model: "512" });
});
