// The page as one file, opened from a disk, without a server or a network.
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { at, test, expect, bring, drawn, field, figure, fragment } from "../page.js";

const FILE = pathToFileURL(at("dist/phasor.html"));

// The page is watched for errors, and for requests of another origin than a file's.
test.use({ isFirstVisit: true, baseURL: FILE.href });
test.beforeEach(({ context }) => context.setOffline(true));

async function open(page, link = "") {
  await page.goto("about:blank");
  await page.goto(FILE.href + link);
  await drawn(page.locator("figure[data-figure]").first());
}

test("the file is at most 2 MB, and names no other", () => {
  const text = readFileSync(FILE, "utf8");
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(2 * 1024 * 1024);
  expect(text.match(/(src|href)="\.?\//g)).toBeNull();
  expect(text.match(/data-file="/g).length).toBeGreaterThanOrEqual(3);
  // These a parser of HTML, or a mail program, makes into something else.
  expect(text.match(/[\0\r\ufffd]/g)).toBeNull();
});

test("it opens by itself: first and later figures, tools, and links", { tag: "@smoke" }, async ({ page }) => {
  const asked = [];
  page.on("request", (request) => asked.push(request.url()));
  await open(page);
  await bring(page, "attention");
  await page.locator("#page-tools").getByRole("button", { name: "Share", exact: true }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await field(page, "d_model").fill("64");
  await expect.poll(() => fragment(page)).toBe("d=64");
  await page.reload();
  await expect(field(page, "d_model")).toHaveValue("64");
  await expect(page.locator("[role=alert]:visible")).toHaveCount(0);
  const own = (url) => url.startsWith(FILE.href) || ["about:", "blob:", "data:"].includes(new URL(url).protocol);
  expect(asked.filter((url) => !own(url))).toEqual([]);
});

test("it makes a video and a code by itself", async ({ page }) => {
  test.slow();
  const asked = [];
  await open(page);
  await bring(page, "attention");
  page.on("request", (request) => asked.push(request.url()));
  await page.locator("#page-tools").getByRole("button", { name: "Share", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.locator(".share-code summary").click();
  await expect(dialog.getByRole("img", { name: /^QR code of file:/ })).toBeVisible();
  await dialog.getByRole("tab", { name: "Save" }).click();
  await dialog.getByLabel("Video (WebM)").check();
  await dialog.locator("input[name=save-seconds]").fill("1");
  const [file] = await Promise.all([page.waitForEvent("download"), dialog.getByRole("button", { name: "Download" }).click()]);
  expect(file.suggestedFilename()).toMatch(/\.webm$/);
  const own = (url) => url.startsWith(FILE.href) || ["about:", "blob:", "data:"].includes(new URL(url).protocol);
  expect(asked.filter((url) => !own(url))).toEqual([]);
});

test("a link to a later figure opens it as a slide", async ({ page }) => {
  await open(page, "#fig=norms&view=slide");
  await expect(figure(page, "norms").locator("figcaption")).toHaveText(/\d/);
  await expect(page.locator("[role=alert]:visible")).toHaveCount(0);
});

test("it has the style, icon and words of the page", async ({ page }) => {
  await open(page);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--paper"))).not.toBe("");
  await expect(page.locator("link[rel=icon]")).toHaveAttribute("href", /^data:image\/svg\+xml;base64,/);
  await expect(page.locator(".version")).toHaveText(/^Phasor \d+\.\d+\.\d+/);
});
