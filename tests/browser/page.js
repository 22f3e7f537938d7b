// What every browser test starts from: `import { test, expect, open } from "./page.js"`.
import { test as base, expect } from "@playwright/test";

/**
 * Playwright's `test`, with a page that is watched: the test fails when the page logs an error, throws, meets a
 * request that fails, or asks anything of another origin. A test that provokes an error on purpose takes it out of
 * `complaints`.
 */
export const test = base.extend({
  complaints: [
    async ({ page, baseURL }, use) => {
      const complaints = [];
      const origin = new URL(baseURL).origin;
      page.on("console", (message) => {
        if (message.type() === "error") complaints.push(`console: ${message.text()} (${message.location().url})`);
      });
      page.on("pageerror", (error) => complaints.push(`exception: ${error.message}`));
      page.on("request", (request) => {
        const url = new URL(request.url());
        const isLocal = ["data:", "blob:", "about:"].includes(url.protocol);
        if (!isLocal && url.origin !== origin) complaints.push(`another origin: ${url}`);
      });
      page.on("response", (response) => {
        if (response.status() >= 400) complaints.push(`status ${response.status()}: ${response.url()}`);
      });
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Opens the page with this fragment (`d=64&pos=3`), and waits until its first figure is drawn. */
export async function open(page, fragment = "", path = "/") {
  // Only the fragment differing, a browser would not load again.
  await page.goto("about:blank");
  await page.goto(fragment ? `${path}#${fragment}` : path);
  await drawn(page.locator("figure[data-figure]").first());
}

/** Waits until this figure has been drawn at least `times` times; returns how often it has been drawn. */
export async function drawn(figure, times = 1) {
  const count = async () => Number((await figure.getAttribute("data-drawn")) ?? 0);
  await expect.poll(count, { timeout: 30_000 }).toBeGreaterThanOrEqual(times);
  return count();
}
