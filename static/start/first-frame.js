// Sets attributes of the root element, for the style sheet, before the first frame.

import { root } from "./files.js";

// If this attribute is missing, the style sheet shows after a while that the program was not loaded.
root.setAttribute("data-started", "");

// Records the last `slide:start` or `slide:stop` message of a slide deck, which may arrive before the program listens.
addEventListener("message", ({ data, source }) => {
  if (source === parent && /^slide:(start|stop)$/.test(data)) root.setAttribute("data-told", data);
});

// Link parameters that the first frame depends on. The program parses the whole link later.
const link = new URLSearchParams(location.hash.slice(1));
for (const key of ["view", "theme", "contrast"]) if (link.has(key)) root.setAttribute(`data-${key}`, link.get(key));
if (link.has("fig") || link.get("view") === "slide") root.setAttribute("data-chosen", "");

// The prerendered pictures show the default parameters, so they do not match a link with parameters.
if (location.hash.includes("=")) root.setAttribute("data-asked", "");

// If the page is reloaded or opened at an anchor, all chapters are laid out, so that the browser can find the scroll
// position.
const isAnchor = location.hash !== "" && !location.hash.includes("=");
/** Whether this is a new visit, not a reload or Back. */
export const isFirstLoad = performance.getEntriesByType("navigation")[0]?.type === "navigate";
if (isAnchor || !isFirstLoad) root.setAttribute("data-laid-out", "");
else {
  // Otherwise, the first frame omits the chapters: Chromium's autofill checks every form field before the first frame,
  // which would lay out all chapters.
  root.setAttribute("data-first-frame", "");
  requestAnimationFrame(() => setTimeout(() => root.removeAttribute("data-first-frame")));
}

/** Resolves when the document is parsed. */
export const parsed = new Promise((resolve) => {
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", resolve);
  else resolve();
});
