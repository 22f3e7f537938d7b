// At each step of reveal.js, sends each frame its original link with the changes of all visible steps.

const origin = (frame) => new URL(frame.src).origin;

/** A frame's link with the changes of the visible steps of its slide. */
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

// A frame with `states` in its link handles the step keys itself, and the deck must not reset it.
function applySteps(frame) {
  if (states(frame).length === 0) set(frame, link(frame));
}

const frames = () => [...document.querySelectorAll(".slides iframe")].filter((frame) => frame.src);

// Some steps of a slide may already be visible when its frame has loaded.
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

// The deck focuses the frame of a slide with states as soon as the slide is shown. The frame would take the focus
// later, and until then, keys and presentation remotes would change the slide. These frames load with the deck and
// stay loaded. While a frame is loading, the deck counts the steps for it.
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
  // At the last state going forward, or at the first going back, the key changes the slide.
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

// A clicked frame would otherwise keep the focus after its slide is hidden.
Reveal.on("slidechanged", ({ previousSlide }) => {
  if (previousSlide?.contains(document.activeElement)) document.activeElement.blur();
});

const load = (frames) => frames.forEach((frame) => (frame.src ||= frame.dataset.src));

// In a PDF (?print-pdf) every step is a page, and reveal.js does not load frames. Wait with printing until all figures are
// drawn.
Reveal.on("pdf-ready", () => load(document.querySelectorAll(".slides iframe[data-src]")));

// In the speaker window, reveal.js does not load frames either.
for (const event of ["ready", "slidechanged"]) {
  Reveal.on(event, ({ currentSlide }) => Reveal.isSpeakerNotes() && load(currentSlide.querySelectorAll("iframe[data-src]")));
}

Reveal.initialize({ width: 1280, height: 720, margin: 0, hash: true, plugins: [RevealNotes] });
