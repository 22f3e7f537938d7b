// The functions in Node.js, which fetches no files: `init()` reads the WebAssembly beside this script.
import { readFile } from "node:fs/promises";
import init from "./encode.js";

export * from "./encode.js";

const beside = new URL("encode_bg.wasm", import.meta.url);

export default async (options) => init(options ?? { module_or_path: await readFile(beside) });
