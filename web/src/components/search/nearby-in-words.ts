import CITY from '#city/region.json';
import type { SearchAnswer } from '#contract/search';
import { placeCountLabel } from '#domain/words/headings';

type Answer = Pick<SearchAnswer, 'total' | 'hits'>;

/** Farther than anyone drives for dinner: readers beyond this distance get a notice. */
const FAR_MILES = 25;

/** `The 20 closest of 642 restaurants`, because nearby shows only the closest. */
export function nearbyCountInWords({ total, hits }: Answer): string {
  return total > hits.length
    ? `The ${hits.length} closest of ${placeCountLabel(total)}`
    : placeCountLabel(total);
}

/** How far away even the closest place is, or null if it is within reach; `hits` start with the closest. */
export function farInWords({ hits: [closest] }: Pick<Answer, 'hits'>): string | null {
  const miles = closest?.distanceMiles;
  if (miles === undefined || miles < FAR_MILES) return null;
  return `You’re about ${Math.round(miles).toLocaleString('en-US')} miles away. Every place here is in or around ${CITY.name}.`;
}
