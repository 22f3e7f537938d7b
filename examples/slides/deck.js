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

function show(frame) {
  frame.contentWindow?.postMessage({ type: "phasor:set", fragment: link(frame) }, origin(frame));
}

const frames = () => [...document.querySelectorAll(".slides iframe")].filter((frame) => frame.src);

// A frame that has just loaded may stand on a slide whose steps are shown already.
addEventListener("message", ({ source, data }) => {
  const frame = frames().find(({ contentWindow }) => contentWindow === source);
  if (frame && data.type === "phasor:ready") show(frame);
});

for (const event of ["fragmentshown", "fragmenthidden", "slidechanged"]) {
  Reveal.on(event, () => frames().filter((frame) => frame.closest("section.present")).forEach(show));
}

// A slide whose frame has states of its own gives that the keyboard at once. The frame takes it too, but only when it has
// heard that it is shown: a key or a click of a clicker before that would turn the deck.
for (const event of ["ready", "slidechanged"]) {
  Reveal.on(event, ({ currentSlide }) => currentSlide.querySelector('iframe[src*="states="]')?.focus());
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
