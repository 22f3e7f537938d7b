// The functions for Node.js. Its `fetch` reads no files, so `init()` reads the WebAssembly file next to this script.
import { readFile } from "node:fs/promises";
import init from "./encode.js";

export * from "./encode.js";

const wasmUrl = new URL("encode_bg.wasm", import.meta.url);

export default async (options) => init(options ?? { module_or_path: await readFile(wasmUrl) });
