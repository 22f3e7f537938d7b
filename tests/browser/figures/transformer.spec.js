// Figures that are not in the book: each follows its parameters. Also the reader's sentence.
import { test, expect, scrollUntilDrawn, waitUntilDrawn, field, figure, figureIds, follow, fragment, openMore, open, pictures, poll, waitUntilIdle, settle, openAllVisible } from "../page.js";

/** For each figure: a field on which it depends, and a value other than the default. */
const FOLLOWS = {
  vector: ["pos", 20],
  clocks: ["pos", 20],
  torus: ["pair", 9],
  binary: ["n_pos", 20],
  layouts: ["n_pos", 20],
  similarity: ["base", 100],
  rotation: ["k", 9],
  uniqueness: ["d_model", 8],
  schedules: ["d_model", 32],
  decay: ["base", 100],
  bases: ["n_pos", 2000],
  tokens: ["seed", 7],
  attention: ["seed", 7],
  rope: ["base", 100],
  alibi: ["n_pos", 20],
  "rope-scaling": ["base", 100],
  compare: ["seed", 7],
  pitfalls: ["d_model", 32],
};

test("each figure follows a number that it is computed from", async ({ page }) => {
  test.slow();
  await open(page, "view=embed&fig=vector");
  for (const [id, [name, value]] of Object.entries(FOLLOWS)) {
    await test.step(`${id} follows ${name}`, async () => {
      await follow(page, `view=embed&fig=${id}`);
      await poll(() => figureIds(page)).toEqual([id]);
      await waitUntilDrawn(figure(page, id));
      // The settings of the previous figure are reset.
      await waitUntilIdle(page);
      const before = await pictures(page);
      if (["k", "pair"].includes(name)) await openMore(page);
      await field(page, name).first().fill(String(value));
      await poll(async () => {
        const after = (await pictures(page))[id];
        return after.base !== before[id].base || after.overlay !== before[id].overlay;
      }).toBe(true);
      await expect(page.locator("[role=alert]:visible")).toHaveCount(0);
      await expect(figure(page, id).locator(".alt")).toHaveText(/\d/);
    });
  }
});

test("the sentence can be in any script, and is not written to the link", async ({ page }) => {
  await openAllVisible(page, "fig=tokens,attention&view=embed");
  const input = figure(page, "tokens").locator("input[name=sentence]");
  for (const sentence of ["שלום עולם שלום", "猫は座る", "a", "", "👩‍👩‍👧 é é", "word ".repeat(200)]) {
    const times = Number(await figure(page, "tokens").getAttribute("data-drawn"));
    await input.fill(sentence);
    await waitUntilDrawn(figure(page, "tokens"), times + 1);
    await waitUntilDrawn(figure(page, "attention"), 1);
    await expect(page.locator("[role=alert]:visible")).toHaveCount(0);
    await expect(figure(page, "attention").locator("input[name=sentence]")).toHaveValue(sentence);
  }
  await settle(page);
  expect(await fragment(page)).toBe("fig=tokens,attention&view=embed");
});

test("the order of the words and the scale of the embeddings can be chosen", async ({ page }) => {
  await open(page);
  const choose = async (id, name) => {
    await scrollUntilDrawn(page, id);
    const times = await waitUntilDrawn(figure(page, id));
    await figure(page, id).getByRole("radio", { name }).check();
    await waitUntilDrawn(figure(page, id), times + 1);
  };
  await choose("attention", "reversed");
  await choose("tokens", "unscaled");
  await poll(() => fragment(page)).toBe("scaling=none&order=reversed");
  // A figure alone on the board also has all of its choices.
  await open(page, "fig=attention");
  await choose("attention", "reversed");
  await open(page, "order=reversed&fig=tokens");
  await choose("tokens", "unscaled");
  await poll(() => fragment(page)).toBe("scaling=none&order=reversed&fig=tokens");
});
