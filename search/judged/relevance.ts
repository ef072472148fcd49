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
  /** What nobody may get for it is among the first ten. */
  readonly isOpposite: boolean;
  /** A place that is closed for a while is above an open one that answers as well or better. */
  readonly closedAboveOpen: boolean;
}

const CONTENT = 2;
const DEPTH = 10;

/** `found` in the order in which a diner sees it; `now` in minutes since Monday, midnight. */
export function judge(
  query: JudgedQuery,
  found: readonly number[],
  { places, now }: { readonly places: ReadonlyMap<number, JudgedPlace>; readonly now: number },
): Judgement {
  const gradesOf = (list: Iterable<JudgedPlace>) => [...list].map((place) => gradeOf(query, place, now));
  const shown = found.slice(0, DEPTH).flatMap((id) => places.get(id) ?? []);
  const grades = gradesOf(shown);
  const ideal = gradesOf(places.values()).sort((a, b) => b - a);
  // In a city without such a place the nearest thing to it is what a diner can be content with.
  const content = Math.min(CONTENT, ideal[0] ?? 0);
  const isNothing = query.grades.length === 0;
  const isHonest = isNothing && found.length === 0;
  const isMet = (depth: number) =>
    isNothing ? isHonest : grades.slice(0, depth).some((grade) => grade >= content);
  const isPassedOver = (later: number, grade: number) =>
    !shown[later]?.isClosed && (grades[later] ?? 0) >= Math.max(1, grade);
  return {
    query,
    isMetAt1: isMet(1),
    isMetAt3: isMet(3),
    ndcg: isNothing ? Number(isHonest) : gain(grades) / (gain(ideal.slice(0, DEPTH)) || 1),
    isEmpty: !isNothing && found.length === 0,
    isOpposite: shown.some((place) => query.never(place, now)),
    closedAboveOpen: shown.some(
      ({ isClosed }, at) =>
        isClosed && shown.some((_, later) => later > at && isPassedOver(later, grades[at] ?? 0)),
    ),
  };
}

function gain(grades: readonly number[]): number {
  return grades.reduce((sum, grade, index) => sum + (2 ** grade - 1) / Math.log2(index + 2), 0);
}

type Quality = 'isMetAt1' | 'isMetAt3' | 'ndcg' | 'isOpposite' | 'closedAboveOpen' | 'isEmpty';

/** The mean of each over the queries, from 0 to 1: of what is or is not so, the share. */
export function meansOf(judgements: readonly Judgement[]): Readonly<Record<Quality, number>> {
  const mean = (quality: Quality) =>
    judgements.reduce((sum, judgement) => sum + Number(judgement[quality]), 0) / judgements.length;
  return {
    isMetAt1: mean('isMetAt1'),
    isMetAt3: mean('isMetAt3'),
    ndcg: mean('ndcg'),
    isOpposite: mean('isOpposite'),
    closedAboveOpen: mean('closedAboveOpen'),
    isEmpty: mean('isEmpty'),
  };
}

/** The means as a line of a table, shares in percent. */
export function summarize(judgements: readonly Judgement[]): string {
  const { isMetAt1, isMetAt3, ndcg, isOpposite, closedAboveOpen, isEmpty } = meansOf(judgements);
  const percent = (share: number) => `${(share * 100).toFixed(1).padStart(5)} %`;
  return [
    `success at 1 ${percent(isMetAt1)}`,
    `at 3 ${percent(isMetAt3)}`,
    `nDCG at 10 ${ndcg.toFixed(3)}`,
    `opposite ${percent(isOpposite)}`,
    `closed above open ${percent(closedAboveOpen)}`,
    `empty ${percent(isEmpty)}`,
    `(${judgements.length} queries)`,
  ].join(', ');
}
