import { region } from '#city';

/** Counts, money, prices and distances, as the city's language and country write them. */

const COUNT = new Intl.NumberFormat(region.language);
const PER_MILE = region.distanceUnit === 'mile' ? 1 : 1.609344;

/** "1,204" */
export function countText(count: number): string {
  return COUNT.format(count);
}

/** An amount of the city's currency: "$100", "$12.50". */
export function moneyText(amount: number): string {
  return new Intl.NumberFormat(region.language, {
    style: 'currency',
    currency: region.currency,
    currencyDisplay: 'narrowSymbol',
    trailingZeroDisplay: 'stripIfInteger',
  }).format(amount);
}

/** A price range, which is stored in dollar signs, in the city's currency: "$$" or "€€". */
export function priceText(range: string): string {
  return range.replaceAll('$', () => region.priceSign);
}

/** A distance in miles to the tenth of a mile or kilometer that readers see. */
export function roundMiles(miles: number): number {
  return Math.round(miles * PER_MILE * 10) / 10 / PER_MILE;
}

/** "2.0 miles", "400 kilometers" */
export function distanceText(miles: number, digits: 0 | 1): string {
  return new Intl.NumberFormat(region.language, {
    style: 'unit',
    unit: region.distanceUnit,
    unitDisplay: 'long',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(miles * PER_MILE);
}

/** The distance on a card, with one decimal. */
export function distanceLabel(miles: number): string {
  const tenths = Math.round(miles * PER_MILE * 10);
  return tenths === 0
    ? `Less than ${distanceText(0.1 / PER_MILE, 1)} away`
    : `${distanceText(miles, 1)} away`;
}
