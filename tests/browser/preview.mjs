// Paints static/preview.png, the picture that goes with links to the page: figures of our own, from the built page.
// `npm run preview`, with the same settings as the tests (CHROMIUM, PHASOR_SERVER, PHASOR_PORT).
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
  throw new Error(`nothing answers at ${address}`);
}

try {
  await answers();
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM, args: ["--no-sandbox", "--disable-gpu"] });
  const page = await browser.newPage({ viewport: SIZE });
  await page.goto(`${address}#d=128&n=128&fig=heatmap&view=slide&theme=light`);
  await page.locator('figure[data-figure="heatmap"]:not([data-drawn="0"])').waitFor();
  await page.evaluate(async () => {
    for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
  });
  await page.screenshot({ path: new URL("../../static/preview.png", import.meta.url).pathname });
  await browser.close();
} finally {
  server.kill();
}
