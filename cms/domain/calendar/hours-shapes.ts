import { isRecord } from '../is-record.ts';
import { WEEKDAYS, type Weekday } from './opening-hours.ts';
import { daysIn } from './read-hours.ts';

type Item = Readonly<Record<string, unknown>>;

/** What holds the hours in an answer of Google or Yelp, or in a page's data; the first that is there counts. */
const WRAPPERS = [
  'periods',
  'weekday_text',
  'weekdayDescriptions',
  'open',
  'hours',
  'openingHoursSpecification',
];
const OPENS = ['opens', 'open', 'start', 'from'];
const CLOSES = ['closes', 'close', 'end', 'to'];
const DAYS = ['day', 'dayOfWeek', 'weekday'];

/**
 * Hours as text for `readHours`: a text as it is; JSON, also as Python prints it, as one line per span. Knows Google's
 * `weekday_text` and `periods`, Yelp's `open`, schema.org's `openingHoursSpecification`, OrderUp's time sets, and
 * objects and lists by day.
 */
export function hoursText(text: string): string {
  const value = /^\s*[[{]/.test(text) ? parse(text) : undefined;
  return value === undefined ? text : linesOf(value, '').join('\n');
}

function parse(text: string): unknown {
  for (const json of [text, text.replaceAll("'", '"').replaceAll(/\bNone\b/g, 'null')]) {
    try {
      return JSON.parse(json);
    } catch {
      // Not JSON; perhaps as Python prints it.
    }
  }
  return undefined;
}

function linesOf(value: unknown, day: string): string[] {
  if (typeof value === 'string') return [day ? `${day}: ${value}` : value];
  if (Array.isArray(value)) return linesOfList(value, day);
  if (!isRecord(value)) return [];
  const [opens, closes] = [find(value, OPENS), find(value, CLOSES)];
  const isSpan = typeof opens === 'string' || isRecord(opens);
  if (isSpan) return [spanLine(value, { opens, closes, day })];
  const days = Object.entries(value).filter(([key]) => daysIn(key).length === 1);
  if (days.length > 0) return days.flatMap(([key, inner]) => linesOf(inner, key));
  return linesOf(find(value, WRAPPERS), day);
}

function linesOfList(list: readonly unknown[], day: string): string[] {
  if (list.length === 0 && day) return [`${day}: closed`];
  const sets = list.filter(
    (one): one is Item & { hours: Item } => isRecord(one) && isRecord(one.hours) && 'takeout' in one,
  );
  // Takeout hours are closer to the opening hours than delivery hours.
  const set = sets.find(({ takeout }) => takeout === true) ?? sets[0];
  return set ? linesOf(joinNights(set.hours), '') : list.flatMap((one) => linesOf(one, day));
}

function spanLine(
  item: Item,
  { opens, closes, day }: { readonly opens: unknown; readonly closes: unknown; readonly day: string },
): string {
  const days = daysOf(item, opens) || day;
  const [from, to] = [clockOf(opens), clockOf(closes)];
  // Google's place that never closes has one period without an end.
  if (isRecord(opens) && closes === undefined) return from === '0000' ? '24/7' : `${days}: ${from}`;
  // schema.org writes a closed day so.
  const isClosed = 'dayOfWeek' in item && from.startsWith('00:00') && from === to;
  return `${days}: ${isClosed ? 'closed' : `${from}-${to}`}`;
}

function daysOf(item: Item, opens: unknown): string {
  // Google's weeks begin on Sunday, Yelp's on Monday.
  if (isRecord(opens) && typeof opens.day === 'number') return WEEKDAYS[(opens.day + 6) % 7] ?? '?';
  const said = find(item, DAYS);
  if (typeof said === 'number') return WEEKDAYS[said] ?? '?';
  const names = (Array.isArray(said) ? said : [said]).filter((name) => typeof name === 'string');
  return names.map((name) => name.replace(/^.*\//, '')).join(' & ');
}

function clockOf(value: unknown): string {
  if (!isRecord(value)) return typeof value === 'string' ? value : '?';
  const { time, hour, minute = 0 } = value;
  if (typeof time === 'string') return time;
  return [hour, minute]
    .map((part) => (typeof part === 'number' ? String(part).padStart(2, '0') : '?'))
    .join('');
}

/** OrderUp splits a span at midnight: one without an end goes on in the next day's without a start. */
function joinNights(hours: Item): Record<string, unknown> {
  const week = WEEKDAYS.map((day) => {
    const [, spans] = Object.entries(hours).find(([key]) => daysIn(key)[0] === day) ?? [];
    return Array.isArray(spans) ? spans.filter(isRecord) : [];
  });
  const joined = week.map((spans, index) => {
    const tail = week[(index + 1) % 7]?.find(isTail)?.end;
    const night = week[(index + 6) % 7]?.some(({ start, end }) => start !== null && end === null);
    // An end that belongs to no night stays, and is not understood.
    return spans
      .filter((span) => typeof span.start === 'string' || (isTail(span) && !night))
      .map(({ start, end }) => ({ start: start ?? '?', end: end ?? tail ?? '?' }));
  });
  const days = WEEKDAYS.flatMap((day: Weekday, index) =>
    joined[index]?.length ? [[day, joined[index]]] : [],
  );
  return Object.fromEntries(days) as Record<string, unknown>;
}

function isTail({ start, end }: Item): boolean {
  return start === null && end !== null;
}

function find(item: Item, keys: readonly string[]): unknown {
  return item[keys.find((key) => item[key] !== undefined) ?? ''];
}
