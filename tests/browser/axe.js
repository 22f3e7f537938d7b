// What axe finds against WCAG 2.2 A and AA, and against its own advice.
import AxeBuilder from "@axe-core/playwright";

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * The violations that axe finds, and where. All rules are tried; what is not told is what they let pass, which is most of
 * axe's work. Frames within the page are tested as pages of their own, so that axe need not talk to them (`legacy`).
 */
export async function violations(page, { include, exclude, except = [], tags = RULES } = {}) {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] }).disableRules(except);
  if (tags.length > 0) axe.withTags(tags);
  if (include) axe.include(include);
  if (exclude) axe.exclude(exclude);
  const { violations } = await axe.analyze();
  return violations.map(({ id, help, nodes }) => ({ id, help, where: nodes.map((node) => node.html) }));
}
