// Random user input in any order, reproducible by seed.

/** A seeded generator of random numbers from 0 up to 1 (mulberry32). */
export function randomFrom(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const SIZES = [[320, 568], [390, 844], [844, 390], [768, 1024], [1280, 800], [1280, 900], [1920, 1080]];

const KEYS = [
  ..."ArrowLeft ArrowRight ArrowUp ArrowDown PageUp PageDown Home End".split(" "),
  ..."Tab Tab Tab Shift+Tab Enter Escape Backspace r 1 7".split(" "),
  " ",
];

const VIEWS = ["", "", "", "view=embed", "view=slide", "view=slide&fig=clocks", "tour=2", "theme=dark", "contrast=1"];
const BOARDS = ["", "", "fig=torus", "fig=ratios,bases", "fig=clocks,heatmap,torus,rope,tokens,schedules"];
const STATES = "view=slide&states=d%3D2%26n%3D20;d%3D8%26n%3D20;n%3D500%26fig%3Dheatmap";

/** A random link with some of the keys. */
function link(random) {
  const pick = (all) => all[Math.floor(random() * all.length)];
  if (random() < 0.05) return STATES;
  const numbers = [
    `d=${pick([2, 4, 8, 64, 128, 512, 4096])}`,
    `base=${pick([1.5, 4, 100, 10000, 500000])}`,
    `n=${pick([1, 2, 20, 50, 1000, 100000])}`,
    `pair=${pick([0, 1, 7, 63])}`,
    `pos=${pick([0, 3, 400])}`,
    `k=${pick([0, 5, 90])}`,
    `a=${encodeURIComponent(`base=${pick([10, 10000])}`)}`,
    `hide=${pick(["d", "base,n", "d,base,n,pair,pos,k,sentence"])}`,
  ].filter(() => random() < 0.3);
  return [...numbers, pick(BOARDS), pick(VIEWS)].filter(Boolean).join("&");
}

/**
 * Runs in the page: scrolls a control into view; returns its box, or null if it is covered or there is none.
 */
function reach(fraction) {
  const dialog = [...document.querySelectorAll("dialog[open]")].at(-1);
  const controls = "button, input, select, textarea, summary, label, a[href^='#'], [role=tab], .plot";
  const all = [...(dialog ?? document).querySelectorAll(controls)].filter(
    (control) => control.checkVisibility({ visibilityProperty: true }) && !control.matches(":disabled"),
  );
  const control = all[Math.floor(fraction * all.length)];
  if (!control) return null;
  control.scrollIntoView({ block: "center" });
  const { left, top, width, height } = control.getBoundingClientRect();
  const name = `${control.tagName.toLowerCase()}.${control.className || control.type || ""}`;
  const box = { left, top, width, height, name, isFile: control.type === "file" };
  // An element that covers the control would get the click.
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  return control.contains(hit) ? box : null;
}

/** Runs in the page: sets a slider or list. `which` is a fraction of their number, `value` of the control's range. */
function set([which, value]) {
  const all = [...document.querySelectorAll("input[type=range], select")].filter((control) => control.checkVisibility());
  const control = all[Math.floor(which * all.length)];
  if (!control) return;
  if (control.tagName === "SELECT") control.selectedIndex = Math.floor(value * control.options.length);
  else control.value = Number(control.min) + value * (Number(control.max) - Number(control.min));
  for (const name of ["input", "change"]) control.dispatchEvent(new Event(name, { bubbles: true }));
}

/**
 * Runs in the page, before the first event: disables navigation to other documents and printing. Also disables dragging
 * of links and selected text: a drop may navigate, and Chromium itself has crashed at the click after it.
 */
export function stay() {
  window.print = () => {};
  window.open = () => window;
  addEventListener("dragstart", (event) => event.preventDefault(), { capture: true });
  const preventLeaving = (event) => event.target.closest?.("a[href]:not([href^='#'])") && event.preventDefault();
  addEventListener("click", preventLeaving, { capture: true });
}

const print = () => {
  dispatchEvent(new Event("beforeprint"));
  dispatchEvent(new Event("afterprint"));
};

/**
 * Sends `count` random inputs with the `hand` of a driven browser (`driven.js`). Calls `tell` with a description before
 * each.
 */
export async function play(hand, random, count, tell = () => {}) {
  const { mouse, keyboard } = hand;
  let [width, height] = [1280, 800];
  const within = ({ left, top, width, height }) => [left + random() * width, top + random() * height];
  const anywhere = () => [random() * width, random() * height];
  const acts = {
    point: [14, () => mouse.move(...anywhere())],
    click: [26, async () => {
      const control = await hand.evaluate(reach, random());
      if (!control || control.isFile) return;
      tell(`click ${control.name}`);
      await mouse.click(...within(control));
    }],
    drag: [12, async () => {
      const control = await hand.evaluate(reach, random());
      // Dragging a link has crashed Chromium itself, at the next click.
      if (!control || control.name.startsWith("a.")) return;
      tell(`drag ${control.name}`);
      await mouse.move(...within(control));
      await mouse.down();
      for (let step = 0; step < 3; step += 1) await mouse.move(...(random() < 0.7 ? within(control) : anywhere()));
      await mouse.up();
    }],
    key: [20, () => {
      const key = KEYS[Math.floor(random() * KEYS.length)];
      tell(`key ${key}`);
      return keyboard.press(key);
    }],
    set: [12, () => hand.evaluate(set, [random(), random()])],
    type: [4, () => keyboard.type(["12", "0.5", "1e6", "the cat", "−3"][Math.floor(random() * 5)])],
    scroll: [6, () => hand.evaluate((part) => scrollTo({ top: part * document.body.scrollHeight }), random())],
    link: [3, () => {
      const to = link(random);
      tell(`link ${to}`);
      return hand.evaluate((to) => void (location.hash = to), to);
    }],
    back: [2, () => hand.evaluate(() => void (navigation.canGoBack && history.back()))],
    print: [0.3, () => hand.evaluate(print)],
    resize: [1.5, async () => {
      [width, height] = SIZES[Math.floor(random() * SIZES.length)];
      tell(`resize ${width} ${height}`);
      await hand.resize(width, height);
    }],
  };
  const sum = Object.values(acts).reduce((sum, [weight]) => sum + weight, 0);
  for (let event = 0; event < count; event += 1) {
    let left = random() * sum;
    const name = Object.keys(acts).find((name) => (left -= acts[name][0]) < 0);
    tell(name);
    await acts[name][1]();
  }
}
