import type { EngineRequest } from '../engine.ts';
import type { SearchAnswer } from '../query.ts';
import { readAsked, type PlaceFacts } from './asked.ts';
import { scoreOf, WEIGHTS, type Weights } from './signals.ts';

/** How many of an engine's first hits are ranked; beyond, its order stands. */
export const RANKED = 200;

type Ask = (request: EngineRequest) => Promise<SearchAnswer>;

/**
 * Orders the first hits of any engine by what speaks for them, so that both engines give the same order. Totals and
 * facets are the engine's. Searches without a text or with an order of their own pass.
 */
export function rankByEvidence(ask: Ask, facts: PlaceFacts, weights: Weights = WEIGHTS): Ask {
  return async (request) => {
    const { sort, terms, page, perPage } = request;
    const from = (page - 1) * perPage;
    if (sort !== 'relevance' || terms.key === '' || from >= RANKED) return ask(request);
    const answer = await ask({ ...request, page: 1, perPage: Math.max(RANKED, page * perPage) });
    if (answer.ids.length === 0) return answer;
    const { best, rowOf } = facts.columns;
    const asked = readAsked(request, facts);
    const ranked = answer.ids.slice(0, RANKED).map((id) => {
      // Places that the facts don't have yet come last; ties are in the order of "best".
      const row = rowOf.get(id) ?? best.length;
      const place = best[row];
      return { id, row, score: place ? scoreOf(place, row, asked, weights) : -Infinity };
    });
    ranked.sort((a, b) => b.score - a.score || a.row - b.row);
    const ids = [...ranked.map(({ id }) => id), ...answer.ids.slice(RANKED)].slice(from, from + perPage);
    return { ...answer, ids };
  };
}
