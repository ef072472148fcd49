import { cityDay } from '#domain/calendar/city-time';
import { readStorage, writeStorage } from '../../newsletter/browser-storage.ts';

interface Capped {
  readonly id: number;
  readonly dailyCap: number | null;
}

const KEY = 'partners-seen';

/** True if this browser has shown the ad as often today as it may. Its counts never leave the device. */
export function isSeenEnough({ id, dailyCap }: Capped): boolean {
  return dailyCap !== null && (readCounts()[id] ?? 0) >= dailyCap;
}

/** Counts an ad that was shown, if it has a limit. */
export function countSeen({ id, dailyCap }: Capped): void {
  if (dailyCap === null) return;
  const counts = readCounts();
  const kept = { day: today(), counts: { ...counts, [id]: (counts[id] ?? 0) + 1 } };
  writeStorage('localStorage', KEY, JSON.stringify(kept));
}

const today = () => cityDay(new Date());

/** Today's counts by ad; those of other days are over. */
function readCounts(): Record<number, number> {
  try {
    const kept = JSON.parse(readStorage('localStorage', KEY) ?? '{}') as { day?: unknown; counts?: object };
    return kept.day === today() ? { ...kept.counts } : {};
  } catch {
    return {};
  }
}
