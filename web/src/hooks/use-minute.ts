import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;
const LOOK_EVERY_MS = 10_000;

/** The current minute, kept up to date; `null` on the server, whose pages must not depend on the time. */
export function useMinute(): Date | null {
  const minute = useSyncExternalStore<number | null>(
    watchClock,
    () => Math.floor(Date.now() / MINUTE_MS),
    () => null,
  );
  return minute === null ? null : new Date(minute * MINUTE_MS);
}

function watchClock(onChange: () => void): () => void {
  // Often enough that a laptop waking after closing time updates soon.
  const timer = setInterval(onChange, LOOK_EVERY_MS);
  return () => clearInterval(timer);
}
