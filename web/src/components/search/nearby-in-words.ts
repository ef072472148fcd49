import type { SearchAnswer } from '#contract/search';
import { placeCountLabel } from '#domain/words/headings';

type Answer = Pick<SearchAnswer, 'total' | 'hits'>;

/** Nobody drives farther for dinner: who is not around Baltimore reads so. */
const FAR_MILES = 25;

/** `The 20 closest of 642 restaurants`: nearby shows no more than that. */
export function nearbyCountInWords({ total, hits }: Answer): string {
  return total > hits.length
    ? `The ${hits.length} closest of ${placeCountLabel(total)}`
    : placeCountLabel(total);
}

/** How far away all of it is, or null where a reader can go there; `hits` begin with the closest. */
export function farInWords({ hits: [closest] }: Pick<Answer, 'hits'>): string | null {
  const miles = closest?.distanceMiles;
  if (miles === undefined || miles < FAR_MILES) return null;
  return `You’re about ${Math.round(miles).toLocaleString('en-US')} miles away. Every place here is in or around Baltimore.`;
}
