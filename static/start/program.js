// Loads the program and hydrates the page.

import { root, uncheckedResponse } from "./files.js";
import { parsed } from "./first-frame.js";
import { textsName } from "./texts.js";

/** Compiles the module, during its download if the host sends the right content type and the browser supports that. */
const compile = async () => {
  const fetched = await uncheckedResponse("phasor_bg.wasm");
  const isTyped = fetched.headers.get("Content-Type")?.startsWith("application/wasm");
  if (isTyped && WebAssembly.compileStreaming) return WebAssembly.compileStreaming(fetched);
  return WebAssembly.compile(await fetched.arrayBuffer());
};

/** Hydrates the islands, outer ones first, each with the context of its parent island. All of them are hydrated in
 * one task, because later code, such as parsing the link, requires that the page is hydrated as prerendered. */
export const hydrate = (phasor) => {
  for (const island of document.querySelectorAll("leptos-island")) {
    island.parentElement.closest("leptos-children")?.$$on_hydrate();
    phasor[island.dataset.component](island);
  }
};

/** Loads and initialises the program; returns it with its texts, which are a separate file. */
export const load = async () => {
  const program = Promise.resolve(self.phasorFiles.script("phasor.js")).then((url) => import(url));
  const textFile = uncheckedResponse(textsName).then((fetched) => fetched.text());
  const [phasor, module, text] = await Promise.all([program, compile(), textFile, parsed]);
  await phasor.default({ module_or_path: module });
  return { phasor, text };
};
