import init from "./empty_page.js";

init({ module_or_path: fetch("./empty_page_bg.wasm", { credentials: "same-origin" }) });
