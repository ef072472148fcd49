/** Marks a page that the worker answers from this device, as an entry of its `Server-Timing`: pages can read that. */
export const KEPT_COPY = 'kept-copy';

let isRefreshed = false;
const REFRESHED = 'refreshed';

/** True while the page is as it was when it was last opened, since the site could not be reached. */
export function isKeptCopy(): boolean {
  const [opening] = performance.getEntriesByType('navigation');
  if (isRefreshed || !(opening instanceof PerformanceNavigationTiming)) return false;
  return opening.serverTiming.some(({ name }) => name === KEPT_COPY);
}

/** Opens this address as it was kept, if it was: a link asks for data, but what is kept is the document. */
export async function openKeptCopy(): Promise<void> {
  const [opening] = performance.getEntriesByType('navigation');
  // What this document could not show, it will not show when it is opened once more.
  if (opening?.name === location.href || !('caches' in globalThis)) return;
  if (await caches.match(location.href)) location.reload();
}

/** What the page shows has come from the site since. */
export function noteRefreshed(): void {
  isRefreshed = true;
  dispatchEvent(new Event(REFRESHED));
}

export function watchKeptCopy(onChange: () => void): () => void {
  addEventListener(REFRESHED, onChange);
  return () => removeEventListener(REFRESHED, onChange);
}
