/** Marks a page that the worker serves from this device, as a `Server-Timing` entry, which pages can read. */
export const KEPT_COPY = 'kept-copy';

let isRefreshed = false;
const REFRESHED = 'refreshed';

/** True while the page shows its kept copy because the site could not be reached. */
export function isKeptCopy(): boolean {
  const [opening] = performance.getEntriesByType('navigation');
  if (isRefreshed || !(opening instanceof PerformanceNavigationTiming)) return false;
  return opening.serverTiming.some(({ name }) => name === KEPT_COPY);
}

/** Reloads this address if a copy is kept: a link requests data, but the copy is a document. */
export async function openKeptCopy(): Promise<void> {
  const [opening] = performance.getEntriesByType('navigation');
  // This document was opened at this address already; loading it again would fail the same way.
  if (opening?.name === location.href || !('caches' in globalThis)) return;
  if (await caches.match(location.href)) location.reload();
}

/** Call after the page's data has been refetched from the site. */
export function noteRefreshed(): void {
  isRefreshed = true;
  dispatchEvent(new Event(REFRESHED));
}

export function watchKeptCopy(onChange: () => void): () => void {
  addEventListener(REFRESHED, onChange);
  return () => removeEventListener(REFRESHED, onChange);
}
