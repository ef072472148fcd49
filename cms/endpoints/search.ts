import type { SearchQuery } from '#contract/search';
import { cityDay } from '#domain/calendar/city-time';
import { searchGapText } from '#domain/words/search-gap';
import type { Payload } from 'payload';
import { fleeting } from '../calls/call-answer.ts';
import type { SomeHandlers } from '../calls/handler.ts';
import { countSearchGap } from '../commands/search-gaps.ts';
import { presentSearch, presentPins, presentSuggestions } from '../presenters/search.ts';
import {
  type FoundPlaces,
  findNearestNames,
  findPlaces,
  findPins,
  findSuggestions,
} from '../queries/search.ts';

/** True for a response that depends on the time or on someone's location. */
function isFleeting(query: SearchQuery, { parts }: FoundPlaces['understood']): boolean {
  return query.openNow || query.lat !== undefined || parts.some(({ kind }) => kind === 'time');
}

const MAX_PLACES = 5;
const MAX_NAMES = 3;

const NO_SUGGESTIONS = {
  restaurants: [],
  cuisines: [],
  neighborhoods: [],
  completions: [],
  namesFirst: false,
};

export const searchHandlers = {
  searchRestaurants: async ({ query, req: { payload } }) => {
    const now = new Date();
    const found = await findPlaces(payload, query, now);
    const isEmpty = found.total === 0 && query.q.trim() !== '';
    // A query with dropped parts is also a gap: no place matches all of it.
    const isGap = isEmpty || hasGivenWay(found.understood);
    const instead = isEmpty ? await findNearestNames(payload, query.q) : { cuisines: [], neighborhoods: [] };
    // Runs in the background.
    if (isGap && !found.isFiltered) void noteGap(payload, query.q, now);
    // Not cached if it depends on the time or a location, or must be counted again.
    return fleeting(presentSearch(query, found, instead), isGap || isFleeting(query, found.understood));
  },

  listPins: async ({ query, req: { payload } }) => {
    const found = await findPins(payload, query, new Date());
    return fleeting(presentPins(found), isFleeting(query, found.understood));
  },

  suggest: async ({ query, req: { payload } }) => {
    if (query.q.trim() === '') return NO_SUGGESTIONS;
    const found = await findSuggestions(
      payload,
      query.q,
      { places: MAX_PLACES, names: MAX_NAMES },
      new Date(),
    );
    return fleeting(
      presentSuggestions(query.q, found),
      found.completions.some(({ isTimed }) => isTimed),
    );
  },
} satisfies SomeHandlers;

function hasGivenWay({ parts, wordsGivenUp }: FoundPlaces['understood']): boolean {
  return wordsGivenUp !== '' || parts.some((part) => part.hasGivenWay);
}

/** Logs failures instead of throwing: the response must not depend on the count. */
async function noteGap(payload: Payload, query: string, now: Date): Promise<void> {
  const text = searchGapText(query);
  if (text === null) return;
  await countSearchGap(payload, { query: text, day: cityDay(now) }).catch((error: unknown) =>
    payload.logger.warn({ err: error }, 'A search without a hit could not be counted'),
  );
}
