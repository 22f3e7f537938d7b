// Firefox, driven by the standard that it understands (WebDriver BiDi): Playwright drives none but builds of its own.
import { existsSync } from "node:fs";
import puppeteer from "puppeteer-core";

/** The Firefox of this machine, if there is one. */
export const FIREFOX = [process.env.FIREFOX, "/usr/bin/firefox", "/usr/bin/firefox-esr"].find((path) => path && existsSync(path));

/** Opens an address, and gives a hand as `play` takes it, what is complained of, and a way to close the browser. */
export async function openFirefox(url, prepare) {
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath: FIREFOX,
    headless: true,
    // As in the other tests. Firefox also calls it an error when a frame goes while it loads.
    extraPrefsFirefox: { "dom.serviceWorkers.enabled": false },
  });
  const page = await browser.newPage();
  const complaints = [];
  page.on("pageerror", (error) => complaints.push(`exception: ${error.message}`));
  page.on("console", (message) => message.type() === "error" && complaints.push(`console: ${message.text()}`));
  page.on("dialog", (dialog) => dialog.dismiss());
  let size = [1280, 800];
  const resize = async (...wanted) => {
    size = wanted;
    await page.setViewport({ width: size[0], height: size[1] });
  };
  await resize(...size);
  await page.evaluateOnNewDocument(prepare);
  await page.goto(url);
  // It refuses a place outside its window.
  const inside = (at) => at.map((length, axis) => Math.min(Math.max(length, 0), size[axis] - 1));
  const mouse = {
    move: (...at) => page.mouse.move(...inside(at)),
    click: (...at) => page.mouse.click(...inside(at)),
    down: () => page.mouse.down(),
    up: () => page.mouse.up(),
  };
  const press = async (keys) => {
    const held = keys.split("+");
    const key = held.pop();
    for (const other of held) await page.keyboard.down(other);
    await page.keyboard.press(key);
    for (const other of held) await page.keyboard.up(other);
  };
  const keyboard = { press, type: (words) => page.keyboard.type(words) };
  const hand = {
    mouse,
    keyboard,
    resize,
    evaluate: (act, value) => page.evaluate(act, value),
    shown: () => page.url().split("#")[1],
  };
  return { hand, complaints, close: () => browser.close() };
}
