import type { searchRestaurants as operation } from '#contract/search';
import { baltimoreDay } from '#domain/calendar/baltimore-day';
import { searchGapText } from '#domain/words/search-gap';
import type { Payload } from 'payload';
import type { Handler } from '../../calls/handler.ts';
import { countSearchGap } from '../../commands/count-search-gap.ts';
import { presentSearch } from '../../presenters/search.ts';
import { isFleeting } from './is-fleeting.ts';
import { findNearestNames, findPlaces, type FoundPlaces } from '../../queries/search.ts';

export const searchRestaurants: Handler<typeof operation> = async ({ query, req: { payload } }) => {
  const now = new Date();
  const found = await findPlaces(payload, query, now);
  const isEmpty = found.total === 0 && query.q.trim() !== '';
  // What was given up is a gap as well: nothing has all that was asked for.
  const isGap = isEmpty || hasGivenWay(found.understood);
  const instead = isEmpty ? await findNearestNames(payload, query.q) : { cuisines: [], neighborhoods: [] };
  // No answer waits for the count.
  if (isGap && !found.isFiltered) void noteGap(payload, query.q, now);
  return {
    status: 200,
    // An answer that the clock changes, that tells where somebody is, or that wants counting again is not kept.
    ...((isGap || isFleeting(query, found.understood)) && { headers: { 'cache-control': 'no-store' } }),
    body: presentSearch(query, found, instead),
  };
};

function hasGivenWay({ parts, wordsGivenUp }: FoundPlaces['understood']): boolean {
  return wordsGivenUp !== '' || parts.some((part) => part.hasGivenWay);
}

/** A gap that could not be counted is no reason to withhold the answer. */
async function noteGap(payload: Payload, query: string, now: Date): Promise<void> {
  const text = searchGapText(query);
  if (text === null) return;
  await countSearchGap(payload, { query: text, day: baltimoreDay(now) }).catch((error: unknown) =>
    payload.logger.warn({ err: error }, 'A search without a hit could not be counted'),
  );
}
