// The tool "As code" and the dialog "Check yours", which checks pasted or dropped tables, by mouse and by keyboard.
import { test, expect, open, settle } from "../page.js";
import { violations } from "../axe.js";
import { npy } from "../npy.js";
import { npz, safetensors } from "../archives.js";

/** Opens a tool and returns its dialog. */
async function openTool(page, name, fragment = "fig=heatmap&d=8&n=6") {
  await open(page, fragment);
  await page.locator("#page-tools").getByRole("button", { name: "Share", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("tab", { name, exact: true }).click();
  return dialog;
}

/** Opens the dialog "Check yours" from the header. */
async function openCheck(page, fragment = "fig=heatmap&d=8&n=6") {
  await open(page, fragment);
  await page.locator("#page-tools").getByRole("link", { name: "Check yours" }).click();
  const dialog = page.getByRole("dialog", { name: "Check yours" });
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Rows of the encoding with interleaved sines and cosines. */
const encoding = (d, base, n) =>
  Array.from({ length: n }, (_, pos) =>
    Array.from({ length: d }, (_, dim) => {
      const angle = pos * base ** (-(dim - (dim % 2)) / d);
      return dim % 2 ? Math.cos(angle) : Math.sin(angle);
    }),
  );

/** A .npy file of these rows in float32. */
const float32File = (rows) =>
  npy("<f4", "False", `(${rows.length}, ${rows[0].length})`, Buffer.from(new Float32Array(rows.flat()).buffer));

const verdict = (dialog) => dialog.locator(".verdict");

/** The tags of the rule on contrast. */
const CONTRAST = ["wcag2aa"];

/** The violations that axe finds in the open dialog. The lesson behind it, which is most of axe's work, is removed. */
async function dialogViolations(page, tags = []) {
  await page.evaluate(() => document.querySelectorAll(".chapter").forEach((chapter) => chapter.remove()));
  return violations(page, { include: "dialog", tags });
}

test("the program follows the settings and the chosen language, and can be copied", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const dialog = await openTool(page, "As code", "fig=heatmap&d=8&n=6&base=500&layout=split&theme=dark");
  const program = dialog.getByRole("region", { name: "Program" });
  await expect(program).toContainText("d_model, base, n_pos = 8, 500.0, 6");
  await expect(program).toContainText("np.concatenate");
  await dialog.getByRole("radio", { name: "Rust" }).check();
  await expect(program).toContainText("const BASE: f64 = 500.0;");
  await dialog.getByRole("button", { name: "Copy" }).click();
  await expect(dialog.getByRole("status")).toHaveText("Copied.");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await program.textContent());
  expect(await dialogViolations(page)).toEqual([]);
});

/** Chooses a file with this name. */
const choose = (dialog, name, buffer) =>
  dialog.locator("input[type=file]").setInputFiles({ name, mimeType: "application/octet-stream", buffer });

// check_read.rs, check_files.rs and check_libraries.rs test which files can be read, and what the answers say.
test("files are checked: chosen or dropped, alone or in an archive", async ({ page }) => {
  const dialog = await openCheck(page);
  await test.step("a chosen file with one wrong entry, and a dropped one with a known bug", async () => {
    const rows = encoding(16, 500000, 40);
    rows[7][3] += 0.25;
    const file = { name: "mine.npy", mimeType: "application/octet-stream", buffer: float32File(rows) };
    await dialog.locator("input[type=file]").setInputFiles(file);
    await expect(verdict(dialog)).toContainText("1 entry is off. The first is in row 7, dimension 3");
    await expect(verdict(dialog)).toContainText("500\u202f000");
    await expect(dialog.locator(".file-name")).toHaveText("mine.npy");
    // A dropped file with the bug of a doubled exponent.
    const doubled = [...float32File(encoding(16, 1e8, 40))];
    const transfer = await page.evaluateHandle((bytes) => {
      const data = new DataTransfer();
      data.items.add(new File([new Uint8Array(bytes)], "dropped.npy"));
      return data;
    }, doubled);
    await dialog.locator(".drop").dispatchEvent("drop", { dataTransfer: transfer });
    await expect(verdict(dialog)).toContainText(/This has a known bug\.\s*The exponent is doubled/);
    await expect(dialog.locator(".file-name")).toHaveText("dropped.npy");
  });
  await test.step("a corrected file that is chosen again is read again", async () => {
    const rows = encoding(16, 10000, 40);
    rows[7][3] += 0.25;
    await choose(dialog, "mine.npy", float32File(rows));
    await expect(verdict(dialog)).toContainText("1 entry is off.");
    // Browsers fire no event for the same file unless the input was reset.
    expect(await dialog.locator("input[type=file]").evaluate((input) => input.value)).toBe("");
    rows[7][3] -= 0.25;
    await choose(dialog, "mine.npy", float32File(rows));
    await expect(verdict(dialog)).toContainText("entry by entry");
  });
  await test.step("an array of an archive can be chosen by keyboard, and then another", async () => {
    const paper = float32File(encoding(16, 10000, 40));
    await choose(dialog, "alone.npz", npz({ arr_0: paper }));
    await expect(verdict(dialog)).toHaveText(/entry by entry.*The array arr_0 of this file/);
    await expect(dialog.locator(".choose-array")).toHaveCount(0);
    // Deflated like by numpy.savez_compressed; two of the four arrays are tables.
    const numbers = (count) => Buffer.from(new Float32Array(count).buffer);
    const several = npz(
      {
        weight: float32File(encoding(16, 500000, 40)),
        bias: npy("<f4", "False", "(16,)", numbers(16)),
        step: npy("<f4", "False", "()", numbers(1)),
        "encoder.pe": paper,
      },
      true,
    );
    await choose(dialog, "several.npz", several);
    await expect(verdict(dialog)).toHaveText("There are 2 arrays in this file that may be encodings. Choose one.");
    const list = dialog.getByRole("combobox", { name: "Array" });
    await expect(list.getByRole("option")).toHaveText(["encoder.pe (40, 16), float32", "weight (40, 16), float32"]);
    await dialog.locator("input[type=file]").focus();
    await page.keyboard.press("Tab");
    await expect(list).toBeFocused();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(verdict(dialog)).toHaveText(/entry by entry.*The array encoder\.pe of this file/);
    await expect(verdict(dialog)).toContainText("10\u202f000");
    await list.selectOption({ label: "weight (40, 16), float32" });
    await dialog.getByRole("button", { name: "Check this array" }).click();
    await expect(verdict(dialog)).toContainText("The array weight of this file");
    await expect(verdict(dialog)).toContainText("500\u202f000");
    await expect(dialog.locator(".file-name")).toHaveText("several.npz");
    // The next input has no arrays to choose from.
    await dialog.getByRole("textbox", { name: "Paste a table or a config" }).fill('{"rope_theta": 10000}');
    await dialog.getByRole("button", { name: "Check", exact: true }).click();
    await expect(verdict(dialog)).toContainText("Base10\u202f000");
    await expect(list).toHaveCount(0);
  });
  await test.step("a file of PyTorch is recognised, and the message shows how to convert it for NumPy", async () => {
    const pickle = Buffer.from([0x80, 2, 0x7d, 0x2e]);
    await choose(dialog, "model.pt", npz({ "archive/data": pickle }, false, ".pkl"));
    await expect(verdict(dialog)).toContainText("This is a file of PyTorch");
    await expect(verdict(dialog)).toContainText('numpy.save("pe.npy", torch.load("model.pt", map_location="cpu")');
    await expect(verdict(dialog)).not.toContainText("damaged");
  });
  await test.step("something that is no file of NumPy gets an error message", async () => {
    await choose(dialog, "x.npy", Buffer.from("no"));
    await expect(verdict(dialog)).toContainText("not a file from NumPy");
  });
  await test.step("of a safetensors file only the header and one array are read", async () => {
    await page.evaluate(() => {
      window.asked = 0;
      const slice = Blob.prototype.slice;
      Blob.prototype.slice = function (from, to, ...rest) {
        window.asked += to - from;
        return slice.call(this, from, to, ...rest);
      };
      Blob.prototype.arrayBuffer = ((native) => function () {
        if (this instanceof File) throw new Error("The whole file is read.");
        return native.call(this);
      })(Blob.prototype.arrayBuffer);
    });
    const rows = encoding(16, 10000, 40);
    const table = new Float32Array(rows.flat());
    const file = safetensors({
      "wte.weight": ["F32", [3000, 200], new Float32Array(600_000)],
      "wpe.weight": ["F32", [40, 16], table],
      "h.0.attn.weight": ["F32", [16, 40], table],
      "h.0.attn.bias": ["F32", [640], table],
    });
    await choose(dialog, "model.safetensors", file);
    await expect(verdict(dialog)).toHaveText("There are 3 arrays in this file that may be encodings. Choose one.");
    const list = dialog.getByRole("combobox", { name: "Array" });
    await expect(list.getByRole("option").first()).toHaveText("wpe.weight (40, 16), float32");
    await dialog.getByRole("button", { name: "Check this array" }).click();
    await expect(verdict(dialog)).toHaveText(/entry by entry.*The array wpe\.weight of this file/);
    expect(await page.evaluate(() => window.asked)).toBeLessThan(200_000);
    expect(await dialogViolations(page)).toEqual([]);
  });
});

test("pasted texts are checked: tables and configs", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  const dialog = await openCheck(page);
  const submit = async (text) => {
    await dialog.getByRole("textbox", { name: "Paste a table or a config" }).fill(text);
    await dialog.getByRole("button", { name: "Check", exact: true }).click();
  };
  await test.step("a table with column names and an index, and no violations", async () => {
    const rows = encoding(8, 10000, 30);
    const lines = rows.map((row, pos) => [pos, ...row].join(","));
    const names = ["", ...rows[0].map((_, dim) => `"dim, ${dim}"`)].join(",");
    await submit([names, ...lines].join("\n"));
    await expect(verdict(dialog)).toHaveText(/entry by entry.*The first column numbers the rows, and is left out/);
    expect(await dialogViolations(page)).toEqual([]);
  });
  await test.step("unreadable text gets an error message", async () => {
    await submit("1 2\n3 NaN");
    await expect(verdict(dialog)).toContainText("Row 1, dimension 1 (both from 0) is not a finite number.");
  });
  await test.step("a config shows its wavelengths, or what is wrong with it", async () => {
    await submit("{");
    await expect(verdict(dialog)).toContainText("This ends too soon, in line 1");
    await submit('"rope_scaling": {"rope_type": "linear", "factor": 4, "rope_theta": 10000, "head_dim": 64}');
    await expect(verdict(dialog)).toContainText("every frequency divided by 4");
    // The numbers are collapsed; the plot is visible.
    await expect(dialog.locator("tbody tr")).toHaveCount(32);
    await expect(dialog.locator("tbody")).toBeHidden();
    await dialog.getByText("Wavelengths as numbers").click();
    await expect(dialog.locator("tbody")).toBeVisible();
    await expect(dialog.locator("tbody tr").first()).toHaveText("06.2831925.13274");
    // The same config as a file.
    const config = { name: "config.json", mimeType: "application/json", buffer: Buffer.from('{"rope_theta": 500000}') };
    await dialog.locator("input[type=file]").setInputFiles(config);
    await expect(verdict(dialog)).toContainText("Base500\u202f000");
    const transfer = await page.evaluateHandle(() => {
      const data = new DataTransfer();
      data.items.add(new File(["0 1\n0.8 0.5"], "rows.txt"));
      return data;
    });
    await dialog.locator(".tool-check > p").first().dispatchEvent("drop", { dataTransfer: transfer });
    await expect(dialog.locator(".file-name")).toHaveText("rows.txt");
    await expect(dialog.locator("tbody tr")).toHaveCount(0);
  });
  await test.step("a config with two kinds of layers shows two curves, and lists unused entries", async () => {
    const picture = dialog.locator(".config-plot canvas");
    const hasBothLines = () =>
      picture.evaluate((canvas) => {
        const { width, height } = canvas;
        const { data } = canvas.getContext("2d").getImageData(0, 0, width, height);
        const isDark = (x, y) => data[4 * (y * width + x) + 3] > 200 && data[4 * (y * width + x)] < 140;
        // Columns in the middle of the plot that cross two separate lines; the second line is dashed.
        let crossing = 0;
        const [from, to] = [Math.round(0.4 * width), Math.round(0.6 * width)];
        for (let x = from; x < to; x += 1) {
          let lines = 0;
          for (let y = Math.round(0.15 * height); y < 0.8 * height; y += 1) lines += isDark(x, y) && !isDark(x, y - 1);
          crossing += lines === 2;
        }
        return crossing > 0.3 * (to - from);
      });
    await submit(`{"head_dim": 256, "rope_parameters": {"full_attention": {"rope_type": "linear", "factor": 8.0, "rope_theta": 1000000.0},
      "sliding_attention": {"rope_type": "default", "rope_theta": 10000.0}}}`);
    await expect(verdict(dialog)).toContainText("full_attention");
    await expect(verdict(dialog)).toContainText("sliding_attention");
    await expect(picture).toHaveAccessibleName(/a line for each kind of layer/);
    await expect.poll(hasBothLines).toBe(true);
    await expect(dialog.locator("table")).toHaveCount(2);
    await submit(`{"rope_theta": 1000000, "head_dim": 128, "hidden_act": "silu", "rope_scaling": {"rope_type": "yarn", "factor": 4.0,
      "original_max_position_embeddings": 32768, "attn_factor": 0.87}}`);
    await expect(verdict(dialog)).toContainText("attn_factor: Transformers does not read it, and computes 0.1·ln 4 + 1 = 1.13863");
    await expect(verdict(dialog)).toContainText("1 other name");
  });
  await test.step("the answers have no violations in either theme", async () => {
    expect(await dialogViolations(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: "dark" });
    await settle(page);
    expect(await dialogViolations(page, CONTRAST)).toEqual([]);
    await submit(encoding(8, 10000, 30).join("\n"));
    await expect(verdict(dialog)).toContainText("entry by entry");
    expect(await dialogViolations(page, CONTRAST)).toEqual([]);
  });
});

/** Drops f8 matrices one after the other. They are generated in the page, since sending the largest would be slow. */
const drop = (page, ...matrices) =>
  page.evaluate((matrices) => {
    const entries = {
      noise: () => 2 * Math.random() - 1,
      zeros: () => 0,
      alike: (_, col) => (col + 1) / 10,
      paper: (row, col) => Math[col % 2 ? "cos" : "sin"](row * 10000 ** (-(col - (col % 2)) / 1024)),
    };
    const files = matrices.map(([rows, cols, kind, order = "False"]) => {
      const head = `{'descr': '<f8', 'fortran_order': ${order}, 'shape': (${rows}, ${cols}), }`.padEnd(118);
      const file = new Uint8Array(128 + 8 * rows * cols);
      file.set([0x93, 78, 85, 77, 80, 89, 1, 0, 118, 0, ...new TextEncoder().encode(head)]);
      const numbers = new Float64Array(file.buffer, 128);
      numbers.forEach((_, place) => (numbers[place] = entries[kind](Math.floor(place / cols), place % cols)));
      return new File([file], "mine.npy");
    });
    for (const file of files) {
      const data = new DataTransfer();
      data.items.add(file);
      document.querySelector(".drop").dispatchEvent(new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true }));
    }
    // Ignores the long tasks so far, which generated the matrices.
    window.tasks = [];
    window.observer?.disconnect();
    window.observer = new PerformanceObserver((list) => list.getEntries().forEach((task) => window.tasks.push(task)));
    window.observer.observe({ type: "longtask" });
    window.dropped = performance.now();
  }, matrices);

/** Records the text of the verdict at each change, in `window.verdicts`. */
const record = (page) =>
  page.evaluate(() => {
    window.verdicts = [];
    const verdict = document.querySelector(".tool-check .verdict");
    new MutationObserver(() => window.verdicts.push(verdict.textContent)).observe(verdict, { childList: true, subtree: true, characterData: true });
  });

// check_random.rs tests the slices of work for more tables.
test("no file blocks the page: the check shows its progress and can be stopped, and the last of two files counts", async ({ page }) => {
  test.slow();
  const dialog = await openCheck(page);
  const busy = dialog.locator(".busy");
  await record(page);
  // Of two files dropped in quick succession, the last one counts.
  await drop(page, [4096, 1024, "paper"], [40, 4, "alike"]);
  await expect(verdict(dialog)).toContainText("all rows are the same");
  for (const [matrix, says] of [
    [[20_000, 4, "noise"], "no encoding that is known"],
    [[2, 2_097_152, "noise"], "no encoding that is known"],
    [[4_000_000_000, 0, "zeros", "True"], "no numbers"],
    [[4096, 1024, "paper"], "entry by entry"],
  ]) {
    const isFirstCheckStopped = (await page.evaluate(() => window.verdicts)).every((text) => !text.includes("entry by entry"));
    expect(isFirstCheckStopped, "the check of the first file does not continue").toBe(true);
    await drop(page, matrix);
    await expect(verdict(dialog)).toContainText(says, { timeout: 60_000 });
    await expect(busy).toBeHidden();
    const longest = await page.evaluate(() => {
      const after = window.tasks.filter((task) => task.startTime >= window.dropped);
      return Math.max(0, ...after.map((task) => task.duration));
    });
    test.info().annotations.push({ type: "longest task", description: `${matrix.join(" ")}: ${longest} ms` });
    // One of these files once took 45 s. The longest tasks now copy and read 33 MB, in a tenth of a second; CI machines
    // are slower.
    expect(longest, matrix.join(" ")).toBeLessThan(1000);
  }
  // A long comparison shows its progress, and can be stopped. A script in the page clicks the button: a click from outside
  // may arrive after the check has finished.
  await drop(page, [4096, 1024, "paper"]);
  await dialog.evaluate(
    (dialog) =>
      new Promise((resolve) => {
        const [progress, stop] = [dialog.querySelector("progress"), dialog.querySelector(".busy button")];
        const timer = setInterval(() => {
          if (progress.value <= 0.5) return;
          clearInterval(timer);
          stop.click();
          resolve();
        }, 5);
      }),
  );
  await expect(verdict(dialog)).toHaveText("Stopped.");
  await expect(busy).toBeHidden();
});

test("the dialog has its own link, closing it restores the settings in the URL, and pasted rows are recognised by keyboard", { tag: "@full" }, async ({ page }) => {
  await open(page, "d=64&n=30");
  const dialog = page.getByRole("dialog", { name: "Check yours" });
  await page.locator("#page-tools").getByRole("link", { name: "Check yours" }).click();
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(/#check$/);
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/#d=64&n=30$/);
  await expect(page.locator("#field-d_model")).toHaveValue("64");
  // Opened by the link alone, also a second time on the same page.
  await page.goto("about:blank");
  await page.goto("/#check");
  await expect(dialog).toBeVisible();
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(dialog).toHaveCount(0);
  await page.evaluate(() => (location.hash = "check"));
  await expect(dialog).toBeVisible();
  const field = dialog.getByRole("textbox", { name: "Paste a table or a config" });
  await field.focus();
  await page.keyboard.insertText(encoding(8, 10000, 30).map((row) => row.join(" ")).join("\n"));
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(verdict(dialog)).toContainText("No fault found. This is the paper’s encoding");
  await expect(verdict(dialog)).toContainText("sine and cosine in turn");
  await expect(verdict(dialog)).toContainText("float64");
});

test("code that mends a fault can be copied, and does not widen the dialog on a phone", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "fig=heatmap&d=8&n=6");
  await page.evaluate(() => (location.hash = "check"));
  const dialog = page.getByRole("dialog", { name: "Check yours" });
  const rows = encoding(32, 10000, 30).map((row, pos) => (pos === 20 ? row.map(() => 0) : row).join(" "));
  await dialog.getByRole("textbox").fill(rows.join("\n"));
  await dialog.getByRole("button", { name: "Check", exact: true }).click();
  await expect(verdict(dialog)).toContainText("There is a fault. Row 20 is zero.");
  await expect(dialog.locator(".fix code")).toHaveText(/^freqs = [\s\S]*pe\[20, 0::2\]/);
  const beyond = (element) => element.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect(await beyond(dialog)).toBeLessThanOrEqual(0);
  await dialog.locator(".fix").getByRole("button", { name: "Copy" }).click();
  await expect(dialog.locator(".fix button")).toHaveText("Copied.");
  const code = await dialog.locator(".fix code").textContent();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
  // The code scrolls by itself.
  expect(await beyond(dialog.locator(".fix code"))).toBeGreaterThan(0);
});

test("readers without a table of their own try an example", async ({ page }) => {
  const dialog = await openCheck(page);
  await expect(dialog.getByRole("textbox", { name: "Paste a table or a config" })).toBeFocused();
  for (const [name, words] of [
    ["a faulty table", /known bug[\s\S]*freqs = 10000 \*\* \(-np\.arange\(0, 16, 2\) \/ 16\)/],
    ["frequencies", /scaled as in Llama 3\.1: base 500\u202f000/],
    ["a config", /rotary embedding[\s\S]*YaRN, up to a division by 32/],
  ]) {
    await dialog.getByRole("button", { name, exact: true }).click();
    await expect(verdict(dialog)).toContainText(words);
    // The beginning of the result is seen without scrolling.
    await expect(verdict(dialog).locator("p").first()).toBeInViewport();
  }
});
