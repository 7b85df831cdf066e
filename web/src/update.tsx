// A new version of the page. It is downloaded in the background and replaces the page when the reader accepts it.

import { useEffect, useState } from "preact/hooks";
import { useLanguage } from "./text/language";

/** Registers the service worker. Returns the worker of a new version that waits, or null. */
function useWaiting(): ServiceWorker | null {
  const [waiting, setWaiting] = useState<ServiceWorker | null>(null);
  useEffect(() => {
    if (!import.meta.env.PROD) return;
    const watch = (registration: ServiceWorkerRegistration) => {
      const look = () => setWaiting(registration.waiting);
      look();
      registration.addEventListener("updatefound", () => {
        // Do not watch the first version, because there is no older version that it could replace.
        if (navigator.serviceWorker.controller) registration.installing?.addEventListener("statechange", look);
      });
    };
    navigator.serviceWorker?.register("./sw.js").then(watch, () => {});
  }, []);
  return waiting;
}

/** Offers a new version. The page is never replaced while a score sheet is open. */
export function Update({ isSheetOpen }: { isSheetOpen: boolean }) {
  const { say } = useLanguage();
  const waiting = useWaiting();
  if (!waiting) return null;
  const take = () => {
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
    waiting.postMessage({ type: "SKIP_WAITING" });
  };
  return (
    <p class="update no-print" role="status">
      {isSheetOpen ? say.updateLater : say.updateReady}{" "}
      {!isSheetOpen && (
        <button type="button" onClick={take}>
          {say.updateNow}
        </button>
      )}
    </p>
  );
}
