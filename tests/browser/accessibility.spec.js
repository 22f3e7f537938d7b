// axe finds no violation of WCAG 2.2 A and AA, nor of its own advice, in any view and theme.
import AxeBuilder from "@axe-core/playwright";
import { test, expect, open } from "./page.js";

// In `embed`, the page around the frame has the heading.
const EXCEPT = { page: [], embed: ["page-has-heading-one"], slide: [] };
const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

for (const view of ["page", "embed", "slide"]) {
  for (const theme of ["light", "dark"]) {
    test(`${view} in ${theme} has no violations`, async ({ page }) => {
      await open(page, `view=${view}&theme=${theme}`);
      const { violations } = await new AxeBuilder({ page }).withTags(RULES).disableRules(EXCEPT[view]).analyze();
      const found = violations.map(({ id, help, nodes }) => ({ id, help, where: nodes.map((node) => node.html) }));
      expect(found).toEqual([]);
    });
  }
}
