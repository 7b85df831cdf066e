// Runs the engine in a thread of its own. Every message is one question, and every reply is its answer.

import { ask } from "okey";

addEventListener("message", ({ data }: MessageEvent<string>) => postMessage(ask(data)));
postMessage("ready");
