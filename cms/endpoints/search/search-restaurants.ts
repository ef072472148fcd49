import type { searchRestaurants as operation } from '#contract/search';
import type { SearchQuery } from '#contract/search';
import { baltimoreDay } from '#domain/baltimore-moment';
import { searchGapText } from '#domain/search-gap';
import type { Payload } from 'payload';
import { presentSearch } from '../../presenters/search.ts';
import { countSearchGap } from '../../queries/search-gaps.ts';
import { findNearestNames, findPlaces } from '../../queries/search.ts';
import type { Handler } from '../handler.ts';

const NOTHING_INSTEAD = { cuisines: [], neighborhoods: [] };

export const searchRestaurants: Handler<typeof operation> = async ({ query, req: { payload } }) => {
  const now = new Date();
  const found = await findPlaces(payload, query, now);
  const isGap = found.total === 0 && query.q.trim() !== '';
  const [instead] = await Promise.all([
    isGap ? findNearestNames(payload, query.q) : NOTHING_INSTEAD,
    isGap && !isFiltered(query) && noteGap(payload, query.q, now),
  ]);
  const isFleeting = query.openNow || query.lat !== undefined || isGap;
  return {
    status: 200,
    // An answer that the clock changes, that tells where somebody is, or that wants counting again is not kept.
    ...(isFleeting && { headers: { 'cache-control': 'no-store' } }),
    body: presentSearch(query, found, instead),
  };
};

function isFiltered({ cuisine, neighborhood, price, tag, minRating, openNow }: SearchQuery): boolean {
  const chosen = [cuisine, neighborhood, price, tag].some((values) => values.length > 0);
  return chosen || minRating !== undefined || openNow;
}

/** A gap that could not be counted is no reason to withhold the answer. */
async function noteGap(payload: Payload, query: string, now: Date): Promise<void> {
  const text = searchGapText(query);
  if (text === null) return;
  await countSearchGap(payload, { query: text, day: baltimoreDay(now) }).catch((error: unknown) =>
    payload.logger.warn({ err: error }, 'A search without a hit could not be counted'),
  );
}
