// The panel of published claims about the encoding, which are checked on demand.
import { test, expect, open, poll, settle } from "../page.js";

test("claims are computed when the panel is opened, can be filtered, and have buttons that work", async ({ page }) => {
  await open(page);
  const rows = page.locator(".claims tr[id^=claim-]");
  const counts = page.locator(".claims-counts");
  await expect(rows).toHaveCount(0);
  const served = await counts.textContent();
  const all = Number(served.match(/\d+/)[0]);
  expect(all).toBeGreaterThan(80);
  await page.locator(".claims summary").click();
  await poll(() => rows.count()).toBe(all);
  // The counts computed here equal those of the build.
  await expect(page.locator(".claims [role=status]")).toContainText(`${all} of ${all}`);
  expect(await counts.textContent()).toBe(served);
  // No row has an empty cell in its first five columns, and there are several verdicts.
  const cells = await rows.evaluateAll((all) => all.map((row) => [...row.cells].slice(0, 5).map((cell) => cell.textContent)));
  for (const row of cells) for (const cell of row) expect(cell.trim(), row.join(" | ")).not.toBe("");
  expect(new Set(cells.map((row) => row[4])).size).toBeGreaterThan(2);
  await test.step("claims can be filtered by verdict and by source", async () => {
    const status = page.locator(".claims [role=status]");
    await expect(status).toContainText(" of ");
    const before = await page.evaluate(() => location.hash);
    await page.locator(".claims").getByLabel("Verdict").selectOption({ label: "near" });
    const near = await rows.filter({ visible: true }).count();
    expect(near).toBeGreaterThan(0);
    expect(near).toBeLessThan(all);
    await expect(status).toContainText(`${near} of ${all}`);
    for (const verdict of await rows.filter({ visible: true }).locator("td:nth-child(5)").allTextContents()) {
      expect(verdict).toBe("near");
    }
    // Headings without visible rows are hidden.
    await page.locator(".claims").getByLabel("Source").selectOption({ label: "Hayk Karapetyan" });
    await expect(status).toContainText(`0 of ${all}`);
    await expect(page.locator(".claims th[scope=rowgroup]:visible")).toHaveCount(0);
    await page.locator(".claims").getByLabel("Verdict").selectOption({ label: "all" });
    await expect(page.locator(".claims th[scope=rowgroup]:visible")).toHaveCount(1);
    await page.locator(".claims").getByLabel("Source").selectOption({ label: "all" });
    await expect(rows.filter({ visible: true })).toHaveCount(all);
    // The filter is not in the link.
    expect(await page.evaluate(() => location.hash)).toBe(before);
  });
  const hash = await page.evaluate(() => location.hash);
  await rows.locator("button").first().click();
  await poll(() => page.evaluate(() => location.hash)).not.toBe(hash);
  await expect(page.locator("[role=alert]:visible")).toHaveCount(0);
});
