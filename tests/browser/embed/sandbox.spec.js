// The page in frames that forbid popups, downloads or the clipboard: it reports no success that it cannot know.
import { test, expect, waitUntilDrawn } from "../page.js";

/** Opens a page with a frame of these attributes; returns the frame's content. */
async function framed(page, attributes, link = "fig=heatmap") {
  const html = `<!doctype html><title>Week 3</title><link rel=icon href=data:,><iframe ${attributes} src="/course/week-3/#${link}" width="1200" height="900"></iframe>`;
  await page.route("**/lecture.html", (route) => route.fulfill({ contentType: "text/html", body: html }));
  await page.setViewportSize({ width: 1280, height: 1000 });
  await page.goto("/lecture.html");
  const inside = page.frameLocator("iframe");
  await waitUntilDrawn(inside.locator("#board figure").first());
  return inside;
}

/** Opens the tab Save of the page's dialog. */
async function save(inside) {
  await inside.locator("#page-tools .tools-button").click();
  await inside.getByRole("tab", { name: "Save" }).click();
  return inside.getByRole("dialog");
}

test("a sandboxed frame without permission to download says so, or that the outcome is unknown", async ({ page, complaints }) => {
  for (const [sandbox, words] of [
    ["allow-scripts allow-same-origin", /^Nothing was saved: the frame that this page is in may save no files/],
    ["allow-scripts", /was handed to the browser\. If no file appears, the frame/],
  ]) {
    const dialog = await save(await framed(page, `sandbox="${sandbox}"`));
    await dialog.getByRole("button", { name: "Download" }).click();
    const message = dialog.locator("[role=alert]:visible, [role=status]").filter({ hasText: words });
    await expect(message).toBeVisible();
    await dialog.getByRole("tab", { name: "Share" }).click();
    await dialog.getByRole("button", { name: "Picture of the board" }).click();
    await expect(message).toBeVisible();
  }
  // The browser reports the blocked download only in the console.
  complaints.splice(0);
});

test("a frame with permission to download names the saved file", async ({ page }) => {
  for (const attributes of ['sandbox="allow-scripts allow-same-origin allow-downloads"', ""]) {
    const dialog = await save(await framed(page, attributes));
    const download = page.waitForEvent("download");
    await dialog.getByRole("button", { name: "Download" }).click();
    expect((await download).suggestedFilename()).toMatch(/^phasor-heatmap.*\.png$/);
    await expect(dialog.locator("[role=status]").filter({ hasText: /^phasor-heatmap.*\.png, \d+ kB$/ })).toBeVisible();
  }
});

test("a frame without clipboard access shows the page's own message", async ({ page, complaints }) => {
  const dialog = await save(await framed(page, "sandbox=allow-scripts"));
  await dialog.getByRole("button", { name: "Copy", exact: true }).click();
  await expect(dialog.locator("[role=alert]:visible")).toHaveText(/this browser gives the page no clipboard\. The file can be downloaded instead\./);
  complaints.splice(0);
});

test("where popups are blocked, the page shows the URL of the whole page", async ({ page, context, complaints }) => {
  const inside = await framed(page, 'sandbox="allow-scripts"', "fig=heatmap&d=64&view=embed");
  await inside.getByRole("link", { name: "The whole page" }).click();
  await expect(inside.locator(".whole-page [role=alert]")).toHaveText(/may open no window.*\/course\/week-3\/#d=64&fig=heatmap/);
  complaints.splice(0);
  const unrestricted = await framed(page, "", "fig=heatmap&d=64&view=embed");
  const opened = context.waitForEvent("page");
  await unrestricted.getByRole("link", { name: "The whole page" }).click();
  await expect((await opened).locator("h1")).toBeVisible();
  await expect(unrestricted.locator(".whole-page [role=alert]")).toBeHidden();
});
