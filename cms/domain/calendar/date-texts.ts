import { region } from '#city';

/** Days, months and instants, as the city's language writes them. Days have no time zone; instants are in the city's. */

type Write = (day: string) => string;

/** Creating a formatter costs far more than using it, and few pages use all of them. */
function writer(options: Intl.DateTimeFormatOptions, read: (text: string) => number = Date.parse): Write {
  let format: Intl.DateTimeFormat | undefined;
  return (text) =>
    (format ??= new Intl.DateTimeFormat(region.language, { timeZone: 'UTC', ...options })).format(read(text));
}

const WITH_WEEKDAY = { weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' } as const;
const TO_THE_MINUTE = {
  ...WITH_WEEKDAY,
  timeZone: region.timeZone,
  hour: 'numeric',
  minute: '2-digit',
} as const;

/** `2025-01-15` as "January 15, 2025". */
export const longDate = writer({ dateStyle: 'long' });
/** `2025-01-15` as "Jan 15, 2025". */
export const shortDate = writer({ dateStyle: 'medium' });
/** `2026-11-24` as "Tue, Nov 24, 2026". */
export const weekdayDate = writer(WITH_WEEKDAY);
/** `2026-12-25` as "December 25", for days in the near future. */
export const yearDayText = writer({ month: 'long', day: 'numeric' });
/** `2026-11` as "November 2026". */
export const monthText = writer({ month: 'long', year: 'numeric' });
/** An instant's day in the city, regardless of the reader's time zone: "November 3, 2026". */
export const instantDayText = writer({ dateStyle: 'long', timeZone: region.timeZone });
/** An instant in the city's time: "Mon, Nov 23, 2026, 4:05 PM". */
export const momentText = writer(TO_THE_MINUTE);
/** To the second, for several within a minute: "Mon, Nov 23, 2026, 4:05:09 PM". */
export const exactMomentText = writer({ ...TO_THE_MINUTE, second: '2-digit' });

/** Whether the city writes 17:30, not 5:30 p.m. */
export const HAS_24_HOURS = !new Intl.DateTimeFormat(region.language, { hour: 'numeric' }).resolvedOptions()
  .hour12;

/** `17:30` as "5:30 p.m.", `00:00` and `24:00` as "midnight", `12:00` as "noon"; "17:30" where the day has 24 hours. */
export function clockText(time: string): string {
  if (HAS_24_HOURS) return time;
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  if (minutes === 0 && hours % 24 === 0) return 'midnight';
  if (minutes === 0 && hours === 12) return 'noon';
  const hour = hours % 12 === 0 ? 12 : hours % 12;
  return `${hour}${minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`} ${hours % 24 < 12 ? 'a.m.' : 'p.m.'}`;
}

/** The city's time zone in words: "Eastern Time". */
export function zoneName(): string {
  const language = region.language;
  const timeZone = region.timeZone;
  const parts = new Intl.DateTimeFormat(language, { timeZone, timeZoneName: 'longGeneric' }).formatToParts();
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
