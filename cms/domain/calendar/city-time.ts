import { region } from '#city';
import { type LocalMoment, WEEKDAYS } from './opening-hours.ts';

const MINUTE_MS = 60 * 1000;
const HOUR_MINUTES = 60;

type CityMoment = LocalMoment & { date: string };

function formatsIn(timeZone: string) {
  return {
    calendar: new Intl.DateTimeFormat('en-CA', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    }),
    clock: new Intl.DateTimeFormat('en-US', {
      timeZone,
      weekday: 'short',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }),
  };
}

/** The calendar and the clock of a time zone. */
export function timeIn(timeZone: string) {
  /** Made at first use: on a phone, making them takes a fifth of the time in which a page starts. */
  let made: ReturnType<typeof formatsIn> | undefined;
  const formats = () => (made ??= formatsIn(timeZone));
  /** Kept because every search needs the current minute, and formatting it takes longer than some searches. */
  let last: { readonly minute: number; readonly moment: CityMoment } | undefined;

  function clockAt(instant: Date): Pick<LocalMoment, 'day' | 'minutes'> {
    const parts = new Map(
      formats()
        .clock.formatToParts(instant)
        .map(({ type, value }) => [type, value]),
    );
    const weekday = parts.get('weekday')?.toLowerCase();
    return {
      day: WEEKDAYS.find((day) => day === weekday) ?? 'mon',
      minutes: Number(parts.get('hour')) * 60 + Number(parts.get('minute')),
    };
  }

  function readMoment(instant: Date): CityMoment {
    const { day, minutes } = clockAt(instant);
    const before = (count: number) => clockAt(new Date(instant.getTime() - count * MINUTE_MS));
    const lastHour = Array.from({ length: HOUR_MINUTES }, (_, index) => index + 1);
    const latest =
      minutes - before(HOUR_MINUTES).minutes === HOUR_MINUTES
        ? minutes
        : Math.max(minutes, ...lastHour.map(before).map((past) => (past.day === day ? past.minutes : 0)));
    return { day, minutes: latest, date: formats().calendar.format(instant) };
  }

  return {
    /** The calendar day at an instant, as `2026-11-03`. Such days compare as strings. */
    dayAt: (instant: Date): string => formats().calendar.format(instant),
    /**
     * An instant as local time. When daylight saving time ends, up to an hour repeats. A closing time in it refers to the
     * first pass, so the whole second pass counts as the last minute of the first.
     */
    momentAt(instant: Date): CityMoment {
      const minute = Math.floor(instant.getTime() / MINUTE_MS);
      if (last?.minute !== minute) last = { minute, moment: readMoment(instant) };
      return last.moment;
    },
  };
}

export const { dayAt: cityDay, momentAt: cityMoment } = timeIn(region.timeZone);

/** The calendar year in the city at an instant. */
export function cityYear(instant: Date): number {
  return Number(cityDay(instant).slice(0, 4));
}
