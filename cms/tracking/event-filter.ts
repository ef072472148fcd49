import type { DiscardReason } from '#contract/ad-numbers';
import { isbot } from 'isbot';
import type { ReceivedEvent } from './tracked-event.ts';

/** More events per address and minute than a household causes by browsing continuously. */
const COUNTED_PER_MINUTE = 600;
/** Far more: not stored. */
const RECEIVED_PER_MINUTE = 6_000;
const MINUTE_MS = 60_000;
const MAX_ADDRESSES = 100_000;
const VIEW_KEPT_MS = 10 * MINUTE_MS;
const MAX_VIEWS = 200_000;

export interface EventFilter {
  /** Counts the call against its address; true if it must be refused. */
  isFlood(address: string, now: number): boolean;
  /**
   * Why an event is not counted, `null` if it is. `isActive`: its subject is shown to readers today. Call once per
   * event, after `isFlood`.
   */
  reasonOf(event: ReceivedEvent, isActive: boolean, now: number): DiscardReason | null;
}

export function buildEventFilter(): EventFilter {
  const views = new RecentKeys({ keepMs: VIEW_KEPT_MS, most: MAX_VIEWS });
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
    reasonOf(event, isActive, now) {
      const { address, isStaff, userAgent } = event;
      if (userAgent === '' || isbot(userAgent)) return 'bot';
      if (isStaff) return 'staff';
      if (!isActive) return 'inactive';
      const onceKey = onceKeyOf(event);
      if (onceKey !== null && views.sees(onceKey, now)) return 'duplicate';
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

/**
 * Keys seen recently: kept for at least `keepMs` and at most twice that, with at most `most` in either half.
 */
class RecentKeys {
  readonly #keepMs: number;
  readonly #most: number;
  #young = new Set<string>();
  #old = new Set<string>();
  #turnsAt = 0;

  constructor({ keepMs, most }: { keepMs: number; most: number }) {
    this.#keepMs = keepMs;
    this.#most = most;
  }

  /** Adds the key; returns whether it was already there. */
  sees(key: string, now: number): boolean {
    if (now >= this.#turnsAt || this.#young.size >= this.#most) this.#turn(now);
    if (this.#young.has(key) || this.#old.has(key)) return true;
    this.#young.add(key);
    return false;
  }

  #turn(now: number): void {
    const isLongAgo = now >= this.#turnsAt + this.#keepMs;
    this.#old = isLongAgo ? new Set() : this.#young;
    this.#young = new Set();
    this.#turnsAt = now + this.#keepMs;
  }
}
