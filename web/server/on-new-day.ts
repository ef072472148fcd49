import { baltimoreDay } from '#domain/calendar/baltimore-day';

const LOOK_EVERY_MS = 20_000;

/** Calls back when a new day begins in Baltimore, because some pages change then. Returns a function that stops it. */
export function onNewDay(callback: () => void): () => void {
  let day = baltimoreDay(new Date());
  // Polls instead of setting a timer for midnight: clocks are adjusted, machines sleep.
  const timer = setInterval(() => {
    const today = baltimoreDay(new Date());
    if (today === day) return;
    day = today;
    callback();
  }, LOOK_EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
