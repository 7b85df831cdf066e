// Runs the engine away from the page. Every message is one question, every reply its answer.

import("okey").then(
  ({ ask }) => {
    addEventListener("message", ({ data }: MessageEvent<string>) => postMessage(ask(data)));
    postMessage("ready");
  },
  // A rejected promise does not reach the page, but an error does.
  (reason) =>
    setTimeout(() => {
      throw reason;
    }),
);
