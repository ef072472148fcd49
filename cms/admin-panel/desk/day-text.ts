const DAY = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
});
const TIME = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', hour: 'numeric', minute: '2-digit' });
const MONTH = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'long', year: 'numeric' });

/** `2026-11-24` as "Tue, Nov 24, 2026". */
export const dayText = (day: string): string => DAY.format(Date.parse(`${day}T00:00:00Z`));
/** `16:05` as "4:05 PM". */
export const timeText = (time: string): string => TIME.format(Date.parse(`2000-01-01T${time}:00Z`));
/** `2026-11` as "November 2026". */
export const monthText = (month: string): string => MONTH.format(Date.parse(`${month}-01T00:00:00Z`));
