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

Reveal.initialize({ width: 1280, height: 720, margin: 0, hash: true });
