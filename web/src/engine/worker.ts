// Runs the engine away from the page. Every message is one question, every reply its answer.

import { ask } from "okey";

addEventListener("message", ({ data }: MessageEvent<string>) => postMessage(ask(data)));
postMessage("ready");
