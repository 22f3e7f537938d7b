// Export of animations: videos and GIFs play in a browser, and have the chosen length and size.
import { readFileSync } from "node:fs";
import { test, expect, open, waitForLazyChunk } from "../page.js";

const dialog = (page) => page.getByRole("dialog");
const choose = (page, legend, label) => dialog(page).getByRole("group", { name: legend }).getByLabel(label, { exact: true }).check();

/** Opens "Save" for the page with an animated format. */
async function save(page, format) {
  await page.keyboard.press("Shift");
  await waitForLazyChunk(page);
  await page.locator("#page-tools .tools-button").click();
  await dialog(page).getByRole("tab", { name: "Save" }).click();
  await choose(page, "Format", format);
}

async function setLength(page, seconds, rate) {
  const field = dialog(page).locator("input[name=save-seconds]");
  await field.fill(`${seconds}`);
  await field.press("Tab");
  await choose(page, "Frames a second", `${rate}`);
}

/** Presses "Download"; returns the file's name and bytes. */
async function download(page) {
  const [file] = await Promise.all([page.waitForEvent("download"), dialog(page).getByRole("button", { name: "Download" }).click()]);
  await expect(dialog(page).getByRole("status")).toContainText(file.suggestedFilename());
  return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) };
}

/** Plays a video: its length, size and corner color, and the fraction changed between the first moment and each. */
const play = (page, bytes, moments) =>
  page.evaluate(
    async ([base64, moments]) => {
      const video = document.createElement("video");
      video.muted = true;
      video.src = URL.createObjectURL(await (await fetch(`data:video/webm;base64,${base64}`)).blob());
      await new Promise((loaded, failed) => Object.assign(video, { onloadeddata: loaded, onerror: () => failed(new Error(video.error.message)) }));
      const canvas = new OffscreenCanvas(video.videoWidth, video.videoHeight);
      const context = canvas.getContext("2d", { willReadFrequently: true });
      const pictures = [];
      for (const moment of moments) {
        video.currentTime = moment;
        await new Promise((seeked) => (video.onseeked = seeked));
        // A busy browser fires `seeked` before the frame is decoded; until then it draws nothing, or the previous
        // frame.
        do {
          await new Promise((resolve) => setTimeout(resolve, 200));
          context.drawImage(video, 0, 0);
        } while (context.getImageData(0, 0, 1, 1).data[3] === 0);
        pictures.push(context.getImageData(0, 0, canvas.width, canvas.height).data);
      }
      // The encoder adds noise to static pixels; a mark differs from the background by far more.
      const changedFraction = (data) => data.reduce((count, value, at) => count + (Math.abs(value - pictures[0][at]) > 64), 0) / data.length;
      return { length: video.duration, width: canvas.width, height: canvas.height, corner: [...pictures[0].subarray(0, 3)], changedFractions: pictures.map(changedFraction) };
    },
    [bytes.toString("base64"), moments],
  );

/** The frame durations, in ms, and the repetitions of a GIF, as a browser decodes it. */
const frames = (page, bytes) =>
  page.evaluate(async (base64) => {
    const decoder = new ImageDecoder({ data: await (await fetch(`data:image/gif;base64,${base64}`)).arrayBuffer(), type: "image/gif" });
    await Promise.all([decoder.completed, decoder.tracks.ready]);
    const { frameCount, repetitionCount } = decoder.tracks.selectedTrack;
    const lengths = [];
    for (let frameIndex = 0; frameIndex < frameCount; frameIndex += 1) lengths.push((await decoder.decode({ frameIndex })).image.duration / 1000);
    return { lengths, repetitionCount };
  }, bytes.toString("base64"));

test("a video has the chosen length and size, and only part of it moves", { tag: "@full" }, async ({ page }) => {
  test.slow();
  await open(page);
  await save(page, "Video (WebM)");
  await dialog(page).locator("select[name=save-figure]").selectOption("clocks");
  await expect(dialog(page).getByRole("group", { name: "What moves" }).getByLabel("position", { exact: true })).toBeChecked();
  await setLength(page, 2, 10);
  const { name, bytes } = await download(page);
  expect(name).toBe("phasor-clocks-pos.webm");
  expect([...bytes.subarray(0, 4)]).toEqual([0x1a, 0x45, 0xdf, 0xa3]);
  const { length, width, height, corner, changedFractions } = await play(page, bytes, [0, 0.65, 1.95, 0]);
  // The tolerance is one frame at 10 frames per second.
  expect(Math.abs(length - 2)).toBeLessThan(0.1);
  expect([width, height]).toEqual([1280, 720]);
  for (const value of corner) expect(value).toBeGreaterThan(250);
  const [, middle, end, again] = changedFractions;
  for (const changedFraction of [middle, end]) {
    expect(changedFraction).toBeGreaterThan(0.002);
    expect(changedFraction).toBeLessThan(0.2);
  }
  // After seeking back, the video shows the first frame again.
  expect(again).toBeLessThan(0.0001);
});

test("the board can be saved as a video too, in the dark theme, and so can the states of a link", async ({ page }) => {
  test.slow();
  const states = ["d=8&n=20", "d=64&n=20", "fig=clocks"].map(encodeURIComponent).join(";");
  await open(page, `states=${states}`);
  await save(page, "Video (WebM)");
  await dialog(page).locator("select[name=save-figure]").selectOption("board");
  await setLength(page, 3, 10);
  await choose(page, "Colours", "dark");
  await expect(dialog(page).getByLabel("the states of the link")).toBeChecked();
  const stepped = await download(page);
  expect(stepped.name).toBe("phasor-board-states.webm");
  const { changedFractions, corner } = await play(page, stepped.bytes, [0.05, 0.95, 1.05, 2.05]);
  for (const value of corner) expect(value).toBeLessThan(64);
  // Each state is shown for a second, and the next one differs.
  expect(changedFractions[1]).toBeLessThan(0.001);
  for (const changedFraction of changedFractions.slice(2)) expect(changedFraction).toBeGreaterThan(0.01);
  await choose(page, "What moves", "base");
  await choose(page, "Size", "1920 × 1080");
  await setLength(page, 1, 10);
  const board = await download(page);
  expect(board.name).toBe("phasor-board-base.webm");
  const { width, height, changedFractions: moved } = await play(page, board.bytes, [0, 0.95]);
  expect([width, height]).toEqual([1920, 1080]);
  expect(moved[1]).toBeGreaterThan(0.01);
});

test("a GIF has the right frame durations, and is the only format if the browser cannot encode videos", async ({ page }) => {
  await page.addInitScript(() => delete globalThis.VideoEncoder);
  await open(page);
  await save(page, "Animation (GIF)");
  await expect(dialog(page).getByLabel("Video (WebM)")).toHaveCount(0);
  await expect(dialog(page)).toContainText("This browser makes no videos");
  await dialog(page).locator("select[name=save-figure]").selectOption("clocks");
  await choose(page, "Size", "as the picture");
  await setLength(page, 2, 30);
  const { name, bytes } = await download(page);
  expect(name).toBe("phasor-clocks-pos.gif");
  const { lengths, repetitionCount } = await frames(page, bytes);
  expect(lengths.reduce((sum, length) => sum + length)).toBe(2000);
  // 50 positions in 60 frames of 3 or 4 hundredths of a second each: some positions are shown for two frames.
  expect(lengths).toHaveLength(50);
  expect(Math.min(...lengths)).toBeGreaterThanOrEqual(30);
  expect(Math.max(...lengths)).toBeLessThanOrEqual(70);
  expect(repetitionCount).toBe(Infinity);
});

test("a long export shows its progress, can be stopped by a key, and ends when the dialog closes", async ({ page }) => {
  await open(page);
  await save(page, "Video (WebM)");
  await setLength(page, 60, 30);
  const progress = dialog(page).getByRole("progressbar");
  await expect(progress).toBeHidden();
  await dialog(page).getByRole("button", { name: "Download" }).press("Enter");
  await expect(progress).toHaveAccessibleName(/^Frame ([2-9]|\d{2,4}) of 1800/);
  await dialog(page).getByRole("button", { name: "Stop" }).press("Enter");
  await expect(dialog(page).getByRole("alert")).toHaveText("Nothing was saved: it was stopped.");
  await expect(progress).toBeHidden();
  // Closing the dialog during an export causes no error (logged errors fail the test).
  await dialog(page).getByRole("button", { name: "Download" }).click();
  await expect(progress).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.locator("dialog")).toHaveCount(0);
  await save(page, "Video (WebM)");
  await expect(progress).toBeHidden();
  await test.step("durations are rounded and clamped to the range, with a notice", async () => {
    const field = dialog(page).getByLabel("Seconds", { exact: true });
    await expect(field).toHaveAccessibleDescription("a whole number from 1 to 60");
    for (const [typed, clamped] of [["600", "60"], ["0", "1"], ["2.4", "2"]]) {
      await field.fill(typed);
      await field.press("Tab");
      await expect(field).toHaveValue(clamped);
      await expect(dialog(page).getByRole("status")).toContainText(`${typed} became ${clamped}`);
    }
  });
});
