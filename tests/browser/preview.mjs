// Paints static/preview.png, the picture that sites show beside links to the page, and .github/phasor.gif, the moving
// picture of the README, from the built page.
// `npm run preview`, with the same settings as the tests (CHROMIUM, PHASOR_SERVER, PHASOR_PORT).
import { spawn } from "node:child_process";
import { chromium } from "@playwright/test";

const SIZE = { width: 1200, height: 630 };
const port = Number(process.env.PHASOR_PORT ?? 8124);
const [command, ...args] = process.env.PHASOR_SERVER ? [process.env.PHASOR_SERVER] : ["cargo", "xtask"];
const server = spawn(command, [...args, "serve", "--no-build", "--port", String(port)], { stdio: "inherit" });
const address = `http://127.0.0.1:${port}/`;

/** Waits until the server responds. */
async function awaitServer() {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (await fetch(address).then(({ ok }) => ok, () => false)) return;
    await new Promise((go) => setTimeout(go, 200));
  }
  throw new Error(`no response from ${address}`);
}

/**
 * Exports the GIF from the page: the board while the position moves. The footer of the GIF shows the page's address, so
 * the address is made up.
 */
async function saveGif(page) {
  await page.goto("http://your.host/#d=64&n=40&theme=light");
  await page.keyboard.press("Shift");
  await page.locator("figure .tools-button").first().waitFor({ state: "attached" });
  await page.locator("#page-tools .tools-button").click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("tab", { name: "Save" }).click();
  await dialog.getByLabel("Animation (GIF)", { exact: true }).check();
  await dialog.locator("select[name=save-figure]").selectOption("board");
  await dialog.getByLabel("as the picture", { exact: true }).check();
  await dialog.locator("input[name=save-seconds]").fill("6");
  await dialog.locator("input[name=save-seconds]").press("Tab");
  await dialog.getByLabel("10", { exact: true }).check();
  const [file] = await Promise.all([page.waitForEvent("download"), dialog.getByRole("button", { name: "Download" }).click()]);
  await file.saveAs(new URL("../../.github/phasor.gif", import.meta.url).pathname);
  await page.close();
}

try {
  await awaitServer();
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM, args: ["--no-sandbox", "--disable-gpu", `--host-resolver-rules=MAP your.host 127.0.0.1:${port}`] });
  const paint = async (path, options, fragment) => {
    const page = await browser.newPage(options);
    await page.goto(`${address}#${fragment}`);
    for (const id of ["heatmap", "trajectory", "distance-matrix", "wavelengths"]) {
      await page.locator(`#board-${id}:not([data-drawn="0"])`).waitFor();
    }
    await page.evaluate(async () => {
      for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
    });
    await page.screenshot({ path: new URL(`../../${path}`, import.meta.url).pathname });
    await page.close();
  };
  await paint("static/preview.png", { viewport: SIZE }, "view=slide&theme=light");
  await saveGif(await browser.newPage({ viewport: { width: 960, height: 600 } }));
  await browser.close();
} finally {
  server.kill();
}
