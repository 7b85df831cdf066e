// The package in Node. This file reads the engine from the disk.

import { readFileSync } from "node:fs";
import { initSync } from "./wasm/okey.js";

initSync({ module: readFileSync(new URL("./wasm/okey_bg.wasm", import.meta.url)) });

export * from "./okey.js";
