const MOMENT = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** An instant as people in Baltimore say it: "Mon, Nov 23, 4:05 PM". */
export const momentText = (instant: string) => MOMENT.format(new Date(instant));
