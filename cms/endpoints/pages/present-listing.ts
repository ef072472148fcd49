import { byRating } from '#domain/places/rated';
import type { ListedFacts } from '#domain/words/listing-facts';
import { paragraphsOf } from '#domain/words/paragraphs';
import { PLACES_PER_PAGE } from '#domain/words/search-words';
import * as texts from '#texts';
import type { Payload } from 'payload';
import { presentRestaurant } from '../../presenters/restaurant.ts';
import type { StoredListingRules } from '../../queries/settings.ts';
import { listListedByIds, type RankedPlace } from '../../queries/restaurants.ts';

/** Above the list, which starts on the first screen. */
const LEAD_SENTENCES = 3;

interface Listing {
  /** All places of the list, in any order. */
  readonly places: readonly RankedPlace[];
  readonly rules: Pick<StoredListingRules, 'hiddenCategories'>;
  /** 1-based. */
  readonly page: number;
  /** An editor's text about the list. */
  readonly text: string | null;
  /** Facts from the data: below the list, or above it without `text`. */
  readonly aboutList: (ranked: readonly ListedFacts[]) => string;
}

/** The facts about a cuisine's or neighborhood's list, and one page of it. */
export async function presentListing(payload: Payload, { places, rules, page, text, aboutList }: Listing) {
  const ranked = places.toSorted(byRating);
  const shown = ranked.slice((page - 1) * PLACES_PER_PAGE, page * PLACES_PER_PAGE);
  const docs = await listListedByIds(
    payload,
    shown.map(({ id }) => id),
  );
  const written = paragraphsOf(text);
  const first = (paragraphs: number) => written.slice(0, paragraphs).join(' ');
  const isEnough = (said: string) => (said.match(/[.!?](?= |$)/g)?.length ?? 0) >= LEAD_SENTENCES;
  let leading = 0;
  while (leading < written.length && !isEnough(first(leading))) leading += 1;
  const facts = aboutList(ranked);
  return {
    count: ranked.length,
    page,
    restaurants: docs.map(presentRestaurant),
    hiddenCategories: rules.hiddenCategories.filter((hidden) =>
      docs.some(({ category }) => category === hidden),
    ),
    lead: first(leading) || facts,
    about: [...written.slice(leading), ...(leading === 0 ? [] : [facts]), texts.listing.method()],
  };
}
