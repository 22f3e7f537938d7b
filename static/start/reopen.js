// Stores which `<details>` the reader has open.

import { isFirstLoad, parsed } from "./first-frame.js";

// After a reload or Back, reopens the `<details>` that the reader had open. This happens before the first frame, so
// that the browser can restore the scroll position. The elements are identified by the text of their summaries,
// because another build may order them differently. In a frame nothing is stored, because a frame shares its storage
// with the embedding page or, if it is sandboxed, has none.
try {
  const storage = self === top ? sessionStorage : {};
  const opened = JSON.parse(storage.phasor ?? "[]");
  const summaries = (which) => [...document.querySelectorAll(`:is(.deeper>*,.ask,.puzzle)${which}>summary`)];
  // This event also fires when the reader leaves the page, and before the browser may discard it in the background.
  document.addEventListener("visibilitychange", () => {
    storage.phasor = JSON.stringify(summaries("[open]").map((summary) => summary.textContent));
  });
  const openAgain = () => {
    for (const summary of summaries("")) if (opened.includes(summary.textContent)) summary.parentNode.open = true;
  };
  if (!isFirstLoad) parsed.then(openAgain);
} catch {
  // The browser denies access to the storage: all of these elements stay closed.
}
