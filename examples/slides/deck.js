// Steps figures by fragments: a frame is set to its own link, changed by every step that is shown.

const origin = (frame) => new URL(frame.src).origin;

/** What the steps that are shown make of a frame's link. */
function link(frame) {
  const link = new URLSearchParams(new URL(frame.src).hash.slice(1));
  for (const step of frame.closest("section").querySelectorAll(".fragment.visible[data-phasor]")) {
    for (const [key, value] of new URLSearchParams(step.dataset.phasor)) link.set(key, value);
  }
  return link.toString();
}

function set(frame, fragment) {
  frame.contentWindow?.postMessage({ type: "phasor:set", fragment }, origin(frame));
}

const states = (frame) => /states=([^&]*)/.exec(frame.src)?.[1].split(";") ?? [];

// A frame whose link has states steps through them by itself, and stays at the one where it is.
function show(frame) {
  if (states(frame).length === 0) set(frame, link(frame));
}

const frames = () => [...document.querySelectorAll(".slides iframe")].filter((frame) => frame.src);

// A frame that has just loaded may stand on a slide whose steps are shown already.
addEventListener("message", ({ source, data }) => {
  const frame = frames().find(({ contentWindow }) => contentWindow === source);
  if (!frame || data.type !== "phasor:ready") return;
  ready.add(frame);
  show(frame);
  giveKeyboard();
});

for (const event of ["fragmentshown", "fragmenthidden", "slidechanged"]) {
  Reveal.on(event, () => frames().filter((frame) => frame.closest("section.present")).forEach(show));
}

// A slide whose frame has states gives that the keyboard at once. The frame takes it too, but only when it has heard that it
// is shown: a key or a click of a clicker before that would turn the deck. It loads with the deck and stays loaded, and
// until it has loaded, the deck keeps the steps for it.
const STEPS = { ArrowRight: 1, PageDown: 1, ArrowLeft: -1, PageUp: -1 };
const ready = new WeakSet();
let kept = 0;

const stepped = () => Reveal.getCurrentSlide()?.querySelector('iframe[src*="states="]');

function giveKeyboard() {
  const frame = stepped();
  if (!frame || !ready.has(frame)) return;
  const { hash } = new URL(frame.src);
  if (kept > 0) set(frame, `${hash.slice(1)}&tour=${1 + kept}`);
  kept = 0;
  frame.focus();
}

addEventListener("keydown", (event) => {
  const frame = stepped();
  const next = kept + STEPS[event.key];
  // Past the last state and before the first, the deck turns.
  const isStep = frame && !ready.has(frame) && next >= 0 && next < states(frame).length;
  if (!isStep) return;
  kept = next;
  event.preventDefault();
  event.stopPropagation();
}, true);

Reveal.on("ready", () => {
  if (Reveal.isSpeakerNotes()) return;
  for (const frame of document.querySelectorAll('.slides iframe[data-src*="states="]')) {
    frame.src = frame.dataset.src;
    frame.removeAttribute("data-src");
  }
});

for (const event of ["ready", "slidechanged"]) {
  Reveal.on(event, () => {
    kept = 0;
    giveKeyboard();
  });
}

// A frame that was clicked has the keyboard, and would keep it on a slide that nobody sees.
Reveal.on("slidechanged", ({ previousSlide }) => {
  if (previousSlide?.contains(document.activeElement)) document.activeElement.blur();
});

const load = (frames) => frames.forEach((frame) => (frame.src ||= frame.dataset.src));

// For a PDF (?print-pdf) every step is a page, and reveal.js loads no frames there. Print once all figures are drawn.
Reveal.on("pdf-ready", () => load(document.querySelectorAll(".slides iframe[data-src]")));

// Nor does it in the window of the speaker.
for (const event of ["ready", "slidechanged"]) {
  Reveal.on(event, ({ currentSlide }) => Reveal.isSpeakerNotes() && load(currentSlide.querySelectorAll("iframe[data-src]")));
}

Reveal.initialize({ width: 1280, height: 720, margin: 0, hash: true, plugins: [RevealNotes] });
