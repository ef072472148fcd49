import { type LocalMoment, WEEKDAYS } from './opening-hours.ts';

const CLOCK = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  weekday: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

const CALENDAR = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York', dateStyle: 'short' });

/** The date in Baltimore, as `YYYY-MM-DD`. */
export function baltimoreDay(instant: Date): string {
  return CALENDAR.format(instant);
}

/** An instant on the clocks of Baltimore, wherever the reader is. */
export function baltimoreMoment(instant: Date): LocalMoment {
  const parts = new Map(CLOCK.formatToParts(instant).map(({ type, value }) => [type, value]));
  const weekday = parts.get('weekday')?.toLowerCase();
  return {
    day: WEEKDAYS.find((day) => day === weekday) ?? 'mon',
    minutes: Number(parts.get('hour')) * 60 + Number(parts.get('minute')),
  };
}
