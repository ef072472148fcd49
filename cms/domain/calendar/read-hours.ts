import { region } from '#city';
import { dayNames } from './day-names.ts';
import WORDS from './hours-words.json' with { type: 'json' };
import {
  clockAt,
  findOverlap,
  findOverlapInDay,
  WEEKDAYS,
  type ClockSpan,
  type OpeningSpan,
  type Weekday,
} from './opening-hours.ts';

/** What a text says of a week. */
export interface ReadWeek {
  /** Spans by day; none means closed. A day that is missing is unknown. */
  readonly days: Readonly<Partial<Record<Weekday, readonly ClockSpan[]>>>;
  /** The parts that are not understood, as written. They make their days unknown, or all if they name none. */
  readonly unread: readonly string[];
  /** Parts about holidays: understood, but no hours of a week. */
  readonly aside: readonly string[];
}

/** One statement: these days, these spans. */
interface Rule {
  readonly text: string;
  readonly days: Weekday[];
  readonly spans: ClockSpan[];
  /** Whether the days come last, as in "closed Mondays". */
  readonly isReversed: boolean;
}

interface Token {
  /** D: days, H: holidays, T: time, C: closed, A: all day, `-`, `&`, `?`: not understood. */
  readonly kind: string;
  readonly days?: readonly Weekday[];
  readonly time?: Time;
}

interface Time {
  readonly minutes: number;
  /** Whether the half of the day is clear, as in "5 pm", "noon" or "17:00". */
  readonly isSure: boolean;
  readonly isMorning: boolean;
  /** Whether it can only come from a day of 24 hours, like "17:00" and "09:00". */
  readonly is24: boolean;
}

const DAY = 24 * 60;
const HALF = DAY / 2;
/** Limits of what is taken for meant where the half of the day is not said; in minutes. */
const LIKELY = {
  shortest: 120,
  longest: 15 * 60,
  opensFrom: 300,
  opensBefore: 21 * 60,
  closesBy: 240,
  closesFrom: 690,
};
/** Longer spans are open into the small hours, or a half of the day is wrong: "09:00-05:00". */
const LONG = 16 * 60;

const DAYS = '[DH](?:[-&]?[DH])*';
const TIMES = '(?:T-T(?:&?T-T)*|C|A)';
const STATEMENT = new RegExp(
  `(?<before>${DAYS})-?(?<then>${TIMES})|(?<first>${TIMES})&?(?<after>${DAYS})|(?<alone>${TIMES})|(?<only>${DAYS})`,
  'gy',
);
const CLOCK = '(?:[01]\\d|2[0-3]):[0-5]\\d';
const WRITTEN = new RegExp(`^(?<day>${WEEKDAYS.join('|')}) (?<opens>${CLOCK})-(?<closes>${CLOCK})$`);
const TOKEN =
  /(\d{1,2})(?:[:.h](\d\d|0)(?!\d)(?::\d\d)?|(\d\d)(?!\d))?h?\s*(?:([ap])m?(?!\p{L}))?|\p{L}+|[-&/+]|[\s:.()*]+|[^]/giuy;

const SINGLE = new Map<string, Weekday>(
  WEEKDAYS.flatMap((day) =>
    [...WORDS.days[day].split(' '), ...ownNames(day)].map((word) => [word, day] as const),
  ),
);
const GROUPS: readonly (readonly [string, readonly Weekday[]])[] = [
  [WORDS.weekdays, WEEKDAYS.slice(0, 5)],
  [WORDS.weekend, WEEKDAYS.slice(5)],
  [WORDS.everyDay, WEEKDAYS],
];
const KINDS: readonly (readonly [string, string])[] = [
  ['H', WORDS.holidays],
  ['C', WORDS.closed],
  ['A', WORDS.allDay],
  ['-', WORDS.dash],
  ['&', WORDS.and],
  ['', WORDS.noise],
];
const PHRASES = Object.entries(WORDS.phrases).map(([said, word]) => [new RegExp(said, 'gi'), word] as const);

function ownNames(day: Weekday): string[] {
  return (['long', 'short'] as const).map((width) =>
    dayNames(region.language, width)[day].toLowerCase().replaceAll('.', ''),
  );
}

/**
 * The week in a text as people, maps and search engines write it: "Mon-Fri 11-10, Sat 10-1am", "Mo-Fr 11:00-22:00; Su
 * off", "noon-midnight". Days that a text with hours does not mention are closed. A half of the day that is not said
 * is taken only where one of the two makes sense; all else is unread, never guessed.
 */
export function readHours(text: string): ReadWeek {
  const own = readWritten(text);
  if (own) return own;
  const said = tokensOf(text).flatMap(({ time }) => time ?? []);
  const is24 = said.some((time) => time.is24) || (region.hours === 24 && !said.some((time) => time.isSure));
  const { rules, strange, aside } = readRules(text, is24);
  const isOsm = /^\s*(mo|tu|we|th|fr|sa|su|ph)\b.*;/is.test(text);
  const week = new Map<Weekday, Rule>();
  for (const rule of rules.toSorted((a, b) => b.days.length - a.days.length)) {
    for (const day of rule.days) {
      const joined = joinRules(week.get(day), rule, isOsm);
      if (joined) week.set(day, joined);
      else strange.push(rule);
    }
  }
  for (const { days } of strange) for (const day of days) week.delete(day);
  const isWhole = strange.length === 0 && rules.some(({ spans }) => spans.length > 0);
  const known = WEEKDAYS.filter((day) => isWhole || week.has(day));
  const days = Object.fromEntries(known.map((day) => [day, week.get(day)?.spans ?? []]));
  if (findOverlap(spansOf(days))) return { days: {}, unread: [text.trim()], aside };
  return { days, unread: [...new Set(strange.map((part) => part.text))], aside };
}

/** The weekdays that a column's name has: "hours_monday", "SundayHours", "Mon-Fri", "Weekend hours". */
export function daysIn(name: string): readonly Weekday[] {
  // A letter alone may mean anything.
  const words = name.replaceAll(/(?<=[a-z])(?=[A-Z])|_/g, ' ').replaceAll(/\b[a-z]\b/gi, ' ');
  return daysOf(tokensOf(words).filter(({ kind }) => 'D-'.includes(kind)));
}

/** The spans of the days that are known, in the week's order. */
export function spansOf(days: ReadWeek['days']): OpeningSpan[] {
  return WEEKDAYS.flatMap((day) => (days[day] ?? []).map((span) => ({ day, ...span })));
}

/** The spans of a week that is known as a whole, else null. */
export function wholeWeek({ days, unread }: ReadWeek): OpeningSpan[] | null {
  return unread.length === 0 && WEEKDAYS.every((day) => days[day]) ? spansOf(days) : null;
}

/** What our exports write is exact: there, 10:00-11:00 is one hour. */
function readWritten(text: string): ReadWeek | null {
  const parts = text
    .trim()
    .split('; ')
    .map((part) => WRITTEN.exec(part)?.groups);
  const spans = parts.flatMap((part) => (part ? [part as unknown as OpeningSpan] : []));
  if (spans.length < parts.length || findOverlap(spans)) return null;
  const days = WEEKDAYS.map((day) => [
    day,
    spans.filter((span) => span.day === day).map(({ opens, closes }) => ({ opens, closes })),
  ]);
  return { days: Object.fromEntries(days), unread: [], aside: [] };
}

/** The text's statements, what of it is no statement, and what is about holidays. */
function readRules(whole: string, is24: boolean) {
  const rules: Rule[] = [];
  const strange: Pick<Rule, 'text' | 'days'>[] = [];
  const aside: string[] = [];
  for (const part of whole.split(/[;|]/)) {
    let waiting: Weekday[] = [];
    let last: Rule | undefined;
    for (const clause of part.split(/[\n,]/)) {
      for (const { days, spans, isReversed } of readClause(clause, is24)) {
        const text = clause.trim();
        if (days === null && waiting.length === 0 && last) {
          // "11-2, 5-10" adds to the days before.
          if (spans?.length && last.spans.length > 0) last.spans.push(...spans);
          else strange.push({ text, days: last.days });
        } else if (spans === undefined && last?.isReversed && days) {
          // "closed Mondays, Tuesdays"
          last.days.push(...days);
        } else if (spans === undefined && days) {
          waiting.push(...days);
        } else {
          const all = days === null && waiting.length === 0 ? [...WEEKDAYS] : [...waiting, ...(days ?? [])];
          waiting = [];
          if (!spans) strange.push({ text, days: all });
          else if (all.length === 0) aside.push(text);
          else rules.push((last = { text, days: [...new Set(all)], spans: [...spans], isReversed }));
        }
      }
    }
    if (waiting.length > 0) strange.push({ text: part.trim(), days: waiting });
  }
  return { rules, strange, aside };
}

/** A pair of days and spans. `days` is null if none are said; `spans` are undefined likewise, null if not understood. */
interface Statement {
  readonly days: readonly Weekday[] | null;
  readonly spans: readonly ClockSpan[] | null | undefined;
  readonly isReversed: boolean;
}

function readClause(clause: string, is24: boolean): Statement[] {
  const tokens = tokensOf(clause).filter(({ kind }, at, all) => {
    const isInner = at > 0 && at < all.length - 1;
    return isInner || !'-&'.includes(kind);
  });
  const kinds = tokens.map(({ kind }) => kind).join('');
  const found = [...kinds.matchAll(STATEMENT)];
  if (found.map(([match]) => match).join('') !== kinds) {
    const days = tokens.flatMap((token) => token.days ?? []);
    return [{ days, spans: null, isReversed: false }];
  }
  return found.map(({ 0: match, groups = {}, index }) => {
    const isReversed = groups['after'] !== undefined;
    const [d, t] = [
      groups['before'] ?? groups['after'] ?? groups['only'],
      groups['then'] ?? groups['first'] ?? groups['alone'],
    ];
    const piece = (part: string) => {
      const from = index + match.lastIndexOf(part);
      return tokens.slice(from, from + part.length);
    };
    return {
      days: d === undefined ? null : daysOf(piece(d)),
      spans: t === undefined ? undefined : spansIn(piece(t), is24),
      isReversed,
    };
  });
}

/** Two statements about a day, the wider first; null if they contradict each other. */
function joinRules(wide: Rule | undefined, rule: Rule, isOsm: boolean): Rule | null {
  if (!wide) return rule;
  const isNarrower = rule.days.length < wide.days.length;
  const isApart =
    wide.spans.length > 0 && rule.spans.length > 0 && !findOverlapInDay([...wide.spans, ...rule.spans]);
  if (isApart && !(isNarrower && isOsm)) return { ...wide, spans: [...wide.spans, ...rule.spans] };
  return isNarrower ? rule : null;
}

function simplify(text: string): string {
  const plain = text
    .normalize('NFKC')
    .replaceAll(/[‐‑‒–—―−~]/g, '-')
    .replaceAll(/(?<!\p{L})([ap])\.?\s?m(?!\p{L})\.?/giu, '$1m');
  return PHRASES.reduce((said, [pattern, word]) => said.replaceAll(pattern, word), plain);
}

function tokensOf(text: string): Token[] {
  return [...simplify(text).matchAll(TOKEN)]
    .map((match) => readToken(match))
    .filter(({ kind }) => kind !== '');
}

function readToken([said = '', hour, minutes = '', more = '', half]: RegExpMatchArray): Token {
  if (hour !== undefined) {
    const time = readTime(Number(hour), { minutes: minutes || more, hour, half: half?.toLowerCase() });
    return time ? { kind: 'T', time } : { kind: '?' };
  }
  const word = said.toLowerCase();
  if (/^[\s:.()*]+$/.test(word)) return { kind: '' };
  if (/^[-&/+]$/.test(word)) return { kind: word === '-' ? '-' : '&' };
  const single = SINGLE.get(word);
  if (single) return { kind: 'D', days: [single] };
  const isIn = (words: string) => words.split(' ').includes(word);
  const group = GROUPS.find(([words]) => isIn(words));
  if (group) return { kind: 'D', days: group[1] };
  const sure = { isSure: true, isMorning: false, is24: false };
  if (isIn(WORDS.noon)) return { kind: 'T', time: { minutes: HALF, ...sure } };
  if (isIn(WORDS.midnight)) return { kind: 'T', time: { minutes: 0, ...sure } };
  const [kind = '?'] = KINDS.find(([, words]) => isIn(words)) ?? [];
  return { kind };
}

function readTime(
  hours: number,
  {
    minutes,
    hour,
    half,
  }: { readonly minutes: string; readonly hour: string; readonly half: string | undefined },
): Time | null {
  const rest = Number(minutes);
  // "0:0-0:0" is closed in some lists and open all day in others.
  if (hours === 0 && minutes === '0') return null;
  if (hours > 24 || rest > 59 || (hours === 24 && rest > 0) || (half && (hours > 12 || hours === 0)))
    return null;
  const is24 = half === undefined && (hours > 12 || hour.startsWith('0'));
  const isMorning = half === 'a';
  const since = half === undefined ? (hours % 24) * 60 : (hours % 12) * 60 + (isMorning ? 0 : HALF);
  return { minutes: since + rest, isSure: half !== undefined || hours > 12 || hours === 0, isMorning, is24 };
}

function daysOf(tokens: readonly Token[]): Weekday[] {
  const days: Weekday[] = [];
  tokens.forEach(({ days: own = [] }, index) => {
    const [from] = tokens[index - 2]?.days ?? [];
    const [to] = own;
    if (tokens[index - 1]?.kind !== '-' || !from || !to) return void days.push(...own);
    const length = (WEEKDAYS.indexOf(to) - WEEKDAYS.indexOf(from) + 7) % 7;
    for (let ahead = 1; ahead <= length; ahead += 1)
      days.push(WEEKDAYS[(WEEKDAYS.indexOf(from) + ahead) % 7] ?? to);
  });
  return days;
}

/** Null if a span has more than one sense, or none. */
function spansIn(tokens: readonly Token[], is24: boolean): ClockSpan[] | null {
  if (tokens[0]?.kind === 'C') return [];
  if (tokens[0]?.kind === 'A') return [{ opens: '00:00', closes: '00:00' }];
  const times = tokens.flatMap(({ time }) => time ?? []);
  const spans: ClockSpan[] = [];
  for (let at = 0; at + 1 < times.length; at += 2) {
    const [opens, closes] = [times[at], times[at + 1]];
    const span = opens && closes && (is24 ? exactSpan(opens, closes) : likelySpan(opens, closes));
    if (!span) return null;
    spans.push(span);
  }
  return findOverlapInDay(spans) ? null : spans;
}

function exactSpan({ minutes: from }: Time, { minutes: to }: Time): ClockSpan | null {
  const isLong = lengthOf(from, to) > LONG;
  return isLong && to > LIKELY.closesBy ? null : spanOf(from, to);
}

/** The one sense of a span where halves of the day may be missing. */
function likelySpan(opens: Time, closes: Time): ClockSpan | null {
  if (opens.isSure && closes.isSure) return exactOrLong(opens, closes);
  const halves = ({ minutes, isSure }: Time) =>
    isSure ? [minutes] : [minutes % HALF, (minutes % HALF) + HALF];
  // "5-9 pm": the half is said once for both.
  const shared = opens.minutes % HALF;
  const isShared = closes.isSure && !opens.isSure && shared < closes.minutes % HALF;
  const starts = isShared ? [shared + (closes.minutes < HALF ? 0 : HALF)] : halves(opens);
  const senses = starts.flatMap((from) =>
    halves(closes).flatMap((to) => {
      const length = lengthOf(from, to);
      const isStart = opens.isSure || isShared || (from >= LIKELY.opensFrom && from < LIKELY.opensBefore);
      const isEnd = closes.isSure || to <= LIKELY.closesBy || to >= LIKELY.closesFrom;
      const isLength = length <= LIKELY.longest && (isShared || length >= LIKELY.shortest);
      return isStart && isEnd && isLength ? [spanOf(from, to)] : [];
    }),
  );
  return senses.length === 1 ? (senses[0] ?? null) : null;
}

function exactOrLong({ minutes: from }: Time, { minutes: to }: Time): ClockSpan | null {
  return from === to && from !== 0 ? null : spanOf(from, to);
}

function lengthOf(from: number, to: number): number {
  return (to - from + DAY) % DAY || DAY;
}

function spanOf(from: number, to: number): ClockSpan {
  return { opens: clockAt(from), closes: clockAt(to) };
}
