// The DOM interface that course pages, tests and benchmarks rely on.
import { test, expect, boardIds, poll, open, waitUntilDrawn, field, figure, figureIds, follow, fragment, waitUntilIdle } from "../page.js";
import { NUMBERS, drawAll, settle, openAllVisible } from "../page.js";

const measures = (page, name) =>
  page.evaluate(
    (name) => performance.getEntriesByName(name, "measure").map(({ startTime, duration }) => ({ startTime, duration })),
    name,
  );

/** Expects one measure for each draw of each figure, in the lesson and on the board. */
async function expectMeasured(page) {
  const wrong = () =>
    page.evaluate(() => {
      const ids = new Set([...document.querySelectorAll("figure[data-figure]")].map((view) => view.dataset.figure));
      const draws = (id) =>
        [...document.querySelectorAll(`figure[data-figure="${id}"]`)].reduce((sum, view) => sum + Number(view.dataset.drawn), 0);
      const isWrong = (id) => {
        const all = performance.getEntriesByName(`draw ${id}`, "measure");
        return all.length === 0 || all.length !== draws(id) || all.some(({ duration }) => !(duration > 0));
      };
      return [...ids].filter(isWrong);
    });
  await poll(wrong).toEqual([]);
}

test("each number has one slider and one field, and each figure its parts, an id and a container for an alert", async ({ page }) => {
  await open(page);
  await test.step("each number has one slider and one field, both with its name", async () => {
    for (const type of ["range", "number"]) {
      const names = await page.locator(`input[type=${type}]`).evaluateAll((inputs) => inputs.map((input) => input.name));
      expect(names.filter((name) => NUMBERS.includes(name)).toSorted()).toEqual(NUMBERS.toSorted());
    }
  });
  await test.step("the book's figures exist, and each can be linked to", async () => {
    const ids = await figureIds(page);
    // Some figures occur again, with a learned table, under other ids.
    for (const id of ["trajectory-2", "wavelengths-2"]) await expect(page.locator(`main figure#${id}`)).toHaveCount(1);
    expect(ids).toEqual(
      expect.arrayContaining([
        ...["components", "heatmap", "trajectory", "periodicity", "gallery", "distance-matrix", "distance-offset"],
        ...["extrapolation", "norms", "wavelengths", "ratios", "sinusoids"],
      ]),
    );
    const counted = await page.evaluate((ids) => ids.map((id) => [id, document.querySelectorAll(`[id="${id}"]`).length]), ids);
    expect(counted.filter(([, count]) => count !== 1)).toEqual([]);
    const alerts = await page.evaluate((ids) => ids.map((id) => [id, document.querySelectorAll(`[id="${id}"] [role=alert]`).length]), ids);
    expect(alerts.filter(([, count]) => count !== 1)).toEqual([]);
    // Four are also on the board, with other ids.
    const shown = await boardIds(page);
    expect(shown).toEqual(["heatmap", "trajectory", "distance-matrix", "wavelengths"]);
    for (const id of shown) await expect(page.locator(`[id="board-${id}"]`)).toHaveCount(1);
  });
  await test.step("each figure has a canvas, a caption and a text description", async () => {
    await drawAll(page);
    const ids = await figureIds(page);
    const parts = await page.evaluate(
      (ids) =>
        ids.map((id) => {
          const figure = document.getElementById(id);
          const [canvas, plot] = [figure.querySelector("canvas"), figure.querySelector(".plot")];
          // Removes formulas, which may have braces.
          const words = figure.cloneNode(true);
          words.querySelectorAll("math").forEach((formula) => formula.remove());
          const described = figure.querySelector("canvas[aria-describedby]");
          const text = (name) => described?.getAttribute(name)?.split(" ").map((id) => document.getElementById(id)?.textContent).join(" ");
          return {
            id,
            isVisible: canvas.checkVisibility(),
            caption: figure.querySelector("figcaption").textContent,
            name: described?.getAttribute("aria-label") ?? text("aria-labelledby"),
            description: text("aria-describedby"),
            role: plot.getAttribute("role"),
            keys: plot.getAttribute("aria-label"),
            title: figure.querySelector("h3").textContent,
            words: words.textContent,
          };
        }),
      ids,
    );
    for (const { id, isVisible, caption, name, description, role, keys, title, words } of parts) {
      expect(isVisible, id).toBe(true);
      expect(caption, id).toMatch(/\S.{20}/);
      expect(name, id).toMatch(/\S/);
      expect(description, id).toMatch(/\S.{40}/);
      expect(role, id).toBe("application");
      expect(keys.replace(`${title}: `, ""), id).toMatch(/^(left and right arrows|up and down arrows|arrow keys) /);
      // A brace is an unfilled placeholder, a word with dots a missing text.
      expect(words, id).not.toMatch(/[{}]|NaN|undefined|\bfigure\.[a-z-]+\./);
    }
    const described = figure(page, "heatmap").locator("canvas[aria-describedby]").first();
    await expect(described).toHaveAccessibleName(/\S/);
    await expect(described).toHaveAccessibleDescription(/\S.{40}/);
    await expect(page.locator("[role=alert]:visible")).toHaveCount(0);
  });
  await test.step("after hydration and drawing, no text is missing", async () => {
    await follow(page, "tour=2&d=2&n=20&pos=3");
    await expect(page.locator(".tour")).toContainText("2 of 8");
    await page.locator("#claims summary").click();
    await page.locator("#claims tbody tr").nth(40).waitFor({ state: "attached" });
    // `⟨?⟩` stands for a missing text.
    expect(await page.evaluate(() => document.documentElement.outerHTML.match(/.{80}⟨\?⟩.{40}/g))).toBe(null);
  });
});

test("data-drawn counts up by one after each draw, once the texts are up to date", async ({ page }) => {
  await page.addInitScript(() => {
    window.counts = [];
    const record = () => {
      const count = document.querySelector("figure[data-figure]")?.dataset.drawn;
      if (count !== undefined && count !== window.counts.at(-1)) window.counts.push(count);
    };
    new MutationObserver(record).observe(document, { attributes: true, subtree: true, childList: true });
  });
  await open(page, "fig=heatmap");
  const first = await waitUntilDrawn(figure(page, "heatmap"));
  for (const [step, width] of ["64", "32", "16"].entries()) {
    await field(page, "d_model").fill(width);
    expect(await waitUntilDrawn(figure(page, "heatmap"), first + step + 1)).toBe(first + step + 1);
  }
  // No count was skipped or repeated.
  const counts = (await page.evaluate(() => window.counts)).map(Number);
  expect(counts).toEqual(counts.map((_, index) => counts[0] + index));
  await test.step("the caption is updated before data-drawn counts up", async () => {
    await page.evaluate(() => {
      const figure = document.querySelector("figure[data-figure]");
      const record = () => {
        window.captionAtCount = figure.querySelector("figcaption").textContent;
      };
      new MutationObserver(record).observe(figure, { attributeFilter: ["data-drawn"] });
    });
    await field(page, "d_model").fill("62");
    await poll(() => page.evaluate(() => window.captionAtCount)).toContain("d_model 62:");
  });
  await test.step("the text description of a figure follows the parameters", async () => {
    await poll(() => fragment(page)).toContain("d=62");
    await follow(page, "fig=heatmap");
    const canvas = figure(page, "heatmap").locator("canvas").first();
    await expect(canvas).toHaveAccessibleDescription(/128 dimensions/);
    await field(page, "d_model").fill("64");
    await expect(canvas).toHaveAccessibleDescription(/64 dimensions/);
  });
  await test.step("each update has a measure, even one that only moves the cursor", async () => {
    await page.evaluate(() => performance.clearMeasures());
    for (const [index, pos] of ["20", "30", "40"].entries()) {
      await field(page, "pos").fill(pos);
      await settle(page);
      expect(await measures(page, "update")).toHaveLength(index + 1);
    }
    expect(await measures(page, "draw heatmap")).toEqual([]);
  });
});

test("each draw and each update has a performance measure, from the first one on", async ({ page }) => {
  await openAllVisible(page, "");
  await expectMeasured(page);
  await test.step("the measure of an update covers all its draws", async () => {
    await page.evaluate(() => performance.clearMeasures());
    await field(page, "base").fill("777");
    await settle(page);
    const [update, ...further] = await measures(page, "update");
    expect(further).toEqual([]);
    const ends = ({ startTime, duration }) => startTime + duration;
    let sum = 0;
    for (const [id, views] of [["components", 1], ["heatmap", 2], ["gallery", 1], ["distance-matrix", 2], ["sinusoids", 1]]) {
      const all = await measures(page, `draw ${id}`);
      // One draw each, in the lesson and on the board.
      expect(all.length, id).toBe(views);
      for (const draw of all) {
        expect(draw.startTime, id).toBeGreaterThanOrEqual(update.startTime);
        // Two floating-point sums of the same times may differ in their last digits.
        expect(ends(draw), id).toBeLessThanOrEqual(ends(update) + 1e-6);
        sum += draw.duration;
      }
    }
    expect(update.duration).toBeGreaterThanOrEqual(sum - 1e-6);
  });
  await waitUntilIdle(page);
  // Earlier measures were cleared, so draws are counted anew, too.
  await page.evaluate(() => {
    performance.clearMeasures();
    for (const view of document.querySelectorAll("figure[data-figure]")) view.before = Number(view.dataset.drawn);
  });
  await field(page, "base").fill("888");
  await waitUntilIdle(page);
  const wrong = await page.evaluate(() => {
    const counts = {};
    for (const view of document.querySelectorAll("figure[data-figure]")) {
      counts[view.dataset.figure] = (counts[view.dataset.figure] ?? 0) + Number(view.dataset.drawn) - view.before;
    }
    return Object.entries(counts).filter(([id, count]) => performance.getEntriesByName(`draw ${id}`, "measure").length !== count);
  });
  expect(wrong).toEqual([]);
});
