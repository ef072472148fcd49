import type { suggest as operation } from '#contract/search';
import { presentSuggestions } from '../../presenters/search.ts';
import { findSuggestions } from '../../queries/search.ts';
import type { Handler } from '../../calls/handler.ts';

const MOST_PLACES = 5;
const MOST_NAMES = 3;

const NO_SUGGESTIONS = {
  restaurants: [],
  cuisines: [],
  neighborhoods: [],
  completions: [],
  namesFirst: false,
};

export const suggest: Handler<typeof operation> = async ({ query, req: { payload } }) => {
  if (query.q.trim() === '') {
    return { status: 200, body: NO_SUGGESTIONS };
  }
  const found = await findSuggestions(payload, query.q, { places: MOST_PLACES, names: MOST_NAMES });
  return { status: 200, body: presentSuggestions(query.q, found) };
};
