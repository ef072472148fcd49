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

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** One timer for a page, however many cards show the time of day. */
function watchClock(onChange: () => void): () => void {
  listeners.add(onChange);
  // Often enough that a laptop waking after closing time updates soon.
  timer ??= setInterval(() => listeners.forEach((listener) => listener()), LOOK_EVERY_MS);
  return () => {
    listeners.delete(onChange);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}
