import type { SearchAnswer, SearchHit, SearchQuery, Suggestions } from '#contract/search';
import { distanceMiles, locationOf } from '#domain/places/distance';
import type { RestaurantDoc } from '../queries/restaurants.ts';
import type { FoundPlaces, FoundSuggestions, NearestNames } from '../queries/search.ts';
import { presentRestaurant } from './restaurant.ts';

export function presentSearch(
  query: SearchQuery,
  { docs, total, facets, understood: { parts, text, wordsGivenUp } }: FoundPlaces,
  instead: NearestNames,
): SearchAnswer {
  return {
    hits: docs.map((doc) => presentHit(doc, query)),
    total,
    page: query.page,
    perPage: query.perPage,
    facets: {
      cuisine: [...facets.cuisine],
      neighborhood: [...facets.neighborhood],
      price: [...facets.price],
    },
    understood: {
      parts: parts.map(({ kind, typed, label, hasGivenWay }) => ({
        kind,
        typed,
        label,
        gaveWay: hasGivenWay,
      })),
      text,
      wordsGivenUp,
    },
    instead,
  };
}

export function presentSuggestions({ docs, cuisines, neighborhoods }: FoundSuggestions): Suggestions {
  return {
    restaurants: docs.map(({ id, name, category, neighborhood }) => ({ id, name, category, neighborhood })),
    cuisines,
    neighborhoods,
  };
}

function presentHit(doc: RestaurantDoc, { lat, lng }: SearchQuery): SearchHit {
  const place = presentRestaurant(doc);
  const location = locationOf(place);
  if (lat === undefined || lng === undefined || !location) return place;
  return { ...place, distanceMiles: distanceMiles({ latitude: lat, longitude: lng }, location) };
}
