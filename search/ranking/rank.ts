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
export function rankByEvidence(
  ask: Ask,
  factsOf: () => Promise<PlaceFacts>,
  weights: Weights = WEIGHTS,
): Ask {
  const marks = {
    exact: new Int32Array(),
    whole: new Int32Array(),
    begins: new Int32Array(),
    near: new Int32Array(),
  };
  return async (request) => {
    const { sort, terms, page, perPage } = request;
    const from = (page - 1) * perPage;
    if (sort !== 'relevance' || terms.key === '' || from >= RANKED) return ask(request);
    const answer = await ask({ ...request, page: 1, perPage: Math.max(RANKED, page * perPage) });
    if (answer.ids.length === 0) return answer;
    const facts = await factsOf();
    const ranked = rank(answer.ids.slice(0, RANKED), { request, facts, marks, weights });
    const ids = [...ranked, ...answer.ids.slice(RANKED)].slice(from, from + perPage);
    return { ...answer, ids };
  };
}

interface Ranking {
  readonly request: EngineRequest;
  readonly facts: PlaceFacts;
  readonly marks: Parameters<typeof readAsked>[2];
  readonly weights: Weights;
}

/** Best first; ties in the order of "best". Places that the facts don't have yet come last. */
function rank(ids: readonly number[], { request, facts, marks, weights }: Ranking): number[] {
  const { best } = facts;
  const asked = readAsked(request, facts, marks);
  return ids
    .map((id) => {
      const row = facts.rowOf.get(id) ?? best.length;
      const place = best[row];
      const score = place ? scoreOf(place, 1 - row / best.length, asked, weights) : -Infinity;
      return { id, row, score };
    })
    .sort((a, b) => b.score - a.score || a.row - b.row)
    .map(({ id }) => id);
}
