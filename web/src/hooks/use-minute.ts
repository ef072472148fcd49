import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;
const LOOK_EVERY_MS = 10_000;

/** The present minute as an instant, kept up to date; `null` on the server, where a page knows no time. */
export function useMinute(): Date | null {
  const minute = useSyncExternalStore<number | null>(
    watchClock,
    () => Math.floor(Date.now() / MINUTE_MS),
    () => null,
  );
  return minute === null ? null : new Date(minute * MINUTE_MS);
}

function watchClock(onChange: () => void): () => void {
  // Often enough that a laptop which slept through closing time says so soon after.
  const timer = setInterval(onChange, LOOK_EVERY_MS);
  return () => clearInterval(timer);
}
