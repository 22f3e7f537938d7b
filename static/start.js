// Loads the built module, and says on the page what went wrong if it cannot be.

// Without this the style sheet says after a while that nothing arrived.
document.documentElement.setAttribute("data-started", "");

/** Resolves when all of the page is there. */
const parsed = new Promise((resolve) => {
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", resolve);
  else resolve();
});

const show = async (kind, detail) => {
  await parsed;
  const text = document.querySelector(`#failure-texts [data-failure="${kind}"]`);
  const alert = document.getElementById("failure");
  // A panic inside the module has already said more than this could.
  if (!alert.hidden) return;
  alert.textContent = text.textContent;
  alert.hidden = false;
  document.getElementById("loading")?.remove();
  if (detail) console.error(detail);
};

/** Compiles while it downloads, where the host names the right type. */
const compile = async () => {
  const response = await fetch(new URL("../phasor_bg.wasm", import.meta.url), { credentials: "same-origin" });
  if (!response.ok) throw new TypeError(`phasor_bg.wasm: ${response.status}`);
  if (response.headers.get("Content-Type")?.startsWith("application/wasm")) return WebAssembly.compileStreaming(response);
  return WebAssembly.compile(await response.arrayBuffer());
};

const start = async () => {
  if (typeof WebAssembly !== "object" || typeof WebAssembly.instantiate !== "function") {
    await show("no-webassembly");
    return;
  }
  try {
    const [phasor, module] = await Promise.all([import("../phasor.js"), compile(), parsed]);
    await phasor.default({ module_or_path: module });
  } catch (error) {
    // What did not arrive, or broke off in the middle, is a type error.
    await show(error instanceof TypeError ? "download" : "start", error);
  }
};

start();
