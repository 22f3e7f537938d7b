// The link as a QR code: a QR reader decodes the code on screen, and in exported files, to exactly the link.
import { readFileSync } from "node:fs";
import jsQR from "jsqr";
import { test, expect, open, settle, waitForLazyChunk } from "../page.js";
import { violations } from "../axe.js";

const dialog = (page) => page.getByRole("dialog");
const link = (page) => dialog(page).getByLabel("Link", { exact: true });
const code = (page) => dialog(page).getByRole("img", { name: /^QR code of / });

/** Opens "Share" for the page, and its QR code by keyboard. */
async function share(page) {
  // Any key loads the lazy chunk.
  await page.keyboard.press("Shift");
  await waitForLazyChunk(page);
  await page.locator("#page-tools .tools-button").click();
  await dialog(page).locator(".share-code summary").press("Enter");
}

/** Decodes the QR code in an image. */
async function decode(page, bytes, type = "image/png") {
  const { dark, width, height } = await page.evaluate(
    async ([base64, type]) => {
      const image = new Image();
      image.src = `data:${type};base64,${base64}`;
      await image.decode();
      // SVG images have no fixed size.
      const width = Math.max(image.naturalWidth, 800);
      const height = Math.round((width * image.naturalHeight) / image.naturalWidth);
      const context = new OffscreenCanvas(width, height).getContext("2d");
      context.drawImage(image, 0, 0, width, height);
      const { data } = context.getImageData(0, 0, width, height);
      // Transferring millions of numbers from the page would take a minute.
      let dark = "";
      for (let at = 0; at < data.length; at += 4) dark += data[at] < 128 ? "1" : "0";
      return { dark, width, height };
    },
    [bytes.toString("base64"), type],
  );
  const pixels = Uint8ClampedArray.from({ length: 4 * width * height }, (_, at) => (at % 4 < 3 && dark[at >> 2] === "1" ? 0 : 255));
  return jsQR(pixels, width, height)?.data;
}

test("on screen in both themes, and in files, the code decodes to the link; it follows the choices", { tag: "@full" }, async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await open(page, "d=64&a=base%3D500");
  await share(page);
  await expect(code(page)).toHaveAccessibleName(`QR code of ${await link(page).inputValue()}`);
  expect(await decode(page, await code(page).screenshot())).toBe(await link(page).inputValue());
  await dialog(page).getByLabel("slide", { exact: true }).check();
  await expect(link(page)).toHaveValue(/view=slide/);
  // Large enough for a lecture room, and completely visible.
  const { width, height } = await code(page).boundingBox();
  expect(width).toBeGreaterThan(500);
  expect(height).toBeLessThan(800);
  await test.step("saved as SVG and PNG", async () => {
    for (const [ending, type] of [["svg", "image/svg+xml"], ["png", "image/png"]]) {
      const button = dialog(page).getByRole("button", { name: `Save the code (${ending.toUpperCase()})` });
      const [file] = await Promise.all([page.waitForEvent("download"), button.click()]);
      expect(file.suggestedFilename()).toBe(`phasor-link.${ending}`);
      await expect(dialog(page).getByRole("status")).toContainText(`phasor-link.${ending}`);
      expect(await decode(page, readFileSync(await file.path()), type)).toBe(await link(page).inputValue());
    }
  });
  // Removes the lesson, which is most of axe's work even if only the code is tested.
  await page.evaluate(() => document.querySelectorAll(".chapter").forEach((chapter) => chapter.remove()));
  expect(await violations(page, { include: ".share-code" })).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  await settle(page);
  expect(await decode(page, await code(page).screenshot())).toBe(await link(page).inputValue());
  // Of axe's rules, only that on contrast depends on the theme; it has the tag wcag2aa.
  expect(await violations(page, { include: ".share-code", tags: ["wcag2aa"] })).toEqual([]);
});

test("a link too long for a code gets a message, and a shorter one a code again", async ({ page }) => {
  const long = encodeURIComponent("猫".repeat(140));
  await open(page, `fig=attention&sentence=${long}`);
  await share(page);
  await expect(code(page)).toHaveCount(0);
  await expect(dialog(page).locator(".share-code")).toContainText(/This link has 1[  ]?\d\d\d bytes; .* holds 1[  ]?273/);
  await dialog(page).getByLabel(/Put my sentence/).uncheck();
  await expect(code(page)).toBeVisible();
  expect(await decode(page, await code(page).screenshot())).toBe(await link(page).inputValue());
});
