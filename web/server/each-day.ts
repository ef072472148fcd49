import { baltimoreDay } from '#domain/calendar/baltimore-day';

const LOOK_EVERY_MS = 20_000;

/** Calls back when a new day has begun in Baltimore: some pages read differently then. The answer stops it. */
export function onEachDay(callback: () => void): () => void {
  let day = baltimoreDay(new Date());
  // Looking beats waiting until midnight: clocks are set, machines sleep.
  const timer = setInterval(() => {
    const today = baltimoreDay(new Date());
    if (today === day) return;
    day = today;
    callback();
  }, LOOK_EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
