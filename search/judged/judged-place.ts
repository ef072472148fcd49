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
  readonly tags: readonly string[];
  /** What it is known for. */
  readonly dishes?: readonly string[] | undefined;
  /** Minutes since Monday, midnight; `to` is not included. */
  readonly openMinutes: readonly { readonly from: number; readonly to: number }[];
}

export type Predicate = (place: JudgedPlace, now: number) => boolean;

const DAY = 24 * 60;
const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const LATE = 23.5 * 60;

type Condition = (place: JudgedPlace, value: string, now: number) => boolean;

/** What a judge may ask of a place. */
const CONDITIONS: Readonly<Record<string, Condition>> = {
  name: ({ name }, value) => plain(name).includes(plain(value)),
  /** In name, description or what it is known for. */
  says: ({ name, description, dishes = [] }, value) =>
    plain([name, description, ...dishes].join(' ')).includes(plain(value)),
  cuisine: ({ category }, value) => category === value,
  in: ({ neighborhood }, value) => neighborhood === value,
  price: ({ priceRange }, value) => priceRange === value,
  tag: ({ tags }, value) => tags.includes(value),
  street: ({ address }, value) => plain(address).includes(plain(value)),
  phone: ({ phone }, value) => digits(phone ?? '') === value,
  open: isOpen,
};

/** `cuisine=Pizza;Italian && in=Canton ; cuisine=Pizza`: any of the values, all of the conditions, any of the groups. */
export function parsePredicate(text: string): Predicate {
  if (text === '*') return () => true;
  const groups = text.split(' ; ').map((group) => group.split(' && ').map(parseCondition));
  return (place, now) => groups.some((group) => group.every((holds) => holds(place, now)));
}

function parseCondition(text: string): Predicate {
  const [key = '', list = ''] = text.trim().split('=');
  const condition = CONDITIONS[key];
  if (!condition || list === '') throw new Error(`No judge understands "${text}".`);
  const values = list.split(';');
  return (place, now) => values.some((value) => condition(place, value, now));
}

/** `now`; `late`: at half past eleven on some day; `sun`: on that day; `any21`: at nine in the evening on some day. */
function isOpen({ openMinutes }: JudgedPlace, value: string, now: number): boolean {
  const isOpenAt = (minute: number) => openMinutes.some(({ from, to }) => from <= minute && minute < to);
  const onSomeDay = (minute: number) => DAYS.some((_, day) => isOpenAt(day * DAY + minute));
  if (value === 'now') return isOpenAt(now);
  if (value === 'late') return onSomeDay(LATE);
  if (value.startsWith('any')) return onSomeDay(Number(value.slice(3)) * 60);
  const from = DAYS.indexOf(value) * DAY;
  return openMinutes.some((span) => span.from < from + DAY && span.to > from);
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
