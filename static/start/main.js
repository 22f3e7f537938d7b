// Loads the compiled module, and shows an error on the page if that fails. This is a classic script, so that it can
// show the error even where modules cannot be loaded (from `file:`, or in a sandboxed frame). It runs before the page
// is parsed, so that the module compiles in parallel and the first frame has the right theme and view.
//
// `cargo xtask dist` joins these modules to one classic script, in the order of these imports: a module imports only
// from modules above it, and no two modules declare the same name.
import { root } from "./files.js";
import { isLeaving } from "./language.js";
import { parsed } from "./first-frame.js";
import "./reopen.js";
import "./texts.js";
import { show, slow } from "./notices.js";
import { recover } from "./failures.js";
import { hydrate, load } from "./program.js";
import { keep } from "./offline.js";

/** Whether the style sheet has loaded. Waits for it until the `load` event. */
const isStyled = async () => {
  // Browsers differ in how they report a style sheet that failed to load, so this checks for its first property.
  const hasStyle = getComputedStyle(root).getPropertyValue("--paper") !== "";
  if (hasStyle || document.readyState === "complete") return hasStyle;
  await new Promise((resolve) => addEventListener("load", resolve));
  return isStyled();
};

const start = async () => {
  if (typeof WebAssembly !== "object" || typeof WebAssembly.instantiate !== "function") {
    await parsed;
    return show("no-webassembly");
  }
  const loaded = await load().catch((error) => recover(error));
  if (!loaded) return;
  if (!(await isStyled())) return recover(new Error("there is no style"), "style");
  const { phasor, text } = loaded;
  try {
    phasor.open(root.lang, text);
  } catch (error) {
    // The texts cannot be parsed.
    return recover(error);
  }
  try {
    hydrate(phasor);
    clearTimeout(slow);
    document.getElementById("loading")?.remove();
  } catch (error) {
    show("start", error);
  }
};

// Errors are ignored: where a browser or host forbids service workers, the page works without one.
if (!isLeaving) start().then(keep).catch(() => {});
