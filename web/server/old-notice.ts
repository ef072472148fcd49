const CLOCK = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** What a page says that was kept from before the database went away, above everything else. */
export function withOldNotice(html: string, time: Date): string {
  const notice = `<p class="notice-bar" role="status">We can’t reach our database right now. This is how the page was on ${CLOCK.format(time)}.</p>`;
  return html.replace('<body>', `<body>${notice}`);
}

/** The same for programs (RFC 7234 §5.5): what was kept, and the time it was last known to be true. */
export function staleWarning(time: Date): string {
  return `110 - "Response is Stale" "${time.toUTCString()}"`;
}
