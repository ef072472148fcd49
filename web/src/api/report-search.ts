import { call } from './call.ts';
import { sendBeacon } from './send-beacon.ts';

/** Counts a search, or a place opened from its results: only the text, never who searched. */
export function reportSearch(q: string, place?: number): void {
  // Losing a count is harmless.
  call(sendBeacon, 'recordSearch', { body: { q, ...(place !== undefined && { place }) } }).catch(
    () => undefined,
  );
}
