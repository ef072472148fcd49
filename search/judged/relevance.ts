import type { JudgedPlace } from './judged-place.ts';
import { gradeOf, type JudgedQuery } from './judged-queries.ts';

/** How well one query was answered. */
export interface Judgement {
  readonly query: JudgedQuery;
  /** A place that a diner is content with is first, or among the first three. */
  readonly isMetAt1: boolean;
  readonly isMetAt3: boolean;
  readonly ndcg: number;
  /** Nothing was found, though something answers it. */
  readonly isEmpty: boolean;
}

const CONTENT = 2;
const DEPTH = 10;

/** `found` in the order in which a diner sees it; `now` in minutes since Monday, midnight. */
export function judge(
  query: JudgedQuery,
  found: readonly number[],
  { places, now }: { readonly places: ReadonlyMap<number, JudgedPlace>; readonly now: number },
): Judgement {
  if (query.grades.length === 0) {
    const isHonest = found.length === 0;
    return { query, isMetAt1: isHonest, isMetAt3: isHonest, ndcg: Number(isHonest), isEmpty: false };
  }
  const gradesOf = (list: Iterable<JudgedPlace>) => [...list].map((place) => gradeOf(query, place, now));
  const grades = gradesOf(found.slice(0, DEPTH).flatMap((id) => places.get(id) ?? []));
  const ideal = gradesOf(places.values()).sort((a, b) => b - a);
  // In a city without such a place the nearest thing to it is what a diner can be content with.
  const content = Math.min(CONTENT, ideal[0] ?? 0);
  const isMet = (depth: number) => grades.slice(0, depth).some((grade) => grade >= content);
  return {
    query,
    isMetAt1: isMet(1),
    isMetAt3: isMet(3),
    ndcg: gain(grades) / (gain(ideal.slice(0, DEPTH)) || 1),
    isEmpty: found.length === 0,
  };
}

function gain(grades: readonly number[]): number {
  return grades.reduce((sum, grade, index) => sum + (2 ** grade - 1) / Math.log2(index + 2), 0);
}

/** The share of each in percent, as a line of a table. */
export function summarize(judgements: readonly Judgement[]): string {
  const mean = (read: (judgement: Judgement) => number) =>
    judgements.reduce((sum, judgement) => sum + read(judgement), 0) / judgements.length;
  const percent = (share: number) => (share * 100).toFixed(1).padStart(6);
  return [
    `success at 1 ${percent(mean(({ isMetAt1 }) => Number(isMetAt1)))} %`,
    `at 3 ${percent(mean(({ isMetAt3 }) => Number(isMetAt3)))} %`,
    `nDCG at 10 ${mean(({ ndcg }) => ndcg).toFixed(3)}`,
    `empty ${percent(mean(({ isEmpty }) => Number(isEmpty)))} %`,
    `(${judgements.length} queries)`,
  ].join(', ');
}
