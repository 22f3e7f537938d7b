// Interactive parts of the chapters: the sentence, adjustable numbers, the table of contents, puzzles, the tour.
import { test, expect, scrollUntilDrawn, poll, open, waitUntilDrawn, field, fields, figure, follow, fragment, openMore, settle, waitUntilLaidOut } from "../page.js";
import { DEFAULTS, CHAPTERS } from "../page.js";

const outcome = (page) => page.locator(".problem-told");
const words = (page) => page.locator(".problem li button").allTextContents();
const outputColors = (page) =>
  page.locator(".problem li").evaluateAll((all) =>
    Object.fromEntries(
      all.map((item) => [
        item.querySelector("button").textContent,
        [...item.querySelectorAll("rect")].map((cell) => cell.getAttribute("fill")).join(" "),
      ]),
    ),
  );

/** Loads the lazy chunk by an interaction, and waits until its views have replaced their prerendered HTML. */
async function loadLazyChunk(page) {
  await page.mouse.wheel(0, 1);
  await expect(page.locator("prerendered-words")).toHaveCount(0);
}

/** Waits for `count` animation frames, in which an animation, if there is one, would move. */
const frames = (page, count) =>
  page.evaluate(async (count) => {
    for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame);
  }, count);

test("the layout of the lesson: what comes first, and where figures are beside the text", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  // The figures of “Go deeper” are collapsed; the link expands one of them.
  await page.goto("/#torus");
  await waitUntilLaidOut(page);
  await test.step("a link to a collapsed figure expands it", async () => {
    await waitUntilDrawn(figure(page, "torus"));
    await expect(figure(page, "torus").locator("h3")).toBeInViewport();
    await follow(page, "pitfalls");
    await waitUntilDrawn(figure(page, "pitfalls"));
    await expect(figure(page, "pitfalls").locator("h3")).toBeInViewport();
    await page.evaluate(() => document.querySelectorAll(".deeper details[open]").forEach((details) => (details.open = false)));
  });
  await test.step("each figure is near the text about it", async () => {
    const distances = await page.evaluate(() => {
      const topOf = (element) => element.getBoundingClientRect().top;
      const distances = [];
      for (const frame of document.querySelectorAll("main figure[data-figure]")) {
        const { id } = frame;
        const words = document.querySelector(`main .prose [data-term^="${id}/"], main .prose a[href="#${id}"]`);
        // The figure is sticky within its row.
        const place = frame.closest("details:not([open])")?.querySelector("summary") ?? frame.closest(".row") ?? frame;
        const { top, bottom } = place.getBoundingClientRect();
        const distance = words ? Math.max(top - topOf(words), topOf(words) - bottom, 0) : null;
        distances.push([id, distance === null ? "never named" : Math.round(distance)]);
      }
      return distances;
    });
    expect(distances.filter(([, distance]) => !(distance <= 1000))).toEqual([]);
  });
  await test.step("the lesson starts with a prediction and the problem", async () => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.locator("#chapter-1").evaluate((chapter) => chapter.scrollIntoView());
    await expect(page.locator("#ask-order-answer")).toBeInViewport();
    await expect(page.locator(".problem")).toBeInViewport();
    await page.setViewportSize({ width: 1280, height: 800 });
  });
  await test.step("a tile toggles its figure below its row", async () => {
    const tile = page.locator(".deeper > details:has([data-figure=gallery]) > summary");
    await tile.scrollIntoViewIfNeeded();
    const before = await tile.boundingBox();
    await tile.click();
    await expect(figure(page, "gallery").locator(".plot")).toBeVisible();
    const [now, shown] = [await tile.boundingBox(), await figure(page, "gallery").boundingBox()];
    expect(now.width).toBeCloseTo(before.width, 0);
    expect(shown.y).toBeGreaterThanOrEqual(now.y + now.height);
    expect(shown.width).toBeGreaterThan(500);
    await tile.click();
    await expect(figure(page, "gallery").locator(".plot")).toBeHidden();
  });
  await test.step("text and figure are side by side, and the figure is sticky while the text scrolls", async () => {
    await scrollUntilDrawn(page, "rope");
    const row = page.locator(".row:has([data-figure=rope])");
    const [words, frame] = [row.locator(".row-words").last(), figure(page, "rope").locator(".picture")];
    const boxes = async () => Promise.all([words, frame].map((part) => part.boundingBox()));
    const [text, shown] = await boxes();
    expect(text.width).toBeGreaterThan(550);
    expect(shown.x).toBeGreaterThan(text.x + text.width);
    // The text scrolls, and the figure stays.
    await row.evaluate((row) => scrollBy({ top: row.getBoundingClientRect().top + 200 }));
    await settle(page);
    const [, before] = await boxes();
    await page.evaluate(() => scrollBy({ top: 100 }));
    await settle(page);
    const [, after] = await boxes();
    expect(after.y).toBeCloseTo(before.y, 0);
    // In a narrower viewport the figure is between the paragraphs, at full width.
    await page.setViewportSize({ width: 1100, height: 800 });
    await settle(page);
    const [below, between] = await boxes();
    expect(between.y + between.height).toBeLessThanOrEqual(below.y + 1);
    expect(between.width).toBeGreaterThan(1000);
  });
});

test("words of the problem are reordered, and numbers in sentences set parameters", { tag: "@smoke" }, async ({ page }) => {
  await open(page);
  await loadLazyChunk(page);
  await test.step("words can be reordered, and the outputs change only with positions", async () => {
    await page.locator(".problem").scrollIntoViewIfNeeded();
    expect(await words(page)).toEqual(["dog", "bites", "man"]);
    const before = await outputColors(page);
    // By mouse: the first word onto the last.
    const [first, last] = [page.locator(".problem li button").first(), page.locator(".problem li button").last()];
    const [from, to] = [await first.boundingBox(), await last.boundingBox()];
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 6 });
    await page.mouse.up();
    await expect(last).toHaveText("dog");
    expect(await outputColors(page)).toEqual(before);
    await expect(outcome(page)).toContainText("keeps its output");
    // With positions, and by keyboard: the focus follows the word.
    await page.getByRole("checkbox", { name: "add positions" }).check();
    await expect(outcome(page)).toContainText("outputs change");
    await last.focus();
    await page.keyboard.press("ArrowLeft");
    expect((await words(page))[1]).toBe("dog");
    expect(await page.evaluate(() => document.activeElement.textContent)).toBe("dog");
    await page.getByRole("button", { name: "Reverse the words" }).click();
    await expect(page.locator(".problem li button").nth(1)).toHaveText("dog");
  });
  await test.step("a number in a sentence is a spin button: keys, dragging, Back, one history entry each", async () => {
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
    // Five pixels per step.
    const box = await number.boundingBox();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x - 52, y, { steps: 5 });
    await expect(number).toHaveText("11");
    await page.mouse.up();
    await number.dblclick();
    await expect(field(page, "pos")).toHaveValue(DEFAULTS.pos);
    // Computed values in the text follow.
    const value = page.locator("#chapter-2 [data-value=turned]");
    await expect(value).toHaveText("573.0");
    await field(page, "pos").fill("1");
    await expect(value).toHaveText("57.3");
  });
});

test.describe("by touch", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test("a number is dragged sideways, a puzzle is solved, and the menu of chapters closes when a link is followed", async ({ page }) => {
    await open(page);
    await loadLazyChunk(page);
    const number = page.locator("#chapter-2 .prose-number").first();
    await number.scrollIntoViewIfNeeded();
    expect(await number.evaluate((word) => getComputedStyle(word).touchAction)).toContain("pan-y");
    const box = await number.boundingBox();
    const touch = { pointerId: 7, pointerType: "touch", isPrimary: true, clientY: box.y + 5 };
    await number.dispatchEvent("pointerdown", { ...touch, clientX: box.x });
    await number.dispatchEvent("pointermove", { ...touch, clientX: box.x + 26 });
    await number.dispatchEvent("pointerup", { ...touch, clientX: box.x + 26 });
    await expect(number).toHaveText("15");
    await page.locator("#puzzle-components details > summary").tap();
    await page.locator("#puzzle-components").getByRole("link").tap();
    await expect(page.locator("#puzzle-components strong")).toBeVisible();
    await page.goBack();
    await expect(number).toHaveText("15");
    await expect(page.locator(".contents")).toBeHidden();
    await page.locator(".page-menu > summary").tap();
    await page.locator(".chapter-menu > summary").tap();
    await expect(page.locator(".contents")).toBeInViewport();
    await page.locator(".contents").getByRole("link", { name: "Many clocks" }).tap();
    await expect(page.locator("#many-clocks")).toBeInViewport();
    await expect(page.locator(".contents")).toBeHidden();
  });
});

test("a wide window names the chapters at its edge, and a value in a sentence is marked when it changes", async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await open(page);
  await expect(page.locator(".chapter-marks a").first()).toHaveText("The problem");
  // They would cover the board.
  await expect(page.locator(".chapter-marks")).toBeHidden();
  await page.locator("#many-clocks").evaluate((chapter) => chapter.scrollIntoView());
  await expect(page.locator(".chapter-marks")).toBeVisible();
  expect(await page.locator(".chapter-marks a").evaluateAll((all) => Math.min(...all.map(({ clientWidth }) => clientWidth)))).toBeGreaterThan(60);
  await loadLazyChunk(page);
  const value = page.locator("[data-value=unit-step]").first();
  await value.scrollIntoViewIfNeeded();
  await expect(value).toHaveText("0.02");
  await expect(value).not.toHaveAttribute("data-changed");
  for (const [length, step] of [["40", "0.025"], ["20", "0.05"]]) {
    await field(page, "n_pos").fill(length);
    await field(page, "n_pos").press("Tab");
    await expect(value).toHaveText(step);
  }
  await expect(value).toHaveAttribute("data-changed", /^(odd|even)$/);
});

test("the table of contents lists every chapter and figure, marks the current one, and closes", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 1700, height: 900 });
  await open(page);
  const [contents, menu, marks] = [".contents", ".chapter-menu > summary", ".chapter-marks"].map((part) => page.locator(part));
  await expect(contents.locator("ol a:not(ul a)")).toHaveCount(CHAPTERS);
  await expect(marks.locator("a")).toHaveCount(CHAPTERS);
  const targets = await contents.locator("a").evaluateAll((all) => all.map((link) => link.hash.slice(1)));
  const counts = await page.evaluate((ids) => ids.map((id) => [id, document.querySelectorAll(`[id="${id}"]`).length]), targets);
  expect(counts.filter(([, count]) => count !== 1)).toEqual([]);
  for (const chapter of ["many-clocks", "inside-the-transformer", "one-clock"]) {
    await page.evaluate(() => scrollTo({ top: 0 }));
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
  await test.step("it closes on Escape, on a click elsewhere, and when the focus leaves it", async () => {
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
    await contents.locator("a, input").last().focus();
    await page.keyboard.press("Tab");
    await expect(contents).toBeHidden();
  });
});

test("the bar that stays in view names the chapter and opens the list of chapters", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page);
  const bar = page.locator(".chapter-bar");
  const [summary, list] = [bar.locator("summary"), bar.locator("nav")];
  await expect(bar).toBeHidden();
  for (const [width, height] of [[1280, 800], [390, 844]]) {
    await page.setViewportSize({ width, height });
    await page.locator("#many-clocks").evaluate((heading) => heading.scrollIntoView());
    await page.mouse.wheel(0, 400);
    await expect(summary).toHaveText(/3\s*Many clocks/);
    await summary.click();
    await expect(list.locator("a[aria-current]")).toHaveText("Many clocks");
    await page.keyboard.press("Escape");
    await expect(list).toBeHidden();
    await expect(summary).toBeFocused();
    await summary.click();
    await list.getByRole("link", { name: "One clock" }).click();
    await expect(list).toBeHidden();
    await expect(page.locator("#one-clock")).toBeInViewport();
    await expect(summary).toHaveText(/2\s*One clock/);
  }
});

/** The displayed counts of solved puzzles: beside a puzzle, and in the menu of chapters. */
const counts = (page, figure) =>
  page.locator(`#puzzle-${figure} .puzzle-count, .contents .puzzle-count`).evaluateAll((all) =>
    all.map((count) => /^(\d+) of 10 puzzles solved$/.exec(count.textContent)?.[1] ?? count.textContent),
  );

test("a puzzle shows the current value and that it is solved, and solved puzzles are remembered", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "d=4&n=1000");
  await test.step("a puzzle shows the current value", async () => {
    const puzzle = page.locator("#puzzle-distance-offset");
    await scrollUntilDrawn(page, "distance-offset");
    await puzzle.scrollIntoViewIfNeeded();
    await expect(puzzle.locator(".puzzle-count")).toBeHidden();
    await page.locator(".chapter-menu > summary").click();
    await expect(page.locator(".contents .puzzle-count")).toBeVisible();
    await expect(page.locator(".contents .puzzle-count")).toHaveText("0 of 10 puzzles solved");
    await page.keyboard.press("Escape");
    await puzzle.scrollIntoViewIfNeeded();
    await expect(puzzle.locator(".puzzle-now")).toContainText(/The distance is \d/);
    await expect(puzzle.locator("strong")).toBeHidden();
    await openMore(page);
    await field(page, "k").fill("622");
    await expect(puzzle.locator("strong")).toBeVisible();
    await expect(page.locator(".visually-hidden[role=status]")).toHaveText("Solved.");
    await poll(() => counts(page, "distance-offset")).toEqual(["1", "1"]);
  });
  await test.step("a solved puzzle stays solved and counts once", async () => {
    const puzzle = page.locator("#puzzle-attention");
    await follow(page, "order=reversed");
    await puzzle.scrollIntoViewIfNeeded();
    await expect(puzzle.locator(".puzzle-count")).toBeVisible();
    await poll(() => counts(page, "attention")).toEqual(["2", "2"]);
    await follow(page, "d=128");
    await follow(page, "order=reversed");
    await expect(puzzle.locator("strong")).toBeVisible();
    await expect(puzzle.locator(".puzzle-count")).toHaveText("2 of 10 puzzles solved");
  });
  await test.step("the count is the same after a reload", async () => {
    await page.reload();
    await poll(() => counts(page, "attention")).toContain("2");
  });
  await test.step("stored ids of puzzles that no longer exist are ignored", async () => {
    await follow(page, "d=64");
    await page.evaluate(() => localStorage.setItem("phasor.puzzles", "  clocks gone  clocks"));
    await page.reload();
    await poll(() => counts(page, "clocks")).toContain("1");
  });
  await test.step("solved puzzles are counted without storage", async () => {
    await page.addInitScript(() => {
      Object.defineProperty(window, "localStorage", { get: () => { throw new DOMException("no", "SecurityError"); } });
    });
    await open(page, "d=4&n=1000&k=622");
    await loadLazyChunk(page);
    await page.locator("#puzzle-distance-offset").scrollIntoViewIfNeeded();
    await expect(page.locator("#puzzle-distance-offset .puzzle-count")).toHaveText("1 of 10 puzzles solved");
    await poll(() => counts(page, "distance-offset")).toEqual(["1", "1"]);
  });
});

const value = (page, name) => page.locator(`input[type=number][name=${name}]`).inputValue();

test("the tour is offered in the header, stays on the board, animates its steps, and user input interrupts it", async ({ page }) => {
  test.slow();
  await open(page);
  const [tour, offer] = [page.locator(".tour"), page.locator(".page-tools > .take-tour")];
  // Records the values of the fields in each frame: a step may be over before the test looks.
  const restartRecord = () => page.evaluate(() => (window.seen = {}));
  const recorded = (name) => page.evaluate((name) => [...(window.seen[name] ?? [])], name);
  await restartRecord();
  await page.evaluate(() => {
    const record = () => {
      for (const { name, value } of document.querySelectorAll("input[type=number]")) (window.seen[name] ??= new Set()).add(value);
      requestAnimationFrame(record);
    };
    record();
  });
  const circles = page.locator("#board-trajectory");
  let times = await waitUntilDrawn(circles);
  const before = await page.locator("#cells").boundingBox();
  await offer.click();
  await expect(tour).toBeVisible();
  expect(await page.locator("#cells").boundingBox()).toEqual(before);
  await expect(tour).toContainText("1 of 8");
  await expect(tour.locator(".word-order")).toHaveCount(2);
  const expectStep = async (step) => {
    await expect(tour).toContainText(`${step} of 8`);
    await expect(page.locator("#board")).toBeInViewport({ ratio: 0.99 });
    expect(await page.evaluate(() => document.querySelectorAll("#board figure").length)).toBe(4);
    await expect(page.locator(".visually-hidden[role=status]")).not.toBeEmpty();
  };
  /** Expects that a step animates a parameter, and that it redraws the circles if `repaints` is true. */
  const expectAnimation = async (name, repaints) => {
    // One of the values is that before the step.
    await poll(async () => (await recorded(name)).length).toBeGreaterThan(3);
    if (repaints) await waitUntilDrawn(circles, times + 2);
  };
  /** User input interrupts the animation, and the reader's value stays. */
  const interrupt = async () => {
    await poll(async () => Number(await value(page, "pos"))).toBeGreaterThan(12);
    const slider = await page.locator("input[type=range][name=pos]").boundingBox();
    await page.mouse.move(slider.x + slider.width * 0.9, slider.y + slider.height / 2);
    await page.mouse.down();
    const interruptedAt = await value(page, "pos");
    expect(Number(interruptedAt)).toBeGreaterThan(40);
    await frames(page, 40);
    expect(await value(page, "pos")).toBe(interruptedAt);
    await page.mouse.up();
    await restartRecord();
    await page.getByRole("button", { name: "Show again" }).click();
    await poll(async () => Math.min(...(await recorded("pos")).map(Number))).toBeLessThan(10);
    // A click on a plot also interrupts it, and sets the value there.
    await poll(async () => Number(await value(page, "pos"))).toBeGreaterThan(5);
    await page.locator("#board-wavelengths .plot").click({ position: { x: 200, y: 60 } });
    const left = await value(page, "pos");
    await frames(page, 40);
    expect(await value(page, "pos")).toBe(left);
    // A focused slider or plot would take the arrow keys of the tour.
    await page.evaluate(() => document.activeElement.blur());
  };
  const checks = { 1: () => expectAnimation("pos", false), 2: interrupt, 4: () => expectAnimation("pair", true), 6: () => expectAnimation("base", true) };
  for (let step = 1; step <= 8; step += 1) {
    await expectStep(step);
    await checks[step]?.();
    await restartRecord();
    times = await waitUntilDrawn(circles);
    await page.keyboard.press("ArrowRight");
  }
  await expect(tour.getByRole("button", { name: "Next step" })).toBeDisabled();
  // The final task.
  await expect(tour.getByRole("button", { name: "Show again" })).toBeVisible();
  await field(page, "base").fill("49");
  await expect(tour).toContainText("Solved.");
  await tour.getByRole("button", { name: "End the tour" }).click();
  await expect(tour).toBeHidden();
  await expect(offer).toBeVisible();
});

test("the offer of the tour is absent in frames and on slides", async ({ page }) => {
  await open(page);
  const offer = page.locator(".page-tools > .take-tour");
  await expect(offer).toBeVisible();
  for (const view of ["embed", "slide"]) {
    await follow(page, `view=${view}`);
    await expect(page.locator("html")).toHaveAttribute("data-view", view);
    await expect(offer).toBeHidden();
  }
  await follow(page, "");
  await expect(offer).toBeVisible();
});

test("with reduced motion, the tours of the board and of a chapter jump to their values, on slides too", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page);
  await page.getByRole("button", { name: "2-minute tour" }).click();
  const tour = page.locator(".tour");
  await expect(tour).toContainText("1 of 8");
  await page.keyboard.press("ArrowRight");
  await expect(tour).toContainText("2 of 8");
  const seen = new Set();
  await poll(async () => seen.add(await value(page, "pos")).has("40")).toBe(true);
  expect([...seen].filter((pos) => !["2", "0", "40"].includes(pos))).toEqual([]);
  // A completed step makes a history entry.
  await expect(tour.getByRole("button", { name: "Show again" })).toBeVisible();
  await tour.getByRole("button", { name: "Next step" }).click();
  await expect(field(page, "pos")).toHaveValue("6");
  await poll(() => fragment(page)).toContain("tour=3");
  // Step 3 is complete, too, so Back returns to step 2.
  await expect(tour.getByRole("button", { name: "Show again" })).toBeVisible();
  await page.goBack();
  await expect(tour).toContainText("2 of 8");
  await tour.getByRole("button", { name: "End the tour" }).click();
  await expect(tour).toBeHidden();
  await test.step("the tour of a chapter starts at its heading, and scrolls to its figures", async () => {
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
    // Started from the lesson, the tour begins on the board.
    await tour.getByRole("button", { name: "End the tour" }).click();
    await page.locator(".page-tools > .take-tour").evaluate((button) => button.click());
    await expect(tour).toContainText("1 of 8");
    await poll(() => page.evaluate(() => scrollY)).toBe(0);
  });
  await test.step("the tour works on slides too", async () => {
    await follow(page, "view=slide&tour=2&pos=40&fig=heatmap");
    await expect(tour).toContainText("2 of 8");
    await page.keyboard.press("ArrowRight");
    await expect(figure(page, "trajectory")).toBeVisible();
    await poll(() => fragment(page)).toContain("tour=3");
    await expect(figure(page, "heatmap")).toHaveCount(0);
  });
});

test("a link sets texts from the start, a tour step that does not exist is dropped, and each number can be played", async ({ page }) => {
  await open(page, "d=512&n=512&tour=13");
  await expect(field(page, "d_model")).toHaveValue("512");
  await expect(page.locator("#chapter-3 [data-value=pairs]").first()).toHaveText("256");
  await poll(() => fragment(page)).toBe("d=512&n=512");
  expect(await fields(page)).toEqual({ ...DEFAULTS, d_model: "512", n_pos: "512" });
  await follow(page, "d=2&n=5&pos=0&k=0&fig=components");
  await expect(field(page, "n_pos")).toHaveValue("5");
  await openMore(page);
  await page.locator("select[name=speed]").selectOption("64");
  await page.locator("select[name=way]").selectOption("back");
  const sweep = page.locator("#controls").getByRole("button", { name: "Play base" });
  await sweep.click();
  await expect(sweep).toHaveAttribute("aria-pressed", "true");
  await expect(field(page, "base")).not.toHaveValue("10000");
  await sweep.click();
  await expect(sweep).toHaveAttribute("aria-pressed", "false");
  // The cursor: 0 1 2 3 4 3 2 1 0 …
  await page.locator(".dock > .play").click();
  const seen = await page.evaluate(async () => {
    const values = [];
    for (let frame = 0; frame < 40; frame += 1) {
      await new Promise(requestAnimationFrame);
      values.push(Number(document.querySelector("input[type=number][name=pos]").value));
    }
    return values;
  });
  const steps = seen.slice(1).map((value, index, all) => value - (index ? all[index - 1] : value));
  expect(steps.some((step) => step > 0) && steps.some((step) => step < 0)).toBe(true);
  await page.keyboard.press(" ");
});
