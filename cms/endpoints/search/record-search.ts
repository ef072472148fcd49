import type { recordSearch as operation } from '#contract/search';
import { baltimoreDay } from '#domain/calendar/baltimore-day';
import { searchGapText } from '#domain/words/search-gap';
import type { Handler } from '../../calls/handler.ts';
import { countAskedSearch } from '../../commands/count-asked-search.ts';

/** Texts that may identify a person are not kept. */
export const recordSearch: Handler<typeof operation> = async ({
  body: { q, place = 0 },
  req: { payload },
}) => {
  const query = searchGapText(q);
  if (query !== null) await countAskedSearch(payload, { query, day: baltimoreDay(new Date()), place });
  return { status: 204 };
};
