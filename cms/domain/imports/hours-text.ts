/** One opening span of a week. */
export interface Span {
  readonly day: string;
  readonly opens: string;
  readonly closes: string;
}

const ONE = /^(mon|tue|wed|thu|fri|sat|sun) ([01]\d:[0-5]\d|2[0-3]:[0-5]\d)-([01]\d:[0-5]\d|2[0-3]:[0-5]\d)$/;
const CLOSED = 'closed';

/**
 * Weekly hours in one cell: "mon 11:00-22:00; sat 17:00-02:00", "closed" for a week without any; empty for
 * unknown.
 */
export function writeHours(spans: readonly Span[] | null): string {
  if (spans === null) return '';
  return spans.map(({ day, opens, closes }) => `${day} ${opens}-${closes}`).join('; ') || CLOSED;
}

/** The hours in a cell; `undefined` when empty or unreadable. */
export function readHours(text: string): Span[] | undefined {
  const said = text.trim().toLowerCase();
  if (said === CLOSED) return [];
  const spans = said.split(/\s*;\s*/).map((part) => ONE.exec(part));
  const read = spans.flatMap((match) => {
    const [, day, opens, closes] = match ?? [];
    return day && opens && closes ? [{ day, opens, closes }] : [];
  });
  return read.length === spans.length ? read : undefined;
}
