// Runs axe with the rules of WCAG 2.2 A and AA and axe's best practices.
import AxeBuilder from "@axe-core/playwright";
import { finishAnimations } from "./page.js";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * The violations that axe finds, with their elements. Omits the reports of passed checks, which are most of axe's work.
 * Legacy mode keeps axe out of frames, which have their own tests.
 */
export async function violations(page, { include, exclude, except = [], tags = TAGS } = {}) {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] }).disableRules(except);
  if (tags.length > 0) axe.withTags(tags);
  if (include) axe.include(include);
  if (exclude) axe.exclude(exclude);
  // A text that is just fading in has low contrast.
  await finishAnimations(page);
  const { violations } = await axe.analyze();
  return violations.map(({ id, help, nodes }) => ({ id, help, where: nodes.map((node) => node.html) }));
}

/**
 * Removes all elements of the lesson except the matching ones, their ancestors and their contents. Axe spends most of
 * its time reading elements that it does not check.
 */
export const keepOnly = (page, selector) =>
  page.evaluate((selector) => {
    const prune = (parent) => {
      for (const child of [...parent.children]) {
        if (child.matches(selector)) continue;
        if (child.querySelector(selector)) prune(child);
        else child.remove();
      }
    };
    prune(document.querySelector("main"));
  }, selector);

/** Removes the lesson, for tests of other parts of the page. */
export const removeLesson = (page) => page.evaluate(() => document.querySelector("main").replaceChildren());
