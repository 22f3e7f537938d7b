// The single-file page, opened from disk, without a server or a network.
import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { projectPath, test, expect, scrollUntilDrawn, waitUntilDrawn, field, figure, fragment } from "../page.js";

const FILE = pathToFileURL(projectPath("dist/phasor.html"));

// The page is monitored for errors and for requests to other origins than the file's.
test.use({ isFirstVisit: true, baseURL: FILE.href });
test.beforeEach(({ context }) => context.setOffline(true));

async function open(page, link = "") {
  await page.goto("about:blank");
  await page.goto(FILE.href + link);
  await waitUntilDrawn(page.locator("figure[data-figure]").first());
}

test("the file is at most 3.9 MB (1 MB of it tables of models), and refers to no other file", () => {
  const text = readFileSync(FILE, "utf8");
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(3_900_000);
  expect(text.match(/(src|href)="\.?\//g)).toBeNull();
  expect(text.match(/data-file="/g).length).toBeGreaterThanOrEqual(3);
  // HTML parsers or mail programs replace these characters.
  expect(text.match(/[\0\r\ufffd]/g)).toBeNull();
});

test("it works without other files: style, figures, including lazy ones, tools, videos, QR codes and links", { tag: "@full" }, async ({ page }) => {
  test.slow();
  const asked = [];
  page.on("request", (request) => asked.push(request.url()));
  await open(page);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--paper"))).not.toBe("");
  await expect(page.locator("link[rel=icon]")).toHaveAttribute("href", /^data:image\/svg\+xml;base64,/);
  await expect(page.locator(".version")).toHaveText(/^Phasor \d+\.\d+\.\d+/);
  await scrollUntilDrawn(page, "attention");
  await page.locator("#page-tools").getByRole("button", { name: "Share", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.locator(".share-code summary").click();
  await expect(dialog.getByRole("img", { name: /^QR code of file:/ })).toBeVisible();
  await dialog.getByRole("tab", { name: "Save" }).click();
  await dialog.getByLabel("Video (WebM)").check();
  await dialog.locator("input[name=save-seconds]").fill("1");
  const [file] = await Promise.all([page.waitForEvent("download"), dialog.getByRole("button", { name: "Download" }).click()]);
  expect(file.suggestedFilename()).toMatch(/\.webm$/);
  await page.keyboard.press("Escape");
  await field(page, "d_model").fill("64");
  await expect.poll(() => fragment(page)).toBe("d=64");
  await page.reload();
  await expect(field(page, "d_model")).toHaveValue("64");
  await expect(page.locator("[role=alert]:visible")).toHaveCount(0);
  const isOwn = (url) => url.startsWith(FILE.href) || ["about:", "blob:", "data:"].includes(new URL(url).protocol);
  expect(asked.filter((url) => !isOwn(url))).toEqual([]);
});

/** The links of the Share dialog, whether it warns that they are local, and an exported SVG with the page's URL. */
async function shareAndExport(page) {
  await page.locator("#page-tools").getByRole("button", { name: "Share", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.locator(".share textarea").first()).toBeVisible();
  const links = await dialog.locator(".share textarea").evaluateAll((all) => all.map(({ value }) => value));
  const isWarned = await dialog.getByText("This page is a file on your device").isVisible();
  await dialog.getByRole("tab", { name: "Save" }).click();
  await dialog.getByText("SVG", { exact: true }).click();
  const download = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Download" }).click();
  return { links, isWarned, svg: readFileSync(await (await download).path(), "utf8") };
}

test("a link to a lazily loaded figure opens it as a slide; the file warns that its links do not work for others, and exports do not reveal the local path", async ({ page }) => {
  await open(page, "#fig=norms&view=slide");
  await expect(figure(page, "norms").locator("figcaption")).toHaveText(/\d/);
  await expect(page.locator("[role=alert]:visible")).toHaveCount(0);
  await open(page, "#d=64");
  const { links, isWarned, svg } = await shareAndExport(page);
  expect(isWarned).toBe(true);
  expect(links.every((link) => link.includes(FILE.href))).toBe(true);
  expect(svg).toContain("phasor.html#d=64");
  expect(svg).not.toContain("file:");
});

test("a file built with the URL of the page links to that URL", async ({ page }, testInfo) => {
  const text = readFileSync(FILE, "utf8");
  const ogUrl = '<meta property="og:url" content="./">';
  expect(text).toContain(ogUrl);
  const copy = testInfo.outputPath("week 3.html");
  writeFileSync(copy, text.replace(ogUrl, ogUrl.replace("./", "https://host.example/phasor/")));
  await page.goto(`${pathToFileURL(copy).href}#d=64`);
  await waitUntilDrawn(page.locator("figure[data-figure]").first());
  const { links, isWarned, svg } = await shareAndExport(page);
  expect(isWarned).toBe(false);
  expect(links[0]).toBe("https://host.example/phasor/#d=64");
  expect(links.filter((link) => !link.includes("https://host.example/phasor/"))).toEqual([]);
  expect(svg).toContain("https://host.example/phasor/#d=64");
  expect(links.join() + svg).not.toContain("file:");
});
