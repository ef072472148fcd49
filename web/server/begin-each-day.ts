import { keepRunning, type Loop } from '#cms/background/keep-running';
import type { Log } from '#cms/database/log';
import { cityDay } from '#domain/calendar/city-time';

/** Polls instead of setting a timer for midnight: clocks are adjusted, machines sleep. */
const LOOK_EVERY_MS = 20_000;
const RETRY_MS = 500;

interface BeginEachDayOptions {
  /** At midnight, because some pages change then. */
  readonly changePages: () => void;
  /** At the start and at midnight, until it succeeds. */
  readonly changeSearch: () => Promise<unknown>;
  readonly log: Log;
}

export function beginEachDay({ changePages, changeSearch, log }: BeginEachDayOptions): Loop {
  let pagesOf = cityDay(new Date());
  let searchOf = '';
  return keepRunning({
    name: 'Telling search of a new day',
    everyMs: LOOK_EVERY_MS,
    retryMs: RETRY_MS,
    async work() {
      const today = cityDay(new Date());
      if (pagesOf !== today) changePages();
      pagesOf = today;
      if (searchOf !== today) await changeSearch();
      searchOf = today;
    },
    log,
  });
}
