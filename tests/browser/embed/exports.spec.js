// The API for other scripts: five functions with accurate results, and errors that name a bad argument.
import { test, expect, open, reference } from "../page.js";
import { DEFAULTS, fields } from "../page.js";

/** Calls an exported function of the module that the page runs, once for each list of arguments. */
function call(page, name, calls) {
  return page.evaluate(
    async ({ name, calls }) => {
      const module = await import(new URL("./phasor.js", location.href).href);
      await module.default();
      return calls.map((args) => {
        const value = module[name](...args);
        return typeof value === "number" ? value : [...value];
      });
    },
    { name, calls },
  );
}

/** The maximum difference between computed and correct values. */
const maxError = (comparisons) => Math.max(...comparisons.map(([computed, expected]) => Math.abs(computed - expected)));

const MATRICES = [
  ["pe_d2_b10000_n20.csv", 2, 10_000],
  ["pe_d4_b10000_n8.csv", 4, 10_000],
  ["pe_d8_b10000_n50.csv", 8, 10_000],
  ["pe_d50_b10000_n4.csv", 50, 10_000],
  ["pe_d64_b1e6_n40.csv", 64, 1e6],
  ["pe_d128_b10000_n51.csv", 128, 10_000],
  ["pe_d128_b100_n33.csv", 128, 100],
  ["pe_d512_b10000_n64_sel64dims.csv", 512, 10_000],
];

test("all functions give the reference values", { tag: "@smoke" }, async ({ page }) => {
  await open(page, "fig=ratios");
  await test.step("encode, within 1e-12", () => expectExactEncode(page));
  await test.step("encode at positions 100,000 and 1,000,000, within 1e-9", () => expectExactEncodeFarAway(page));
  await test.step("dot and distance, for either sign of the offset", () => expectExactDotAndDistance(page));
  await test.step("one wavelength per pair, within a relative 1e-12", () => expectExactWavelengths(page));
  await test.step("arrays are Float64Arrays, and the ends of every range are accepted", () => expectEndsAccepted(page));
});

async function expectExactEncode(page) {
  for (const [file, d_model, base] of MATRICES) {
    const rows = reference(file);
    const encodings = await call(page, "encode", rows.map(({ pos }) => [d_model, base, pos]));
    const comparisons = rows.flatMap((row, index) => {
      expect(encodings[index], file).toHaveLength(d_model);
      const dims = Object.keys(row).filter((column) => column.startsWith("dim"));
      return dims.map((column) => [encodings[index][Number(column.slice(3))], row[column]]);
    });
    expect(comparisons.length, file).toBeGreaterThan(rows.length);
    expect(maxError(comparisons), file).toBeLessThanOrEqual(1e-12);
  }
}

test("encodings equal those of encode at every seventh position, in single precision", async ({ page }) => {
  await open(page, "fig=heatmap");
  const error = await page.evaluate(async () => {
    const { default: init, encode, encodings } = await import(new URL("phasor.js", location.href).href);
    await init();
    const all = encodings(96, 10_000, 600);
    const out = new Float32Array(600 * 96);
    if (encodings(96, 10_000, 600, out) !== out || out.some((value, index) => value !== all[index])) return "not filled";
    try {
      encodings(96, 10_000, 600, new Float32Array(5));
      return "too short, and taken";
    } catch (error) {
      if (!/out must hold 57600 values/.test(error.message)) return error.message;
    }
    if (!(all instanceof Float32Array) || all.length !== 600 * 96) return "no matrix";
    let maxError = 0;
    for (let pos = 0; pos < 600; pos += 7) {
      encode(96, 10_000, pos).forEach((value, dim) => {
        maxError = Math.max(maxError, Math.abs(value - all[96 * pos + dim]));
      });
    }
    return maxError;
  });
  // Rotations in single precision: six roundings of at most 2⁻²⁵ each, see `RowEncoder`.
  expect(error).toBeLessThan(2e-7);
});

async function expectExactEncodeFarAway(page) {
  const rows = reference("pe_large_positions.csv").filter(({ pos }) => pos <= 1 << 20);
  expect(rows.length).toBeGreaterThan(100);
  const encodings = await call(page, "encode", rows.map(({ d_model, base, pos }) => [d_model, base, pos]));
  expect(maxError(rows.map(({ dim, value }, index) => [encodings[index][dim], value]))).toBeLessThanOrEqual(1e-9);
}

async function expectExactDotAndDistance(page) {
  // The reference values include base 1, which is not allowed.
  const all = [...reference("offset_dot_distance.csv"), ...reference("offset_dot_distance_large.csv")];
  const rows = all.filter(({ base }) => base > 1);
  expect(rows.length).toBeGreaterThan(1800);
  for (const name of ["dot", "distance"]) {
    for (const sign of [1, -1]) {
      const values = await call(page, name, rows.map(({ d_model, base, delta }) => [d_model, base, sign * delta]));
      const comparisons = rows.map((row, index) => ({ delta: row.delta, comparison: [values[index], row[name]] }));
      const near = comparisons.filter(({ delta }) => delta <= 4096).map(({ comparison }) => comparison);
      expect(maxError(near), name).toBeLessThanOrEqual(1e-10);
      expect(maxError(comparisons.map(({ comparison }) => comparison)), name).toBeLessThanOrEqual(1e-7);
    }
  }
}

async function expectExactWavelengths(page) {
  const rows = reference("wavelengths.csv");
  for (const width of new Set(rows.map(({ d_model }) => d_model))) {
    const pairs = rows.filter(({ d_model }) => d_model === width);
    const [found] = await call(page, "wavelengths", [[width, pairs[0].base]]);
    expect(found).toHaveLength(width / 2);
    expect(maxError(pairs.map(({ pair, wavelength }) => [found[pair] / wavelength, 1]))).toBeLessThanOrEqual(1e-12);
  }
}

async function expectEndsAccepted(page) {
  const kinds = await page.evaluate(async () => {
    const { default: init, encode, dot, distance, wavelengths } = await import(new URL("phasor.js", location.href).href);
    await init();
    const kind = (value) => `${value.constructor.name} ${value.length ?? ""}`.trim();
    return [
      kind(encode(2, 1.0000000000000002, 0)),
      kind(encode(16384, 1e9, 1e9)),
      kind(dot(16384, 1e9, -1e9)),
      kind(distance(2, 10000, 1e9)),
      kind(wavelengths(16384, 10000)),
    ];
  });
  expect(kinds).toEqual(["Float64Array 2", "Float64Array 16384", "Number", "Number", "Float64Array 8192"]);
}

const GOOD = { encode: [8, 10_000, 3], dot: [8, 10_000, 3], distance: [8, 10_000, 3], wavelengths: [8, 10_000] };
const D_MODEL = /d_model.*even.*2.*16384/;
const BASE = /base.*greater than 1.*1000000000/;
const THIRD = { encode: /pos.*0.*1000000000/, dot: /offset.*-1000000000.*1000000000/ };
THIRD.distance = THIRD.dot;

/**
 * Non-numbers as JavaScript source, with their descriptions in the error messages. Strings of digits, and anything else
 * that JavaScript would convert to a number, are not accepted either.
 */
const NO_NUMBER = {
  undefined: "undefined",
  null: "null",
  '"many"': "a string",
  '"128"': "a string",
  '""': "a string",
  "{}": "an object",
  "[]": "an array",
  "[128]": "an array",
  "new Date(128)": "an object",
  false: "a boolean",
  true: "a boolean",
  "1n": "a BigInt",
  "128n": "a BigInt",
  "Symbol()": "a symbol",
  "() => 128": "a function",
};

/** Bad calls: the index of the bad argument, its value as source, and the expected error message. */
const badCalls = (name) => {
  const ranges = [[0, D_MODEL], [1, BASE], ...(name in THIRD ? [[2, THIRD[name]]] : [])];
  const numbers = [
    ...["7", "0", "-2", "16386", "2.5", "NaN", "Infinity"].map((value) => [0, value, D_MODEL]),
    ...["1", "0.5", "0", "-10", "1e10", "NaN", "Infinity"].map((value) => [1, value, BASE]),
    ...(name in THIRD ? ["2.5", "1e10", "-1e10", "NaN", "-Infinity"].map((value) => [2, value, THIRD[name]]) : []),
    ...(name === "encode" ? [[2, "-1", THIRD.encode]] : []),
  ];
  const others = Object.entries(NO_NUMBER).flatMap(([value, kind]) =>
    ranges.map(([index, words]) => [index, value, new RegExp(`${words.source}, got ${kind}$`)]));
  return [...numbers, ...others];
};

/** Calls an export with arguments given as JavaScript source; returns the error message of each call. */
function thrown(page, name, calls) {
  return page.evaluate(
    async ({ name, calls }) => {
      const module = await import(new URL("phasor.js", location.href).href);
      return calls.map((args) => {
        try {
          return `no error, but ${module[name](...new Function(`return [${args.join(",")}]`)())}`;
        } catch (error) {
          return error instanceof Error ? error.message : `no Error: ${String(error)}`;
        }
      });
    },
    { name, calls },
  );
}

test("all functions throw an Error that names the bad argument, its range and the value", async ({ page }) => {
  await open(page, "fig=ratios");
  for (const name of Object.keys(GOOD)) {
    await test.step(name, async () => {
      const cases = badCalls(name);
      const calls = cases.map(([index, value]) => GOOD[name].map(String).with(index, value));
      const messages = await thrown(page, name, calls);
      for (const [index, message] of messages.entries()) {
        expect(message, `${name}(${calls[index]})`).toMatch(cases[index][2]);
        expect(message).not.toMatch(/^no /);
      }
      // A call without arguments reports the first one. After all errors, a valid call still works.
      expect(await thrown(page, name, [[]])).toEqual([expect.stringMatching(D_MODEL)]);
      expect(await call(page, name, [GOOD[name]])).toHaveLength(1);
    });
  }
  await test.step("encodings", () => expectBadArraysRejected(page));
});

/** `encodings` accepts only a Float32Array of the right length, and valid numbers. */
async function expectBadArraysRejected(page) {
  const outs = {
    "[]": "an array",
    "new Array(24).fill(0)": "an array",
    "new Uint8Array(24)": "an object",
    "new Float64Array(24)": "an object",
    "new ArrayBuffer(96)": "an object",
    null: "null",
    '"out"': "a string",
    24: "a number",
    "new Proxy(new Float32Array(24), {})": "an object",
    "Object.create(Float32Array.prototype)": "an object",
    "{ length: 24, byteOffset: 0, buffer: new ArrayBuffer(96) }": "an object",
  };
  const messages = await thrown(page, "encodings", Object.keys(outs).map((out) => [8, 10_000, 3, out]));
  for (const [index, [out, kind]] of Object.entries(outs).entries()) {
    expect(messages[index], out).toMatch(new RegExp(`^out must be a Float32Array of 24 values, got ${kind}$`));
  }
  const lengths = await thrown(page, "encodings", [23, 25, 0].map((length) => [8, 10_000, 3, `new Float32Array(${length})`]));
  for (const message of lengths) expect(message).toMatch(/^out must hold 24 values, and holds \d+$/);
  const numbers = await thrown(page, "encodings", ["0", "2.5", "-1", '"3"', "[]", "false", "1n", "Symbol()", "1e9"].map((n) => [8, 10_000, n]));
  for (const message of numbers) expect(message).toMatch(/^n_pos must be a whole number from 1 to \d+, got /);
  // Overridden properties of arrays are ignored.
  const OVERRIDES = ["length", "byteOffset", "byteLength", "buffer", "subarray", "set"].map((name) => `${name}: { value: 7 }`).join(", ");
  const overridden = (length) => `Object.defineProperties(new Float32Array(${length}), { ${OVERRIDES} })`;
  expect(await thrown(page, "encodings", [[2, 10_000, 1, overridden(2)], [2, 10_000, 1, overridden(7)], [2, 10_000, 1, "new (class extends Float32Array {})(2)"]])).toEqual([
    "no error, but 0,1",
    "out must hold 2 values, and holds 7",
    "no error, but 0,1",
  ]);
  // Without `out`, an array is created.
  expect(await thrown(page, "encodings", [[2, 10_000, 1, undefined]])).toEqual(["no error, but 0,1"]);
}

test("calling init again does not change the page", async ({ page }) => {
  await open(page, "pos=7&fig=heatmap");
  await page.evaluate(() => {
    document.querySelector("#board figure").dataset.same = "yes";
  });
  await call(page, "dot", [[8, 10_000, 3]]);
  await page.evaluate(async () => (await import(new URL("phasor.js", location.href).href)).start?.());
  await expect(page.locator("#board figure")).toHaveCount(1);
  await expect(page.locator("figure[data-same]")).toHaveCount(1);
  expect(await fields(page)).toEqual({ ...DEFAULTS, pos: "7" });
});

test("another page can import the module without changes to its content", async ({ page }) => {
  const html = "<!doctype html><title>Course</title><h1>Week 3</h1>";
  await page.route("**/course/notes.html", (route) => route.fulfill({ contentType: "text/html", body: html }));
  await page.goto("/course/notes.html");
  const value = await page.evaluate(async () => {
    const module = await import("/course/week-3/phasor.js");
    await module.default();
    return module.dot(128, 10_000, 0);
  });
  expect(value).toBe(64);
  expect(await page.locator("body").innerHTML()).toBe("<h1>Week 3</h1>");
});

test("a page with elements of the same ids keeps them unchanged", async ({ page }) => {
  const html = '<!doctype html><title>Course</title><div id="phasor"><b>my own</b></div><p id="loading">mine too</p>';
  await page.route("**/course/notes.html", (route) => route.fulfill({ contentType: "text/html", body: html }));
  await page.goto("/course/notes.html");
  await page.evaluate(async () => {
    const module = await import("/course/week-3/phasor.js");
    await module.default();
    module.start?.();
  });
  await expect(page.locator("#phasor")).toHaveText("my own");
  await expect(page.locator("#loading")).toHaveText("mine too");
});

test("a worker can import the module", async ({ page }) => {
  await open(page, "fig=ratios");
  const value = await page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const url = new URL("phasor.js", location.href).href;
        const code = `import init, { dot } from "${url}"; init().then(() => postMessage(dot(128, 10000, 0)), (e) => postMessage(String(e)));`;
        const worker = new Worker(URL.createObjectURL(new Blob([code], { type: "text/javascript" })), { type: "module" });
        worker.onmessage = ({ data }) => resolve(data);
        worker.onerror = (event) => reject(new Error(event.message));
      }),
  );
  expect(value).toBe(64);
});
