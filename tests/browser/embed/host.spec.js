// The messages between the page in a frame and the embedding page, and <phasor-figure>, which wraps them.
import { test, expect, poll, waitUntilDrawn } from "../page.js";

/** The path at which the server sends CORS headers for every origin. */
const PATH = "/course/week-3/";

/** Opens a page with a frame, and records the frame's messages. */
async function frame(page, fragment, { attributes = "", path = PATH, at = "/lecture.html" } = {}) {
  const html = `<!doctype html><title>Week 3</title><body>
    <script>
      window.heard = [];
      addEventListener("message", ({ data, origin }) => heard.push({ ...data, origin }));
    </script>
    <iframe title="Figure" ${attributes} width="1100" height="500" src="${path}#${fragment}"></iframe>`;
  await page.route("**/lecture.html", (route) => route.fulfill({ contentType: "text/html", body: html }));
  await page.goto(at);
  return page.frameLocator("iframe");
}

/** The messages of one type that the embedding page received. */
const heard = (page, type) => page.evaluate((type) => heard.filter((message) => message.type === `phasor:${type}`), type);

/** Waits until more than `after` messages of a type have arrived, and returns the one at index `after`. */
async function next(page, type, after = 0) {
  await poll(async () => (await heard(page, type)).length).toBeGreaterThan(after);
  return (await heard(page, type))[after];
}

/** Sends a message to the frame and returns the answer. */
async function ask(page, message, answer = "parameters") {
  const before = (await heard(page, answer)).length;
  await page.evaluate((message) => document.querySelector("iframe").contentWindow.postMessage(message, "*"), message);
  return next(page, answer, before);
}

test("a framed page reports that it is ready, accepts parameters and links, and answers", { tag: "@smoke" }, async ({ page, baseURL }) => {
  const inside = await frame(page, "d=64&view=embed&fig=heatmap");
  await test.step("it sends a ready message with version and state", async () => {
    const ready = await next(page, "ready");
    expect(ready).toMatchObject({ version: 1, fragment: "d=64&fig=heatmap&view=embed", origin: new URL(baseURL).origin });
    expect(ready.parameters).toMatchObject({ d: 64, base: 10_000, n: 50, pos: 10, schedule: "geometric", fig: "heatmap", view: "embed" });
    // The message does not contain the reader's sentence.
    expect(JSON.stringify(ready)).not.toContain("sat on the mat");
  });
  await test.step("a host sets parameters with an object, and the figure follows", async () => {
    const answer = await ask(page, { type: "phasor:set", id: "step 1", parameters: { n: 20, pos: "7", schedule: "linear" } });
    expect(answer).toMatchObject({ id: "step 1", notices: [], fragment: "d=64&n=20&pos=7&schedule=linear&fig=heatmap&view=embed" });
    expect(answer.parameters).toMatchObject({ d: 64, n: 20, pos: 7, schedule: "linear" });
    await expect(inside.locator("input[type=number][name=n_pos]")).toHaveValue("20");
    await expect(inside.locator("#board figcaption")).toContainText("20");
    // Null resets a parameter; the others stay.
    expect((await ask(page, { type: "phasor:set", parameters: { n: null } })).fragment).toBe("d=64&pos=7&schedule=linear&fig=heatmap&view=embed");
  });
  await test.step("a host sets a link, in which missing keys have their defaults", async () => {
    const answer = await ask(page, { type: "phasor:set", fragment: "#n=9&fig=norms&view=slide" });
    expect(answer.fragment).toBe("n=9&fig=norms&view=slide");
    await expect(inside.locator("#board figure")).toHaveAttribute("data-figure", "norms");
    expect((await ask(page, { type: "phasor:get", id: 5 }))).toMatchObject({ id: 5, fragment: "n=9&fig=norms&view=slide" });
  });
  await test.step("values out of range are clamped, with notices in the answer and at the field", async () => {
    await ask(page, { type: "phasor:set", fragment: "view=embed&fig=heatmap" });
    const answer = await ask(page, { type: "phasor:set", parameters: { d: 7, n: 1e9, colour: "red", schedule: "wavy", base: { a: 1 } } });
    expect(answer.parameters).toMatchObject({ d: 8, n: 1_048_576, base: 10_000, schedule: "geometric" });
    const notices = Object.fromEntries(answer.notices.map(({ key, text }) => [key, text]));
    expect(Object.keys(notices).sort()).toEqual(["base", "colour", "d", "n", "schedule"]);
    expect(notices.d).toMatch(/7 became 8/);
    expect(notices.schedule).toMatch(/geometric, linear.*wavy/);
    expect(notices.base).toMatch(/an object/);
    await expect(inside.locator(".control:has([name=d_model]) .field-notice")).toHaveText(/7 became 8/);
    const fromLink = await ask(page, { type: "phasor:set", fragment: "d=0&fig=heatmap&view=embed" });
    expect(fromLink.notices).toEqual([{ key: "d", text: expect.stringMatching(/0 became 2/) }]);
  });
  await test.step("an invalid message gets an error message, and changes nothing", async () => {
    const { fragment } = await ask(page, { type: "phasor:set", fragment: "view=embed&fig=heatmap" });
    const answers = (await heard(page, "parameters")).length;
    for (const [message, words] of [
      [{ type: "phasor:sing", id: 1 }, /phasor:sing/],
      [{ type: "phasor:set", id: 2 }, /fragment or parameters/],
      [{ type: "phasor:set", id: 3, fragment: 5 }, /string, got 5/],
      [{ type: "phasor:set", id: 4, parameters: [["d", 2]] }, /object, got an array/],
      [{ type: "phasor:set", id: 5, parameters: "d=2" }, /object, got “d=2”/],
    ]) {
      const error = await ask(page, message, "error");
      expect(error.id).toBe(message.id);
      expect(error.message).toMatch(words);
    }
    // Messages of other programs are ignored.
    await page.evaluate(() => {
      for (const message of [null, 5, "phasor:set", { type: "other" }, { type: 3 }, { method: "next" }, new Map([["type", "phasor:get"]])]) {
        document.querySelector("iframe").contentWindow.postMessage(message, "*");
      }
    });
    expect((await ask(page, { type: "phasor:get" })).fragment).toBe(fragment);
    expect(await heard(page, "error")).toHaveLength(5);
    expect(await heard(page, "parameters")).toHaveLength(answers + 1);
  });
  await test.step("messages of other frames are not accepted", async () => {
    await ask(page, { type: "phasor:set", fragment: "view=embed&fig=heatmap&d=64" });
    await page.evaluate(async () => {
      const other = document.createElement("iframe");
      document.body.append(other);
      const script = other.contentDocument.createElement("script");
      script.textContent = 'parent.frames[0].postMessage({ type: "phasor:set", parameters: { d: 2 } }, "*")';
      other.contentDocument.body.append(script);
    });
    expect((await ask(page, { type: "phasor:get" })).parameters.d).toBe(64);
  });
});

test("messages set and report the comparison, which only `fragment` has percent-encoded", async ({ page }) => {
  const inside = await frame(page, "view=embed&fig=heatmap&base=500000&a=d%3D64");
  const ready = await next(page, "ready");
  expect(ready.fragment).toBe("base=500000&fig=heatmap&a=d%3D64&view=embed");
  expect(ready.parameters).toMatchObject({ base: 500_000, d: 128, a: "d=64" });
  const isCompared = () => inside.locator("html").evaluate((root) => "compared" in root.dataset);
  await poll(isCompared).toBe(true);
  const answer = await ask(page, { type: "phasor:set", parameters: { a: "base=100&n=20" } });
  expect(answer).toMatchObject({ notices: [], fragment: "base=500000&fig=heatmap&a=base%3D100%26n%3D20&view=embed" });
  // The empty string compares with the default parameters; null ends the comparison.
  expect((await ask(page, { type: "phasor:set", parameters: { a: "" } })).fragment).toBe("base=500000&fig=heatmap&a=&view=embed");
  expect(await isCompared()).toBe(true);
  expect((await ask(page, { type: "phasor:set", parameters: { a: null } })).fragment).toBe("base=500000&fig=heatmap&view=embed");
  await poll(isCompared).toBe(false);
});

test("a page that is not in a frame sends and answers no messages", async ({ page }) => {
  await page.addInitScript(() => {
    window.heard = [];
    addEventListener("message", ({ data }) => heard.push(data));
  });
  await page.goto("/#fig=norms&view=embed");
  await waitUntilDrawn(page.locator("#board-norms"));
  await page.evaluate(() => window.postMessage({ type: "phasor:get" }, "*"));
  await page.waitForTimeout(500);
  // Only the message of this test.
  expect(await page.evaluate(() => heard.filter(({ type }) => type?.startsWith("phasor:")))).toEqual([{ type: "phasor:get" }]);
});

test("subscribers get throttled messages during changes, and one for each committed change", async ({ page }) => {
  const inside = await frame(page, "view=embed&fig=heatmap&d=64");
  await next(page, "ready");
  const range = inside.locator("input[type=range][name=d_model]");
  await range.evaluate((input) => input.focus());
  await page.keyboard.press("ArrowRight");
  await ask(page, { type: "phasor:subscribe" });
  expect(await heard(page, "changed")).toEqual([]);
  // A slider drag: dozens of values within half a second, or longer on a slow machine.
  const duration = await range.evaluate(async (input) => {
    const start = performance.now();
    let times = 0;
    while (times < 40 || performance.now() < start + 500) {
      times += 1;
      // 64 steps per octave.
      input.value = String(322 + (times % 50));
      input.dispatchEvent(new Event("input", { bubbles: true }));
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    input.value = "448";
    input.dispatchEvent(new Event("input", { bubbles: true }));
    input.dispatchEvent(new Event("change", { bubbles: true }));
    return performance.now() - start;
  });
  await poll(async () => (await heard(page, "changed")).at(-1)?.moving).toBe(false);
  const changes = await heard(page, "changed");
  const moving = changes.filter((message) => message.moving);
  // At most one message per 100 ms.
  expect(moving.length).toBeGreaterThanOrEqual(2);
  expect(moving.length).toBeLessThanOrEqual(duration / 100 + 2);
  expect(changes.at(-1)).toMatchObject({ moving: false, fragment: "d=256&fig=heatmap&view=embed", parameters: { d: 256 } });
  expect(changes.filter((message) => !message.moving)).toHaveLength(1);
  // A change by the host gets an answer, but no `phasor:changed`.
  await ask(page, { type: "phasor:set", parameters: { d: 32 } });
  await page.waitForTimeout(300);
  expect(await heard(page, "changed")).toHaveLength(changes.length);
  await ask(page, { type: "phasor:unsubscribe" });
  await range.fill("90");
  await page.waitForTimeout(300);
  expect(await heard(page, "changed")).toHaveLength(changes.length);
});

test("height changes of an embedded page are reported, and converge when the frame follows", async ({ page }) => {
  const inside = await frame(page, "view=embed&fig=heatmap");
  const { height } = await next(page, "height");
  const content = () => inside.locator("body").evaluate((body) => body.getBoundingClientRect().height);
  await page.evaluate(() => {
    const resize = ({ data }) => {
      if (data.type === "phasor:height") document.querySelector("iframe").style.height = `${data.height}px`;
    };
    heard.forEach((data) => resize({ data }));
    addEventListener("message", resize);
  });
  expect(height).toBeGreaterThan(200);
  await waitUntilDrawn(inside.locator("#board-heatmap"));
  const excess = async () => (await heard(page, "height")).at(-1).height - Math.ceil(await content());
  /** Waits until no further height arrives for half a second. */
  const converged = () =>
    poll(async () => {
      const before = (await heard(page, "height")).length;
      await page.waitForTimeout(500);
      return (await heard(page, "height")).length - before;
    }).toBe(0);
  await poll(excess).toBe(0);
  await converged();
  const settled = await heard(page, "height");
  // The frame has no scrollable overflow.
  expect(await inside.locator("html").evaluate((root) => root.scrollHeight - innerHeight)).toBeLessThanOrEqual(0);
  await ask(page, { type: "phasor:set", parameters: { fig: "heatmap,norms,wavelengths,clocks,torus,rope,decay,ratios" } });
  await poll(async () => (await heard(page, "height")).at(-1).height).toBeGreaterThan(settled.at(-1).height + 200);
  // The layout depends on the height of the frame, so it converges in a few steps.
  await poll(excess).toBe(0);
  await converged();
  // A slide has the height of its frame and reports none.
  const before = (await heard(page, "height")).length;
  await ask(page, { type: "phasor:set", parameters: { view: "slide", fig: "norms" } });
  await page.waitForTimeout(300);
  expect(await heard(page, "height")).toHaveLength(before);
});

for (const attributes of ['sandbox="allow-scripts"', 'sandbox="allow-scripts" credentialless']) {
  test(`in a frame with ${attributes}, without origin or storage, the page works and exchanges messages`, async ({ page }) => {
    const inside = await frame(page, "view=embed&fig=heatmap,norms&d=64", { attributes });
    expect((await next(page, "ready")).origin).toBe("null");
    await waitUntilDrawn(inside.locator("#board-heatmap"));
    expect(await inside.locator("html").evaluate(() => self.origin)).toBe("null");
    expect((await ask(page, { type: "phasor:set", parameters: { d: 32 } })).parameters.d).toBe(32);
    await expect(inside.locator("#board-heatmap figcaption")).toContainText("d_model 32");
    await ask(page, { type: "phasor:subscribe" });
    // Seven octaves above 2, with 64 steps each.
    await inside.locator("input[type=range][name=d_model]").fill("448");
    expect((await next(page, "changed")).parameters.d).toBe(256);
    await expect(inside.locator("[role=alert]:visible")).toHaveCount(0);
  });
}

test("a page whose link names its host exchanges messages with that host", async ({ page, baseURL }) => {
  const { origin } = new URL(baseURL);
  await frame(page, `view=embed&fig=heatmap&host=${encodeURIComponent(origin)}`);
  await next(page, "ready");
  const answer = await ask(page, { type: "phasor:set", parameters: { d: 32, host: "https://other.example" } });
  expect(answer.parameters.d).toBe(32);
  expect(answer.notices.map(({ key }) => key)).toEqual(["host"]);
  expect((await ask(page, { type: "phasor:set", fragment: "d=2&host=https://other.example" })).fragment).toBe(`d=2&host=${origin}`);
});

for (const [host, words] of [["https://lms.example", /talks to https:\/\/lms\.example alone/], ["*", /nobody/], ["", /nobody/]]) {
  test(`a page whose link names the host “${host}” answers another host only with an error`, async ({ page, complaints }) => {
    const inside = await frame(page, `view=embed&fig=heatmap&d=64&host=${host}`);
    await waitUntilDrawn(inside.locator("#board-heatmap"));
    // The listener is installed after the first figure is drawn; before that, messages get no answer.
    await poll(async () => {
      await page.evaluate(() => document.querySelector("iframe").contentWindow.postMessage({ type: "phasor:set", parameters: { d: 2 } }, "*"));
      return (await heard(page, "error")).length;
    }).toBeGreaterThan(0);
    expect((await heard(page, "error"))[0].message).toMatch(words);
    const types = await page.evaluate(() => [...new Set(heard.map(({ type }) => type))]);
    expect(types).toEqual(["phasor:error"]);
    await expect(inside.locator("input[type=number][name=d_model]")).toHaveValue("64");
    // The browser logs that messages for another origin were not delivered.
    const others = complaints.filter((complaint) => !/postMessage|target origin/.test(complaint));
    complaints.splice(0, complaints.length, ...others);
  });
}

/** A page with <phasor-figure> elements, whose script is on the same host. */
async function openCoursePage(page, body, headers = {}) {
  // Listens early: figures may be ready before the page has loaded.
  const html = `<!doctype html><title>Week 3</title><script>
      window.changes = [];
      addEventListener("phasor-change", ({ detail }) => changes.push(detail));
    </script>
    <script src="/course/week-3/phasor-figure.js"></script>
    <style>body { margin: 0; inline-size: 1100px }</style>${body}`;
  await page.route("**/notes.html", (route) => route.fulfill({ contentType: "text/html", body: html, headers }));
  await page.goto("/notes.html");
  return page.frameLocator("phasor-figure iframe");
}

const attribute = (page, name) => page.locator("phasor-figure").first().getAttribute(name);

test("<phasor-figure> is a named figure with the height of its content", async ({ page }) => {
  const inside = await openCoursePage(page, '<phasor-figure figure="heatmap" d="64" schedule="linear"></phasor-figure>');
  await waitUntilDrawn(inside.locator("#board-heatmap"));
  const element = page.locator("phasor-figure");
  await expect(element.locator("iframe")).toHaveAttribute("title", "Phasor: heatmap");
  await expect(element.locator("iframe")).toHaveAttribute("loading", "lazy");
  await expect(inside.locator("input[type=number][name=d_model]")).toHaveValue("64");
  // The page title is visually hidden.
  const name = await inside.locator(".masthead").boundingBox();
  expect(Math.max(name.width, name.height)).toBeLessThanOrEqual(1);
  const content = () => inside.locator("body").evaluate((body) => Math.ceil(body.getBoundingClientRect().height));
  await poll(async () => (await element.boundingBox()).height - (await content())).toBe(0);
  expect((await element.boundingBox()).width).toBe(1100);
  expect(await element.evaluate((figure) => figure.link)).toMatch(/\/course\/week-3\/#d=64&schedule=linear&fig=heatmap&view=embed$/);
});

test("attributes of <phasor-figure> and its state stay in sync", async ({ page }) => {
  const inside = await openCoursePage(page, '<phasor-figure figure="heatmap" d="64" title="Week 3, figure 1"></phasor-figure>');
  await waitUntilDrawn(inside.locator("#board-heatmap"));
  await poll(() => page.evaluate(() => changes.length)).toBeGreaterThan(0);
  await expect(page.locator("phasor-figure iframe")).toHaveAttribute("title", "Week 3, figure 1");
  const d = inside.locator("input[type=number][name=d_model]");
  await page.locator("phasor-figure").evaluate((figure) => figure.setAttribute("d", "32"));
  await expect(d).toHaveValue("32");
  await page.locator("phasor-figure").evaluate((figure) => {
    figure.parameters = { n: 20, pos: 3, fig: "heatmap,norms" };
  });
  await expect(inside.locator("input[type=number][name=n_pos]")).toHaveValue("20");
  await expect(inside.locator("#board-norms")).toHaveCount(1);
  expect(await attribute(page, "figure")).toBe("heatmap,norms");
  // Input of readers updates the attributes.
  await d.fill("90");
  await d.press("Tab");
  await poll(() => attribute(page, "d")).toBe("90");
  await inside.locator(".dock-further summary").click();
  await inside.locator("input[type=number][name=pair]").fill("2");
  await poll(() => attribute(page, "pair")).toBe("2");
  const last = await page.evaluate(() => changes.at(-1));
  expect(last.parameters).toMatchObject({ d: 90, n: 20, pos: 3, pair: 2, fig: "heatmap,norms" });
  expect(await page.locator("phasor-figure").evaluate((figure) => figure.parameters.pair)).toBe(2);
  // Removing an attribute restores the default.
  await page.locator("phasor-figure").evaluate((figure) => figure.removeAttribute("d"));
  await expect(d).toHaveValue("128");
  expect(await attribute(page, "d")).toBe(null);
  expect(await attribute(page, "view")).toBe(null);
});

test("<phasor-figure> compares with its attribute `a`, and updates it when readers swap A and B", async ({ page }) => {
  const inside = await openCoursePage(page, '<phasor-figure figure="heatmap,wavelengths" base="500000" a="d=64"></phasor-figure>');
  await expect(inside.locator("html")).toHaveAttribute("data-compared", "");
  await expect(inside.locator(".board-line")).toContainText("4.122 → 4.872");
  expect(await page.locator("phasor-figure").evaluate((figure) => figure.link)).toMatch(/#base=500000&fig=heatmap,wavelengths&a=d%3D64&view=embed$/);
  // The reader swaps A and B, after the element has sent its attributes.
  await poll(() => page.evaluate(() => changes.length)).toBeGreaterThan(0);
  await inside.getByRole("button", { name: "Swap" }).click();
  await poll(() => attribute(page, "a")).toBe("base=500000");
  await poll(() => attribute(page, "d")).toBe("64");
  await page.locator("phasor-figure").evaluate((figure) => figure.removeAttribute("a"));
  await expect(inside.locator("html")).not.toHaveAttribute("data-compared");
});

test("<phasor-figure> without listed figures is the board", async ({ page }) => {
  const inside = await openCoursePage(page, "<phasor-figure></phasor-figure>");
  await poll(() => inside.locator("#board figure").evaluateAll((all) => all.map(({ dataset }) => dataset.figure))).toEqual([
    "heatmap",
    "trajectory",
    "distance-matrix",
    "wavelengths",
  ]);
  for (const name of ["d_model", "base", "n_pos"]) await expect(inside.locator(`input[type=range][name=${name}]`)).toBeVisible();
});

test("<phasor-figure> clamps values with notices, and rejects unknown keys", async ({ page }) => {
  await openCoursePage(page, '<phasor-figure figure="heatmap" d="7"></phasor-figure>');
  await poll(() => attribute(page, "d")).toBe("8");
  await page.locator("phasor-figure").evaluate((figure) => figure.setAttribute("n", "many"));
  await poll(() => page.evaluate(() => changes.flatMap(({ notices }) => notices).map(({ key }) => key))).toContain("n");
  await poll(() => attribute(page, "n")).toBe("50");
  const refused = await page.locator("phasor-figure").evaluate((figure) => {
    try {
      figure.parameters = { colour: "red" };
      return "taken";
    } catch (error) {
      return `${error.name}: ${error.message}`;
    }
  });
  expect(refused).toMatch(/^TypeError: .*colour.*d, base, n/);
});

test("<phasor-figure> accepts a viewpoint, a sentence and states", async ({ page }) => {
  const inside = await openCoursePage(page, '<phasor-figure figure="torus,tokens" yaw="70" sentence="cats &amp; dogs; d=4"></phasor-figure>');
  await expect(inside.locator("#board input[name=sentence]")).toHaveValue("cats & dogs; d=4");
  const currentParameters = () => page.locator("phasor-figure").evaluate((figure) => figure.parameters);
  await poll(currentParameters).toMatchObject({ d: 128, yaw: 70, sentence: "cats & dogs; d=4" });
  await page.locator("phasor-figure").evaluate((figure) => (figure.parameters = { yaw: -20, sentence: null }));
  await expect(inside.locator("#board input[name=sentence]")).toHaveValue("the cat sat on the mat because the mat was warm");
  await poll(currentParameters).toMatchObject({ yaw: -20 });
  // A sentence typed by the reader stays when another attribute changes.
  await inside.locator("#board input[name=sentence]").fill("my own");
  await page.locator("phasor-figure").evaluate((figure) => figure.setAttribute("d", "64"));
  await poll(currentParameters).toMatchObject({ d: 64 });
  expect(JSON.stringify(await page.evaluate(() => changes))).not.toContain("my own");
  // The first of the states is shown.
  const states = ["fig=norms&d=32", "fig=tokens&pos=3"].map(encodeURIComponent).join(";");
  await openCoursePage(page, `<phasor-figure states="${states}"></phasor-figure>`);
  await poll(currentParameters).toMatchObject({ states, d: 32 });
});

test("<phasor-figure> works with a CSP that allows only scripts and frames of one host, and no styles", async ({ page }) => {
  const csp = "default-src 'none'; script-src 'self' 'unsafe-eval'; frame-src 'self'; require-trusted-types-for 'script'";
  const html = '<!doctype html><title>Week 3</title><script src="/course/week-3/phasor-figure.js"></script><phasor-figure figure="heatmap"></phasor-figure>';
  const headers = { "Content-Security-Policy": csp };
  await page.route("**/notes.html", (route) => route.fulfill({ contentType: "text/html", body: html, headers }));
  await page.goto("/notes.html");
  const inside = page.frameLocator("phasor-figure iframe");
  await waitUntilDrawn(inside.locator("#board-heatmap"));
  const content = () => inside.locator("body").evaluate((body) => Math.ceil(body.getBoundingClientRect().height));
  await poll(async () => (await page.locator("phasor-figure").boundingBox()).height - (await content())).toBe(0);
});

test("<phasor-figure> can be moved, removed and reinserted; there can be several; src sets another page", async ({ page }) => {
  const inside = await openCoursePage(page, '<div></div><phasor-figure figure="heatmap" d="64"></phasor-figure><phasor-figure src="/" figure="norms"></phasor-figure>');
  await expect(page.frameLocator("phasor-figure[src] iframe").locator("#board-norms")).toHaveCount(1);
  expect(await page.locator("phasor-figure").last().evaluate((figure) => new URL(figure.link).pathname)).toBe("/");
  await poll(() => page.evaluate(() => changes.length)).toBeGreaterThan(1);
  await page.locator("phasor-figure").first().evaluate((figure) => {
    figure.setAttribute("d", "32");
    document.querySelector("div").append(figure);
    figure.setAttribute("n", "9");
  });
  const first = page.frameLocator("div phasor-figure iframe");
  await expect(first.locator("input[type=number][name=d_model]")).toHaveValue("32");
  await expect(first.locator("input[type=number][name=n_pos]")).toHaveValue("9");
  await expect(page.frameLocator("phasor-figure[src] iframe").locator("input[type=number][name=d_model]")).toHaveValue("128");
  await page.locator("phasor-figure").first().evaluate((figure) => figure.remove());
  await expect(page.locator("phasor-figure")).toHaveCount(1);
  await expect(inside.locator("#board figure")).toHaveAttribute("data-figure", "norms");
});
