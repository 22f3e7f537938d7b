// Loads the built module, and says on the page what went wrong if it cannot be.

const show = (kind, detail) => {
  const texts = document.getElementById("failure-texts");
  const alert = document.getElementById("failure");
  // A panic inside the module has already said more than this could.
  if (!alert.hidden) return;
  alert.textContent = texts.content.querySelector(`[data-failure="${kind}"]`).textContent;
  alert.hidden = false;
  document.getElementById("loading")?.remove();
  if (detail) console.error(detail);
};

const start = async () => {
  if (typeof WebAssembly !== "object" || typeof WebAssembly.instantiate !== "function") {
    show("no-webassembly");
    return;
  }
  let phasor;
  let response;
  try {
    [phasor, response] = await Promise.all([
      import("../phasor.js"),
      fetch(new URL("../phasor_bg.wasm", import.meta.url), { credentials: "same-origin" }),
    ]);
    if (!response.ok) throw new Error(`phasor_bg.wasm: ${response.status}`);
  } catch (error) {
    show("download", error);
    return;
  }
  try {
    await phasor.default({ module_or_path: response });
  } catch (error) {
    // A connection that breaks off in the middle shows only here.
    show(error instanceof TypeError ? "download" : "start", error);
  }
};

start();
