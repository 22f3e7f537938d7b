// Figures beyond the book's own: each answers to what it depends on. The reader's sentence. The claims.
import { test, expect, drawn, field, figure, fragment, open, pictures, poll, settle, showAll } from "../page.js";

/** A field that each figure follows, and a value that differs from the default. */
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

for (const [id, [name, value]] of Object.entries(FOLLOWS)) {
  test(`${id} follows ${name}`, async ({ page }) => {
    await open(page, `fig=${id}`);
    const before = await pictures(page);
    await field(page, name).first().fill(String(value));
    await poll(async () => {
        const after = (await pictures(page))[id];
        return after.base !== before[id].base || after.overlay !== before[id].overlay;
      })
      .toBe(true);
    await expect(page.locator("[role=alert]:visible")).toHaveCount(0);
    await expect(figure(page, id).locator(".alt")).toHaveText(/\d/);
  });
}

test("the sentence is the reader's, in any script, and stays on the page", async ({ page }) => {
  await open(page, "fig=tokens,attention");
  await showAll(page);
  const input = figure(page, "tokens").locator("input[name=sentence]");
  for (const sentence of ["שלום עולם שלום", "猫は座る", "a", "", "👩‍👩‍👧 é é", "word ".repeat(200)]) {
    const times = Number(await figure(page, "tokens").getAttribute("data-drawn"));
    await input.fill(sentence);
    await drawn(figure(page, "tokens"), times + 1);
    await drawn(figure(page, "attention"), 1);
    await expect(page.locator("[role=alert]:visible")).toHaveCount(0);
    await expect(figure(page, "attention").locator("input[name=sentence]")).toHaveValue(sentence);
  }
  await settle(page);
  expect(await fragment(page)).toBe("fig=tokens,attention");
});

test("the order of the words and the scale of the embeddings can be chosen", async ({ page }) => {
  await open(page, "fig=attention,tokens");
  await figure(page, "attention").getByRole("radio", { name: "reversed" }).check();
  await figure(page, "tokens").getByRole("radio", { name: "unscaled" }).check();
  await poll(() => fragment(page)).toBe("scaling=none&order=reversed&fig=attention,tokens");
});

test("claims are computed when the panel is opened, and shown where they can be seen", async ({ page }) => {
  await open(page);
  const rows = page.locator(".claims tr[id^=claim-]");
  const counts = page.locator(".claims-counts");
  await expect(rows).toHaveCount(0);
  const served = await counts.textContent();
  const all = Number(served.match(/\d+/)[0]);
  expect(all).toBeGreaterThan(80);
  await page.locator(".claims summary").click();
  await poll(() => rows.count()).toBe(all);
  // Counted again here, they are as many as when the page was built.
  await expect(page.locator(".claims [role=status]")).toContainText(`${all} of ${all}`);
  expect(await counts.textContent()).toBe(served);
  // Every row says something in each of its first five columns, and the verdicts are not all the same.
  const cells = await rows.evaluateAll((all) => all.map((row) => [...row.cells].slice(0, 5).map((cell) => cell.textContent)));
  for (const row of cells) for (const cell of row) expect(cell.trim(), row.join(" | ")).not.toBe("");
  expect(new Set(cells.map((row) => row[4])).size).toBeGreaterThan(2);
  await rows.locator("button").first().click();
  await settle(page);
  await poll(() => page.evaluate(() => scrollY)).toBeGreaterThanOrEqual(0);
  await expect(page.locator("[role=alert]:visible")).toHaveCount(0);
});

test("claims can be chosen by verdict and by source", async ({ page }) => {
  await open(page);
  await page.locator(".claims summary").click();
  const rows = page.locator(".claims tr[id^=claim-]");
  const said = page.locator(".claims [role=status]");
  await expect(said).toContainText(" of ");
  const all = await rows.count();
  const before = await page.evaluate(() => location.hash);
  await page.locator(".claims").getByLabel("Verdict").selectOption({ label: "near" });
  const near = await rows.filter({ visible: true }).count();
  expect(near).toBeGreaterThan(0);
  expect(near).toBeLessThan(all);
  await expect(said).toContainText(`${near} of ${all}`);
  for (const verdict of await rows.filter({ visible: true }).locator("td:nth-child(5)").allTextContents()) {
    expect(verdict).toBe("near");
  }
  // Headings without a row to show go with their rows.
  await page.locator(".claims").getByLabel("Source").selectOption({ label: "Hayk Karapetyan" });
  await expect(said).toContainText(`0 of ${all}`);
  await expect(page.locator(".claims th[scope=rowgroup]:visible")).toHaveCount(0);
  await page.locator(".claims").getByLabel("Verdict").selectOption({ label: "all" });
  await expect(page.locator(".claims th[scope=rowgroup]:visible")).toHaveCount(1);
  await page.locator(".claims").getByLabel("Source").selectOption({ label: "all" });
  await expect(rows.filter({ visible: true })).toHaveCount(all);
  // The choice is the panel's own affair.
  expect(await page.evaluate(() => location.hash)).toBe(before);
});
