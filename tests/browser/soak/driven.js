// A browser driven by puppeteer. Playwright's test runner records each call and processes all earlier ones again, so
// ten thousand events would take hours; and it supports only its own builds of Firefox.
import { existsSync } from "node:fs";
import puppeteer from "puppeteer-core";
import { watch } from "../page.js";
import { stay } from "./events.js";

/** The path of an installed Firefox, if there is one. */
export const FIREFOX = [process.env.FIREFOX, "/usr/bin/firefox", "/usr/bin/firefox-esr"].find((path) => path && existsSync(path));

/**
 * Starts a browser and opens the page in it. In the result, `page` is the tab, `hand` the input devices for `play`, and
 * `complaints` the errors of the page. If the tab has crashed, `reopen` opens another one and returns true.
 */
export async function drive(launch, url) {
  const browser = await puppeteer.launch({ downloadBehavior: { policy: "deny" }, ...launch });
  const { origin } = new URL(url);
  let hasCrashed = false;
  let size = [1280, 800];
  const driven = { complaints: [], close: () => browser.close() };

  const resize = async (...wanted) => {
    size = wanted;
    await driven.page.setViewport({ width: size[0], height: size[1] });
  };
  const open = async () => {
    const page = (driven.page = await browser.newPage());
    hasCrashed = false;
    page.on("error", () => {
      hasCrashed = true;
      // Pending calls would otherwise wait for minutes.
      page.close().catch(() => {});
    });
    page.on("dialog", (dialog) => dialog.dismiss());
    watch(page, origin, driven.complaints);
    await resize(...size);
    await page.evaluateOnNewDocument(stay);
    await page.goto(url);
    await page.waitForSelector("#board figure[data-drawn]");
  };
  driven.reopen = async () => {
    // A pending call may fail before the crash event arrives.
    await new Promise((resolve) => setTimeout(resolve, 500));
    if (!hasCrashed) return false;
    await open();
    return true;
  };

  // Firefox rejects coordinates outside the viewport.
  const inside = (at) => at.map((length, axis) => Math.min(Math.max(length, 0), size[axis] - 1));
  const mouse = {
    move: (...at) => driven.page.mouse.move(...inside(at)),
    click: (...at) => driven.page.mouse.click(...inside(at)),
    down: () => driven.page.mouse.down(),
    up: () => driven.page.mouse.up(),
  };
  const press = async (keys) => {
    const modifiers = keys.split("+");
    const key = modifiers.pop();
    for (const modifier of modifiers) await driven.page.keyboard.down(modifier);
    await driven.page.keyboard.press(key);
    for (const modifier of modifiers) await driven.page.keyboard.up(modifier);
  };
  const keyboard = { press, type: (words) => driven.page.keyboard.type(words) };
  driven.hand = { mouse, keyboard, resize, evaluate: (act, value) => driven.page.evaluate(act, value) };
  driven.shown = () => driven.page.url().split("#")[1];
  await open();
  return driven;
}
