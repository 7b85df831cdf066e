// The package in a browser. This file fetches the engine.

import init from "./wasm/okey.js";

await init({ module_or_path: new URL("./wasm/okey_bg.wasm", import.meta.url) });

export * from "./okey.js";
