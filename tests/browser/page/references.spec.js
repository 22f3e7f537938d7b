// The end of the page: the list of references, to which each figure links, and the notation.
import { test, expect, scrollUntilDrawn, open, waitUntilDrawn, field, fields, figure, follow, openMore, settle, DEFAULTS, openWords } from "../page.js";

test("a figure's citations link to the list, keep the parameters, and Back returns", async ({ page }) => {
  await open(page);
  for (const link of ["", "d=64&pos=7"]) {
    await follow(page, link);
    await expect(field(page, "d_model")).toHaveValue(link ? "64" : DEFAULTS.d_model);
    await scrollUntilDrawn(page, "rope");
    const before = await fields(page);
    await openWords(page, "rope");
    const source = figure(page, "rope").getByRole("link", { name: "Su et al. 2021" });
    await source.scrollIntoViewIfNeeded();
    await source.click();
    await expect(page.locator("#ref-su-2021"), link).toBeInViewport();
    await settle(page);
    expect(await fields(page), link).toEqual(before);
    await page.goBack();
    await expect(source, link).toBeInViewport();
    expect(await fields(page), link).toEqual(before);
  }
  expect(await fields(page)).toEqual({ ...DEFAULTS, d_model: "64", pos: "7" });
});

test("a link to a reference opens the page there", async ({ page }) => {
  await page.goto("about:blank");
  await page.goto("/#ref-vaswani-2017");
  await expect(page.locator("#ref-vaswani-2017")).toBeInViewport();
  await settle(page);
  await expect(page.locator("#ref-vaswani-2017")).toBeInViewport();
  expect(await fields(page)).toEqual(DEFAULTS);
});

test("every link to a reference has a target", { tag: "@smoke" }, async ({ page }) => {
  await open(page);
  const missing = await page
    .locator('a[href^="#ref-"]')
    .evaluateAll((links) => links.filter((link) => !document.querySelector(link.hash)).map((link) => link.hash));
  expect(missing).toEqual([]);
  expect(await page.locator("figure[data-figure] .cites a").count()).toBeGreaterThanOrEqual(30);
  await expect(page.locator("#notation math").first()).toBeHidden();
  await follow(page, "notation");
  await expect(page.locator("#notation math").first()).toBeInViewport();
  await test.step("the definition gives the formula of each choice of wavelengths", async () => {
    await page.locator(".definition").scrollIntoViewIfNeeded();
    const formula = page.locator(".definition .letters");
    await expect(formula).toHaveText(/base\s*−2·pair\/d/);
    await openMore(page);
    await page.locator("select[name=schedule]").selectOption("harmonic");
    await expect(formula).toHaveText(/1 − t·\(1 − \s*base\s*2\/d − 1\s*\), t = pair/);
    await page.locator("select[name=schedule]").selectOption("random");
    await expect(formula).toContainText("drawn at random");
  });
});

test("embeds and slides hide the list of references, and have no links to it", async ({ page }) => {
  for (const view of ["embed", "slide"]) {
    await test.step(view, async () => {
      if (view === "embed") await open(page, `fig=rope&view=${view}`);
      else await follow(page, `fig=rope&view=${view}`);
      await expect(page.locator("html")).toHaveAttribute("data-view", view);
      await waitUntilDrawn(figure(page, "rope"));
      // The only links are the anchor of the figure's heading and the link to the whole page.
      await expect(page.locator("a:visible:not(.whole-page a, .anchor)")).toHaveCount(0);
      await expect(page.locator(".ending")).toBeHidden();
    });
  }
});
