import { call } from './call.ts';
import { sendBeacon } from './send-beacon.ts';

/** Counts a search, or a place opened from its results: only the text, never who searched. */
export function reportSearch(q: string, place?: number): void {
  // A count that is lost is no harm to anybody.
  call(sendBeacon, 'recordSearch', { body: { q, ...(place !== undefined && { place }) } }).catch(
    () => undefined,
  );
}
