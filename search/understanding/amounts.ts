import { PRICES } from './next-prices.ts';
import type { Meaning } from './phrases.ts';
import table from './words.json' with { type: 'json' };

/** A number that says something, at the start of some words. A party that any place has room for has no meaning. */
interface Amount {
  readonly meaning: Meaning | null;
  readonly length: number;
}

const LIMITS: readonly [amount: number, prices: readonly string[]][] = [
  [25, ['$']],
  [50, ['$', '$$']],
  [100, ['$', '$$', '$$$']],
  [Infinity, PRICES],
];

const MONEY = table.money.split(', ');
const BOUND = /^(under|below|less than|over|above|more than)( |$)/;

/**
 * "under $20", "less than 20 dollars", "below 20", "for $20"; "over $50", "more than 50 dollars". A price level is one
 * person's: $60 for two is $30.
 */
export function budgetAt(words: readonly string[], people: number): Amount | null {
  const bound = BOUND.exec(words.slice(0, 2).join(' '))?.[1] ?? '';
  const after = bound === '' ? 0 : bound.split(' ').length;
  const signs = Number(words[after] === '$');
  const amount = Number(words[after + signs]);
  const length = after + signs + 1;
  const spoken = Number(MONEY.includes(words[length] ?? ''));
  const isOver = /^(over|above|more)/.test(bound);
  // "Under 20" is a price; "over 20" could be years or guests.
  const isMoney = signs + spoken > 0 || (bound !== '' && !isOver);
  if (!isMoney || !Number.isInteger(amount) || amount <= 0) return null;
  const within = LIMITS.find(([most]) => amount / people <= most)?.[1] ?? [];
  const prices = isOver ? PRICES.filter((price) => price === '$$$$' || !within.includes(price)) : within;
  const label = `${isOver ? 'Over' : 'Under'} $${amount}${people > 1 ? ` for ${people}` : ''}`;
  return { meaning: { kind: 'price', label, filters: { prices } }, length: length + spoken };
}

const SIZES = new Map(table.numbers.split(', ').map((word, index) => [word, index + 2]));
const PEOPLE = table.people.split(', ').join('|');
const CHILDREN = table.children.split(', ').join('|');
const PARTY = new RegExp(
  `^(?:(?:(?:party|group|table|reservation|crew) )?(?:of|for) (\\w+)(?: (?:${PEOPLE}|of us))?|(\\w+) (?:${PEOPLE}|of us)|(\\w+)(?= (?:${CHILDREN})(?: |$)))(?= |$)(?! (?:${MONEY.join('|')}|hours?|hrs?|minutes?|days?)(?: |$))`,
);
/** A party of six or more is a group. */
const GROUP_FROM = 6;
const MAX_PEOPLE = 200;

/** "table for 8", "party of six", "for twelve", "ten people". */
export function partyAt(words: readonly string[]): (Amount & { readonly people: number }) | null {
  const [taken, first, second, children] = PARTY.exec(words.slice(0, 6).join(' ')) ?? [];
  const size = first ?? second ?? children ?? '';
  const people = SIZES.get(size) ?? (/^\d{1,3}$/.test(size) ? Number(size) : 0);
  if (taken === undefined || people < 1 || people > MAX_PEOPLE) return null;
  const isGroup = people >= GROUP_FROM;
  const meaning: Meaning = { kind: 'occasion', label: 'Groups', filters: { tags: ['groups'] } };
  return { meaning: isGroup ? meaning : null, length: taken.split(' ').length, people };
}
