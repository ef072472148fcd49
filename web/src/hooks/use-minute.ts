import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;
const LOOK_EVERY_MS = 10_000;

/** The current minute, kept up to date; `null` on the server, because its HTML must not depend on the time. */
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

/** All cards of a page share one timer. */
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
