// Random files in "Check yours": each gets an answer, and none blocks the page. The normal run tests 80 files; `cargo
// xtask test --soak` tests a tenth of PHASOR_SOAK, from the seed PHASOR_SEED. `tests/figures/check_random.rs` does so
// without a browser.
import { npy } from "../npy.js";
import { test, expect, open } from "../page.js";
import { randomFrom } from "./events.js";

const FILES = Number(process.env.PHASOR_SOAK ?? 800) / 10;
const SEED = Number(process.env.PHASOR_SEED ?? 1706);

const KINDS = ["<f8", "<f4", ">f4", "<f2", "|u1", "<i8", "<c16", "|O", "<f99", ""];
const WORDS = ["0", "1", "0.5", "-1", "1e308", "NaN", "inf", "six", " ", " ", ",", "\t", "\n", "\n", "[", "]", "−2", "0x1"];

/** A random file: an encoding, noise or random bytes; complete, truncated or with a wrong header. */
function randomFile(random) {
  const pick = (all) => all[Math.floor(random() * all.length)];
  if (random() < 0.1) return Buffer.from(Array.from({ length: 2000 * random() }, () => 256 * random()));
  const [rows, cols] = [2 ** (9 * random()), 2 ** (9 * random())].map(Math.floor);
  const base = pick([10, 10000, 500000]);
  const encoding = (row, col) => Math[col % 2 ? "cos" : "sin"](row * base ** (-(col - (col % 2)) / cols));
  const noisy = (row, col) => encoding(row, col) + 0.01 * random();
  const oneRow = (_, col) => encoding(3, col);
  const entry = pick([encoding, encoding, noisy, oneRow, () => 2 * random() - 1, () => 0, () => NaN, () => 10 ** (600 * random() - 300)]);
  const values = Array.from({ length: rows * cols }, (_, index) => entry(Math.floor(index / cols), index % cols));
  const type = pick([Float64Array, Float64Array, Float32Array, Float32Array, Uint8Array]);
  const described = random() < 0.8 ? { 8: "<f8", 4: "<f4", 1: "|u1" }[type.BYTES_PER_ELEMENT] : pick(KINDS);
  const shape = random() < 0.9 ? `(${rows}, ${cols})` : pick(["()", "(4,)", "(9999999999, 9)", "(2, 2, 2)", "(-1, 4)"]);
  const all = npy(described, pick(["False", "False", "True"]), shape, Buffer.from(type.from(values).buffer));
  return random() < 0.9 ? all : all.slice(0, all.length * random());
}

/** Random text to paste: rows of numbers and nonsense. */
const randomText = (random) => Array.from({ length: 200 * random() }, () => WORDS[Math.floor(random() * WORDS.length)]).join(" ");

/** Runs in the page: drops a file or pastes a text. Returns the answer, and the duration of the longest task, in ms. */
async function checkInput([bytes, text]) {
  const nextTask = () => new Promise((resolve) => setTimeout(resolve));
  const verdict = document.querySelector(".tool-check .verdict");
  const file = new File([Uint8Array.from(atob(bytes), (char) => char.charCodeAt(0))], "mine.npy");
  const tasks = [];
  const observer = new PerformanceObserver((list) => tasks.push(...list.getEntries()));
  observer.observe({ type: "longtask" });
  // Ends the task in which the file was created.
  await nextTask();
  const begun = performance.now();
  if (bytes) {
    const data = new DataTransfer();
    data.items.add(file);
    document.querySelector(".drop").dispatchEvent(new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true }));
  } else {
    const form = document.querySelector(".tool-check form");
    form.querySelector("textarea").value = text;
    form.requestSubmit();
  }
  // The previous answer is removed first.
  do await nextTask();
  while (!verdict.textContent);
  await nextTask();
  tasks.push(...observer.takeRecords());
  observer.disconnect();
  const long = tasks.filter(({ startTime }) => startTime >= begun).map(({ duration }) => duration);
  return { text: verdict.textContent, longest: Math.max(0, ...long) };
}

test("random files get an answer, and none blocks the page", async ({ page }) => {
  test.setTimeout(60_000 + 1000 * FILES);
  await open(page, "fig=heatmap&d=8&n=6");
  await page.locator("#page-tools").getByRole("link", { name: "Check yours" }).click();
  await expect(page.getByRole("dialog", { name: "Check yours" })).toBeVisible();
  const random = randomFrom(SEED);
  const answers = {};
  let longest = 0;
  for (let file = 0; file < FILES; file += 1) {
    const given = random() < 0.8 ? [randomFile(random).toString("base64")] : ["", randomText(random)];
    const answer = await page.evaluate(checkInput, given);
    longest = Math.max(longest, answer.longest);
    // A slice of work takes some milliseconds; CI machines are slow and shared.
    expect(answer.longest, `file ${file} of seed ${SEED}: ${answer.text}`).toBeLessThan(1000);
    const head = answer.text.replace(/[\d\u202f]+/g, "#").slice(0, 60);
    answers[head] = (answers[head] ?? 0) + 1;
  }
  test.info().annotations.push({ type: "answers", description: JSON.stringify({ longest, ...answers }) });
  if (FILES > 1000) console.log(longest, answers);
  // Some files are rejected, and some recognised.
  expect(Object.keys(answers).length).toBeGreaterThan(5);
});
