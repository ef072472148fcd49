import type { IndexedRestaurant } from '../indexed-restaurant.ts';

/** A place as a judge looks at it: what a diner would read on its page. */
export interface JudgedPlace {
  readonly id: number;
  readonly name: string;
  readonly description: string;
  readonly category: string;
  readonly neighborhood: string;
  readonly address: string;
  readonly phone: string | null;
  readonly priceRange: string | null;
  readonly rating: number | null;
  readonly tags: readonly string[];
  /** What it is known for, its specialty first. */
  readonly dishes?: readonly string[] | undefined;
  /** For a while. */
  readonly isClosed: boolean;
  /** `null` if unknown. */
  readonly openedDaysAgo: number | null;
  /** The special days (`YYYY-MM-DD`) on which it says that it is open, and those on which it is closed. */
  readonly openOn: readonly string[];
  readonly closedOn: readonly string[];
  /** Minutes since Monday, midnight; `to` is not included. */
  readonly openMinutes: readonly { readonly from: number; readonly to: number }[];
}

export type Predicate = (place: JudgedPlace, now: number) => boolean;

/** What the index knows of a place, on a day (`YYYY-MM-DD`). */
export function judgedPlaceOf(place: IndexedRestaurant, today: string): JudgedPlace {
  const { description = '', phone = null, openedOn } = place;
  const openedDaysAgo = openedOn === null ? null : (Date.parse(today) - Date.parse(openedOn)) / DAY_MS;
  return { ...place, description, phone, openedDaysAgo };
}

const DAY_MS = 24 * 60 * 60 * 1_000;
const DAY = 24 * 60;
const WEEK = 7 * DAY;
const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const LATE = 23.5 * 60;
const LATELY_DAYS = 120;
const LONG_AGO_DAYS = 365;

const HOLIDAYS: Readonly<Record<string, RegExp>> = {
  thanksgiving: /-11-2[2-8]$/,
  'christmas eve': /-12-24$/,
  christmas: /-12-25$/,
  'new year’s eve': /-12-31$/,
  'new year’s day': /-01-01$/,
};

type Condition = (place: JudgedPlace, value: string, now: number) => boolean;

/** What a judge may ask of a place. */
const CONDITIONS: Readonly<Record<string, Condition>> = {
  name: ({ name }, value) => plain(name).includes(plain(value)),
  /** In name, description or what it is known for. */
  says: ({ name, description, dishes = [] }, value) =>
    plain([name, description, ...dishes].join(' ')).includes(plain(value)),
  dish: ({ dishes = [] }, value) => dishes.some((dish) => plain(dish).includes(plain(value))),
  specialty: ({ dishes: [first = ''] = [] }, value) => plain(first).includes(plain(value)),
  cuisine: ({ category }, value) => category === value,
  in: ({ neighborhood }, value) => neighborhood === value,
  price: ({ priceRange }, value) => priceRange === value,
  rated: ({ rating }, value) => rating !== null && rating >= Number(value),
  tag: ({ tags }, value) => tags.includes(value),
  street: ({ address }, value) => plain(address).includes(plain(value)),
  phone: ({ phone }, value) => digits(phone ?? '') === value,
  open: isOpen,
  /** `now`, or a holiday. */
  closed: ({ isClosed, closedOn }, value) => (value === 'now' ? isClosed : hasHoliday(closedOn, value)),
  /** `lately`, or `long ago`. */
  opened: ({ openedDaysAgo }, value) =>
    openedDaysAgo !== null &&
    (value === 'lately' ? openedDaysAgo <= LATELY_DAYS : openedDaysAgo > LONG_AGO_DAYS),
  holiday: ({ openOn }, value) => hasHoliday(openOn, value),
};

/**
 * `cuisine=Pizza;Italian && !in=Canton ; cuisine=Pizza`: any of the values, all of the conditions, any of the groups;
 * `*`: all places; `-`: none.
 */
export function parsePredicate(text: string): Predicate {
  if (text === '*' || text === '-') return () => text === '*';
  const groups = text.split(' ; ').map((group) => group.split(' && ').map(parseCondition));
  return (place, now) => groups.some((group) => group.every((holds) => holds(place, now)));
}

function parseCondition(text: string): Predicate {
  const [, not, key = '', list = ''] = /^\s*(!?)(\w+)=(.+)$/.exec(text) ?? [];
  const condition = CONDITIONS[key];
  if (!condition) throw new Error(`No judge understands "${text}".`);
  const values = list.split(';');
  return (place, now) => values.some((value) => condition(place, value, now)) !== (not === '!');
}

/** `now`; `late`: at half past eleven on some day; `sun`: on that day; `fri23`, `today20`, `any21`: on the hour. */
function isOpen({ openMinutes }: JudgedPlace, value: string, now: number): boolean {
  const isOpenAt = (minute: number) =>
    openMinutes.some(({ from, to }) => from <= minute % WEEK && minute % WEEK < to);
  const onSomeDay = (minute: number) => DAYS.some((_, day) => isOpenAt(day * DAY + minute));
  if (value === 'now') return isOpenAt(now);
  if (value === 'late') return onSomeDay(LATE);
  const [, day = '', hour = ''] = /^(\D+)(\d*)$/.exec(value) ?? [];
  const from = day === 'today' ? now - (now % DAY) : DAYS.indexOf(day) * DAY;
  if (hour === '') return openMinutes.some((span) => span.from < from + DAY && span.to > from);
  return day === 'any' ? onSomeDay(Number(hour) * 60) : isOpenAt(from + Number(hour) * 60);
}

function hasHoliday(dates: readonly string[], holiday: string): boolean {
  return dates.some((date) => HOLIDAYS[holiday]?.test(date));
}

function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{Mark}'’]/gu, '')
    .toLowerCase();
}

function digits(text: string): string {
  return text.replace(/\D/g, '');
}
