import { region } from '#city';
import KEY_WORDS from './key-words.json' with { type: 'json' };
import { PRICE_RANGES, type PriceRange } from '../places/price-range.ts';

const WORDS = new Map(Object.entries(KEY_WORDS.prices));
/** "dollar" */
const CURRENCY =
  new Intl.DisplayNames(region.language, { type: 'currency' }).of(region.currency)?.split(' ').at(-1) ??
  region.currency;
/** A currency's sign, or the city's by code or name. */
const MONEY = new RegExp(`\\p{Sc}|${CURRENCY}|${region.currency}`, 'iu');
/** The highest dinner price of each tier, in the city's currency; anything above is the top tier. */
const HIGHEST = [15, 30, 50] as const;

/**
 * A price range in dollar signs, from signs, a number of signs, a word, or amounts ("$31 to $50"); of a range
 * ("$$ - $$$") its upper end.
 */
export function normalizePrice(text: string): PriceRange | undefined {
  const said = text
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, ' ')
    .replace(/^price level /, '');
  // Of a range, and of signs beside a word, the last signs.
  const signs = /\d|\p{L}\p{Sc}/u.test(said) ? undefined : said.match(/\p{Sc}+/gu)?.at(-1);
  if (signs !== undefined) return PRICE_RANGES[signs.length - 1];
  if (/^[1-4](\.0)?$/.test(said)) return PRICE_RANGES[Number(said) - 1];
  const word = PRICE_RANGES.find((price) => price === WORDS.get(said));
  if (word) return word;
  const amounts = said.match(/\d+/g)?.map(Number);
  if (!amounts || !MONEY.test(said)) return undefined;
  if (/over|above|more|\+/.test(said) && amounts.length === 1) return tierOf((amounts[0] ?? 0) + 1);
  return tierOf(Math.max(...amounts));
}

function tierOf(amount: number): PriceRange {
  return PRICE_RANGES[HIGHEST.findIndex((most) => amount <= most)] ?? '$$$$';
}
