// Takes screenshots of the board of the built page: static/preview.png, for link previews, and .github/preview.png, for
// the README. Run `npm run preview`, with the same variables as the tests (CHROMIUM, PHASOR_SERVER, PHASOR_PORT).
import { spawn } from "node:child_process";
import { chromium } from "@playwright/test";

const SIZE = { width: 1200, height: 630 };
const port = Number(process.env.PHASOR_PORT ?? 8124);
const [command, ...first] = process.env.PHASOR_SERVER ? [process.env.PHASOR_SERVER] : ["cargo", "xtask"];
const server = spawn(command, [...first, "serve", "--no-build", "--port", String(port)], { stdio: "inherit" });
const address = `http://127.0.0.1:${port}/`;

async function answers() {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (await fetch(address).then(({ ok }) => ok, () => false)) return;
    await new Promise((go) => setTimeout(go, 200));
  }
  throw new Error(`no response from ${address}`);
}

try {
  await answers();
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM, args: ["--no-sandbox", "--disable-gpu"] });
  const painted = async (path, options, fragment) => {
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
  await painted("static/preview.png", { viewport: SIZE }, "view=slide&theme=light");
  await painted(".github/preview.png", { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1.5 }, "theme=light");
  await browser.close();
} finally {
  server.kill();
}
