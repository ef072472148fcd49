import { region } from '#city';

/** Counts, money, prices and distances, as the city's language and country write them. */

const COUNT = new Intl.NumberFormat(region.language);
const MONEY = new Intl.NumberFormat(region.language, {
  style: 'currency',
  currency: region.currency,
  currencyDisplay: 'narrowSymbol',
  maximumFractionDigits: 0,
});
/** Countries that measure roads in miles. */
const MILES_IN = ['US', 'GB', 'LR', 'MM'];
const LENGTH = MILES_IN.includes(region.country)
  ? ({ unit: 'mile', perMile: 1 } as const)
  : ({ unit: 'kilometer', perMile: 1.609344 } as const);

/** "1,204" */
export function countText(count: number): string {
  return COUNT.format(count);
}

/** An amount of the city's currency: "$100". */
export function moneyText(amount: number): string {
  return MONEY.format(amount);
}

const [SYMBOL = '$', ...moreSymbols] =
  MONEY.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? '';
/** What a price range is written with; a currency of several letters has no such sign. */
export const CURRENCY_SIGN = moreSymbols.length === 0 ? SYMBOL : '$';

/** "dollar" */
export const CURRENCY_WORD =
  new Intl.DisplayNames(region.language, { type: 'currency' })
    .of(region.currency)
    ?.split(' ')
    .at(-1)
    ?.toLowerCase() ?? region.currency;

/** A price range, which is stored in dollar signs, in the city's currency: "$$" or "€€". */
export function priceText(range: string): string {
  return range.replaceAll('$', () => CURRENCY_SIGN);
}

/** A distance in miles to the tenth of a mile or kilometer that readers see. */
export function roundMiles(miles: number): number {
  return Math.round(miles * LENGTH.perMile * 10) / 10 / LENGTH.perMile;
}

/** "2.0 miles", "400 kilometers" */
export function distanceText(miles: number, digits: 0 | 1): string {
  return new Intl.NumberFormat(region.language, {
    style: 'unit',
    unit: LENGTH.unit,
    unitDisplay: 'long',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(miles * LENGTH.perMile);
}

/** The distance on a card, with one decimal. */
export function distanceLabel(miles: number): string {
  const tenths = Math.round(miles * LENGTH.perMile * 10);
  return tenths === 0
    ? `Less than ${distanceText(0.1 / LENGTH.perMile, 1)} away`
    : `${distanceText(miles, 1)} away`;
}
