import type { DiscardReason } from '#contract/ad-numbers';
import { isbot } from 'isbot';
import { LRUCache } from 'lru-cache';
import type { ReceivedEvent } from './tracked-event.ts';

/** More events per address and minute than a household causes by browsing continuously. */
const COUNTED_PER_MINUTE = 600;
/** Far more: not stored. */
const RECEIVED_PER_MINUTE = 6_000;
const MINUTE_MS = 60_000;
const MAX_ADDRESSES = 100_000;
const VIEW_KEPT_MS = 10 * MINUTE_MS;
const MAX_VIEWS = 100_000;

export interface EventFilter {
  /** Counts the call against its address; true if it must be refused. */
  isFlood(address: string, now: number): boolean;
  /** Why an event is not counted, or `null`. `isActive`: readers see its subject today. Call once, after `isFlood`. */
  reasonOf(event: ReceivedEvent, isActive: boolean): DiscardReason | null;
}

export function buildEventFilter(): EventFilter {
  const views = new LRUCache<string, true>({ max: MAX_VIEWS, ttl: VIEW_KEPT_MS });
  let minute = 0;
  let perAddress = new Map<string, number>();

  return {
    isFlood(address, now) {
      const thisMinute = Math.floor(now / MINUTE_MS);
      if (thisMinute !== minute || perAddress.size >= MAX_ADDRESSES) {
        minute = thisMinute;
        perAddress = new Map();
      }
      const count = (perAddress.get(address) ?? 0) + 1;
      perAddress.set(address, count);
      return count > RECEIVED_PER_MINUTE;
    },
    reasonOf(event, isActive) {
      const { address, isStaff, userAgent } = event;
      if (userAgent === '' || isbot(userAgent)) return 'bot';
      if (isStaff) return 'staff';
      if (!isActive) return 'inactive';
      const onceKey = onceKeyOf(event);
      if (onceKey !== null && views.has(onceKey)) return 'duplicate';
      if (onceKey !== null) views.set(onceKey, true);
      if ((perAddress.get(address) ?? 0) > COUNTED_PER_MINUTE) return 'rate';
      return null;
    },
  };
}

/** A reader may click twice, but has one impression per ad and page view (spec 1 §4). */
function onceKeyOf({ subject, subjectId, event, view }: ReceivedEvent): string | null {
  const isOnce = view !== null && (event === 'impression' || event === 'viewable');
  return isOnce ? `${subject} ${subjectId} ${event} ${view}` : null;
}
