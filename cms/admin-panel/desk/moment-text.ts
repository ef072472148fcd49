import { region } from '#city';

const MOMENT = {
  timeZone: region.timeZone,
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
} as const;
const TO_THE_MINUTE = new Intl.DateTimeFormat('en-US', MOMENT);
const TO_THE_SECOND = new Intl.DateTimeFormat('en-US', { ...MOMENT, second: '2-digit' });

/** An instant in the city’s time: "Mon, Nov 23, 2026, 4:05 PM". */
export const momentText = (instant: string) => TO_THE_MINUTE.format(new Date(instant));
/** To the second, for several within a minute: "Mon, Nov 23, 2026, 4:05:09 PM". */
export const exactMomentText = (instant: string) => TO_THE_SECOND.format(new Date(instant));
