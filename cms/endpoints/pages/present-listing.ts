import { byRating } from '#domain/places/rated';
import { LISTING_METHOD, listingFact, type ListedFacts, type Varying } from '#domain/words/listing-facts';
import { paragraphsOf } from '#domain/words/paragraphs';
import { PLACES_PER_PAGE } from '#domain/words/search-words';
import { presentRestaurant } from '../../presenters/restaurant.ts';
import type { RestaurantDoc } from '../../queries/restaurant-doc.ts';

interface Listing {
  readonly docs: RestaurantDoc[];
  /** From 1. */
  readonly page: number;
  readonly varying: Varying;
  /** An editor's text about the list. */
  readonly text: string | null;
  /** What is said without one. */
  readonly aboutList: (places: readonly ListedFacts[]) => readonly string[];
}

/** What the pages of a cuisine and of a neighborhood say about their list, and a page of it. */
export function presentListing({ docs, page, varying, text, aboutList }: Listing) {
  const ranked = docs.toSorted(byRating);
  const written = paragraphsOf(text);
  return {
    count: ranked.length,
    page,
    restaurants: ranked.slice((page - 1) * PLACES_PER_PAGE, page * PLACES_PER_PAGE).map(presentRestaurant),
    fact: listingFact(ranked, varying),
    about: written.length > 0 ? [...written, LISTING_METHOD] : [...aboutList(ranked)],
  };
}
