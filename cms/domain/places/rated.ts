import { region } from '#city';
import { rankingScore } from './ranking-score.ts';

/** The fields that quality orders use. `null` is unknown, never zero (decisions §3). */
export interface Rated {
  readonly rating: number | null;
  readonly reviewCount: number | null;
  readonly name: string;
  /** Our own orders read it. */
  readonly status?: string;
}

// Fixed locale: the order must not depend on the machine that renders the page.
const NAME_ORDER = new Intl.Collator(region.language);

/** Compares names as a reader of the city's language expects: accents and case matter last. */
export function compareNames(a: string, b: string): number {
  return NAME_ORDER.compare(a, b);
}

/** The common tie-breaker: review count descending, unknown last, then name (decisions §5). */
export function byReviewCount(a: Rated, b: Rated): number {
  return descendingUnknownLast(a.reviewCount, b.reviewCount) || compareNames(a.name, b.name);
}

/** Cuisine and neighborhood grids: rating descending, unrated last (spec 1 §2), ties by `byReviewCount`. */
export function byRating(a: Rated, b: Rated): number {
  return descendingUnknownLast(a.rating, b.rating) || byReviewCount(a, b);
}

/** Our guides: closed for now last (decisions §5), then `byRating`. */
export function byRatingOpenFirst(a: Rated, b: Rated): number {
  return byOpen(a, b) || byRating(a, b);
}

/** The best-rated view: closed for now last, ranking score descending, unscored last (spec 1 §9), then `byReviewCount`. */
export function byScore(a: Rated, b: Rated): number {
  return byOpen(a, b) || descendingUnknownLast(rankingScore(a), rankingScore(b)) || byReviewCount(a, b);
}

function byOpen(a: Rated, b: Rated): number {
  const isClosed = ({ status = 'open' }: Rated) => Number(status !== 'open');
  return isClosed(a) - isClosed(b);
}

function descendingUnknownLast(a: number | null, b: number | null): number {
  if (a === b) return 0;
  if (a === null) return 1;
  if (b === null) return -1;
  return b - a;
}
