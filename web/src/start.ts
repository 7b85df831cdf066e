// The first script of the page, and a small one: it starts the engine, then loads the page while the engine starts.

import { start } from "./engine/client";

start();
import("./main");
