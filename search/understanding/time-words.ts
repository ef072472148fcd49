import { valueByPhrase } from '../phrase-table.ts';
import { LATELY_DAYS, openedWithinDays } from '../query.ts';
import { lengthOf, NUMBER_WORDS } from './patterns.ts';
import type { Meaning } from './phrases.ts';
import table from './words.json' with { type: 'json' };

const DAY = 24 * 60;
const WEEK = 7 * DAY;
const DAY_NAMES = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const SATURDAY = 5;
const NOON = 12 * 60;
const minutesBy = (rows: Readonly<Record<string, string>>) =>
  new Map(
    [...valueByPhrase(rows)].map(([phrase, time]) => {
      const [hours = 0, minutes = 0] = time.split(':').map(Number);
      return [phrase, hours * 60 + minutes];
    }),
  );
/** Minute of the day for each meal or part of the day. A day without one means dinner, when most places are open. */
const MEAL_MINUTES = minutesBy(table.meals);
/** Minute of the day for "after work" and the like. If it is over, now is meant. */
const MOMENT_MINUTES = minutesBy(table.moments);
/** Until this minute of the day, a meal means today's. */
const MEAL_ENDS: Readonly<Record<string, number>> = { lunch: 15 * 60, dinner: 22 * 60 };
const PARTS_OF_DAY = ['morning', 'afternoon', 'evening', 'night'];
const TONIGHT = 20 * 60;
/** A time up to this many minutes ago still means today: at 9:20, "at 9". */
const JUST_NOW = 60;
/** Without "am" or "pm", hours before this are in the afternoon: "Saturday at 7" is dinner. */
const FIRST_MORNING_HOUR = 9;
/** With "breakfast" and the like. */
const FIRST_BREAKFAST_HOUR = 5;
const HOURS_IN_WORDS = NUMBER_WORDS.slice(0, 12);
/** Who eats before seven comes at half past six. */
const HALF_AN_HOUR = 30;
/** With "tonight", hours up to this are after midnight, later ones in the evening. */
const LAST_HOUR_OF_NIGHT = 4;

/** What the words of a query say of a time, wherever they stand: the first meal, day and hour of "Friday dinner at 8". */
export interface SaidTimes {
  readonly meal: string | undefined;
  /** From 0, Monday. */
  readonly day: number | null;
  /** Of the day. */
  readonly minute: number | null;
  /** "Dinner at 8" isn't in the morning, "breakfast at 8" is; null if nothing says. */
  readonly half: 'morning' | 'night' | null;
}

export function timesIn(words: readonly string[], now: number): SaidTimes {
  const meal = words.find((word) => MEAL_MINUTES.has(word));
  const isNight = words.includes('tonight') || /^(dinner|evening|night)$/.test(meal ?? '');
  const isMorning = /^(breakfast|brunch|morning)$/.test(meal ?? '');
  const half = isNight ? 'night' : isMorning ? 'morning' : null;
  const day = firstOf(words, ([word = '']) => dayOf(word, { now, isShortFine: false }));
  const hour = firstOf(words, (rest) => hourAt(rest, now, { day, half }));
  return { meal, day, minute: hour?.minute ?? null, half };
}

function firstOf<T>(words: readonly string[], read: (rest: readonly string[]) => T | null): T | null {
  return words.reduce<T | null>((found, _, at) => found ?? read(words.slice(at)), null);
}

/**
 * Parses a time at the start of the words ("Sunday", "Sunday at 9 pm", "at 9", "tonight"), or returns null. What is
 * missing is `said` elsewhere: "Sunday brunch" isn't Sunday evening. A clock time in the past means the next day: in the
 * evening, "until 1 am" is tonight.
 */
export function timeAt(
  words: readonly string[],
  now: number,
  said: SaidTimes,
): { readonly meaning: Meaning; readonly length: number } | null {
  const open = words[0] === 'open' ? 1 : 0;
  const at = open + Number(words[open] === 'on');
  const isThis = words[at] === 'this' && PARTS_OF_DAY.includes(words[at + 1] ?? '');
  const here = isThis ? Math.floor(now / DAY) : dayOf(words[at] ?? '', { now, isShortFine: at > 0 });
  const hourFrom = here === null ? open : at + 1;
  const day = here ?? said.day;
  const hour = hourAt(words.slice(hourFrom), now, { day, half: said.half });
  if (here === null && hour === null) return null;
  const usual = words[at] === 'tonight' ? TONIGHT : (MEAL_MINUTES.get(said.meal ?? 'dinner') ?? 0);
  const minute = hour?.minute ?? said.minute ?? usual;
  const isOver = minute < (now % DAY) - JUST_NOW;
  const isNextDay = isOver && (day === null || (words.includes('tonight') && minute < NOON));
  const openAt = ((day ?? Math.floor(now / DAY)) * DAY + minute + (isNextDay ? DAY : 0)) % WEEK;
  const end = hourFrom + (hour?.length ?? 0);
  // "At 10 tonight", "Saturday morning".
  const isSaidAfter = hour ? words[end] === 'tonight' : PARTS_OF_DAY.includes(words[end] ?? '');
  const meaning: Meaning = { kind: 'time', label: labelOf(openAt), filters: { openAt } };
  return { meaning, length: end + Number(isSaidAfter) };
}

export interface Calendar {
  /** Minutes since Monday 00:00; null: don't interpret times. */
  readonly now: number | null;
  /** `YYYY-MM-DD`; null: don't interpret dates. */
  readonly today?: string | null | undefined;
  /** The next day (`YYYY-MM-DD`) of a holiday from a day on; null if the region doesn't have it. */
  readonly dateOfHoliday?: ((name: string, today: string) => string | null) | undefined;
}

/** What "now", "on Christmas Eve" or "new this month" means today; null if that isn't known. */
export function meaningOn(meaning: Meaning, { now, today, dateOfHoliday }: Calendar): Meaning | null {
  const { isNow, holiday, openedWithin } = meaning.when ?? {};
  if (isNow) return now === null ? null : { ...meaning, filters: { openAt: now } };
  if (!today) return null;
  if (openedWithin !== undefined) {
    const openedSince = openedWithinDays(daysOf(openedWithin, today), today);
    return { ...meaning, label: 'New', filters: { openedSince } };
  }
  const openOn = holiday === undefined ? null : (dateOfHoliday?.(holiday, today) ?? null);
  return openOn === null ? null : { ...meaning, label: `Open ${holiday}`, filters: { openOn } };
}

function daysOf(openedWithin: string, today: string): number {
  if (openedWithin === 'lately') return LATELY_DAYS;
  return openedWithin === 'month' ? Number(today.slice(8)) - 1 : Number(openedWithin);
}

/** The minute meant by "lunch" or "dinner" alone: now during the meal, otherwise its next start. Null for other words. */
export function minuteOfMeal(word: string, now: number): number | null {
  const [start, end] = [MEAL_MINUTES.get(word), MEAL_ENDS[word]];
  if (start === undefined || end === undefined) return null;
  const minute = now % DAY;
  if (minute >= start && minute < end) return now;
  return (now - minute + start + (minute < start ? 0 : DAY)) % WEEK;
}

/** Abbreviations ("Sun", "Sat") may be parts of names, so they need "open" or "on" before them. */
function dayOf(word: string, { now, isShortFine }: { now: number; isShortFine: boolean }): number | null {
  const today = Math.floor(now / DAY);
  if (word === 'today' || word === 'tonight') return today;
  if (word === 'tomorrow') return (today + 1) % 7;
  if (word === 'weekend') return Math.max(today, SATURDAY);
  const singular = word.length > 6 ? word.replace(/s$/, '') : word;
  const day = DAY_NAMES.findIndex((name) => {
    const known = name.toLowerCase();
    return known === singular || (isShortFine && word.length >= 3 && known.startsWith(word));
  });
  return day < 0 ? null : day;
}

interface Hour {
  readonly minute: number;
  readonly length: number;
}

/** "After work", or an hour of the clock. */
function hourAt(
  words: readonly string[],
  now: number,
  { day, half }: Pick<SaidTimes, 'day' | 'half'>,
): Hour | null {
  const isToday = day === null || day === Math.floor(now / DAY);
  for (const length of [2, 3]) {
    const minute = MOMENT_MINUTES.get(words.slice(0, length).join(' '));
    if (minute !== undefined) return { minute: isToday ? Math.max(minute, now % DAY) : minute, length };
  }
  return clockAt(words, half);
}

/** "at 9 pm", "9pm", "at 9", "at nine", "9 30 pm", "before 7 am": colons and spaces aren't tokens. */
const CLOCK = new RegExp(
  `^(?:(at|after|until|till|past|before) )?(?:(\\d{1,2})(?: ?([0-5]\\d)(?!\\d))?|(${HOURS_IN_WORDS.join('|')})) ?(am|pm)?(?![a-z0-9])`,
);

function clockAt(words: readonly string[], meant: SaidTimes['half']): Hour | null {
  const [taken, how, digits, minutes = '0', word, half] = CLOCK.exec(words.slice(0, 4).join(' ')) ?? [];
  // A bare number is probably part of a name or an address.
  if (taken === undefined || (how === undefined && (half === undefined || word !== undefined))) return null;
  const hour = word === undefined ? Number(digits) : HOURS_IN_WORDS.indexOf(word) + 1;
  if (hour > (half === undefined ? 23 : 12)) return null;
  const minute = hourOfDay(hour, half, meant) * 60 + Number(minutes);
  return { minute: how === 'before' ? Math.max(0, minute - HALF_AN_HOUR) : minute, length: lengthOf(taken) };
}

function hourOfDay(hour: number, half: string | undefined, meant: SaidTimes['half']): number {
  if (half !== undefined) return (hour % 12) + (half === 'pm' ? 12 : 0);
  if (hour > 12) return hour;
  if (meant === 'night') return hour % 12 <= LAST_HOUR_OF_NIGHT ? hour % 12 : hour + 12;
  const first = meant === 'morning' ? FIRST_BREAKFAST_HOUR : FIRST_MORNING_HOUR;
  return hour > 0 && hour < first ? hour + 12 : hour;
}

function labelOf(openAt: number): string {
  const minute = openAt % DAY;
  const hour = Math.floor(minute / 60);
  const minutes = minute % 60 === 0 ? '' : `:${String(minute % 60).padStart(2, '0')}`;
  return `Open ${DAY_NAMES[Math.floor(openAt / DAY)]} ${hour % 12 || 12}${minutes} ${minute < NOON ? 'a.m.' : 'p.m.'}`;
}
