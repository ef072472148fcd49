import { fingerprintOf, type IndexedRestaurant } from '../indexed-restaurant.ts';
import { FACET_NAMES, FACETS } from '../query.ts';
import { phoneDigits, searchKey, type Fold } from '../search-terms.ts';
import { markValue } from './exact-value.ts';
import { orderKey } from './order-key.ts';

/** Spans a document can hold: four a day and the cut at Sunday midnight. More are not indexed. */
export const MOST_OPEN_SPANS = 30;

export interface IndexedDocument {
  readonly id: number;
  readonly [field: string]: unknown;
}

/** A place as Meilisearch stores it. A field that is not there is unknown: it passes no filter and sorts last. */
export function documentOf(fold: Fold, place: IndexedRestaurant): IndexedDocument {
  const nameKey = searchKey(fold, place.name);
  const elsewhere = [place.category, place.neighborhood, place.address];
  if (place.phone !== undefined) elsewhere.push(phoneDigits(place.phone));
  if (place.description !== undefined) elsewhere.push(place.description);
  return {
    id: place.id,
    fingerprint: fingerprintOf(place),
    nameKey,
    orderKey: orderKey(place, nameKey),
    nameStarts: wordStarts(nameKey),
    nameTails: tails(nameKey),
    elsewhere: elsewhere.map((text) => searchKey(fold, text)),
    ...facetsOf(place),
    tags: place.tags.map(markValue),
    ...withoutUnknown({ rating: place.rating, reviewCount: place.reviewCount }),
    ...locationOf(place),
    ...Object.fromEntries(
      place.openMinutes.slice(0, MOST_OPEN_SPANS).flatMap(({ from, to }, index) => [
        [`openFrom${index}`, from],
        [`openTo${index}`, to],
      ]),
    ),
  };
}

/** Everything the text could be cut down to from its start: a text contains what one of its tails starts with. */
function tails(text: string): string[] {
  const letters = [...text];
  return letters.map((_, index) => letters.slice(index).join(''));
}

function wordStarts(text: string): string[] {
  return [...text.matchAll(/(?<![\p{L}\p{N}])[\p{L}\p{N}]/gu)].map(({ index }) => text.slice(index));
}

function facetsOf(place: IndexedRestaurant): Record<string, string> {
  return Object.fromEntries(
    FACET_NAMES.flatMap((name) => {
      const value = place[FACETS[name].field];
      return value === null ? [] : [[name, markValue(value)]];
    }),
  );
}

function withoutUnknown(fields: Readonly<Record<string, number | null>>): Record<string, number | null> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));
}

function locationOf({ latitude, longitude }: IndexedRestaurant) {
  return latitude === null || longitude === null ? {} : { _geo: { lat: latitude, lng: longitude } };
}
