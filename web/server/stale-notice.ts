import CITY from '#city/region.json' with { type: 'json' };
const CLOCK = new Intl.DateTimeFormat('en-US', {
  timeZone: CITY.timeZone,
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** Adds a notice at the top of a page cached before the database went away. */
export function withStaleNotice(html: string, time: Date): string {
  const notice = `<p class="notice-bar" role="status">We can’t reach our database right now. This is how the page was on ${CLOCK.format(time)}.</p>`;
  return html.replace('<body>', `<body>${notice}`);
}

/** The same for programs (RFC 7234 §5.5): a stale warning with the time it was last known to be valid. */
export function staleWarning(time: Date): string {
  return `110 - "Response is Stale" "${time.toUTCString()}"`;
}
