// Steps figures by reveal.js fragments: sets a frame to its own link, changed by every visible step.

const origin = (frame) => new URL(frame.src).origin;

/** A frame's link, changed by the visible steps of its slide. */
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

// A frame whose link has states steps through them by itself, and keeps its current state.
function applySteps(frame) {
  if (states(frame).length === 0) set(frame, link(frame));
}

const frames = () => [...document.querySelectorAll(".slides iframe")].filter((frame) => frame.src);

// When a frame has loaded, steps of its slide may already be visible.
addEventListener("message", ({ source, data }) => {
  const frame = frames().find(({ contentWindow }) => contentWindow === source);
  if (!frame || data.type !== "phasor:ready") return;
  ready.add(frame);
  applySteps(frame);
  focusFrame();
});

for (const event of ["fragmentshown", "fragmenthidden", "slidechanged"]) {
  Reveal.on(event, () => frames().filter((frame) => frame.closest("section.present")).forEach(applySteps));
}

// If the frame of a slide has states, the deck focuses it at once. The frame also takes the focus by itself, but only
// when it knows that it is shown: before that, a key or a presentation remote would change the slide. The frame loads
// with the deck and stays loaded. Until it has loaded, the deck counts the steps for it.
const STEPS = { ArrowRight: 1, PageDown: 1, ArrowLeft: -1, PageUp: -1 };
const ready = new WeakSet();
let pendingSteps = 0;

const frameWithStates = () => Reveal.getCurrentSlide()?.querySelector('iframe[src*="states="]');

function focusFrame() {
  const frame = frameWithStates();
  if (!frame || !ready.has(frame)) return;
  const { hash } = new URL(frame.src);
  if (pendingSteps > 0) set(frame, `${hash.slice(1)}&tour=${1 + pendingSteps}`);
  pendingSteps = 0;
  frame.focus();
}

addEventListener("keydown", (event) => {
  const frame = frameWithStates();
  const next = pendingSteps + STEPS[event.key];
  // Past the last state and before the first, the key changes the slide.
  const isStep = frame && !ready.has(frame) && next >= 0 && next < states(frame).length;
  if (!isStep) return;
  pendingSteps = next;
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
    pendingSteps = 0;
    focusFrame();
  });
}

// A clicked frame has the focus, and would keep it on a hidden slide.
Reveal.on("slidechanged", ({ previousSlide }) => {
  if (previousSlide?.contains(document.activeElement)) document.activeElement.blur();
});

const load = (frames) => frames.forEach((frame) => (frame.src ||= frame.dataset.src));

// For a PDF (?print-pdf) every step is a page, and reveal.js loads no frames there. Print once all figures are drawn.
Reveal.on("pdf-ready", () => load(document.querySelectorAll(".slides iframe[data-src]")));

// In the speaker window, reveal.js loads no frames either.
for (const event of ["ready", "slidechanged"]) {
  Reveal.on(event, ({ currentSlide }) => Reveal.isSpeakerNotes() && load(currentSlide.querySelectorAll("iframe[data-src]")));
}

Reveal.initialize({ width: 1280, height: 720, margin: 0, hash: true, plugins: [RevealNotes] });
