import type { QuizArea } from './area.ts';
import type { MealType } from './answers.ts';
import { bestFirst, type Cost } from './best-order.ts';
import { filterByMeal } from './meal-fit.ts';
import type { PooledPlace, QuizPool } from './quiz-pool.ts';

/** Results are padded to this many, if there are enough places (spec 2 §4). */
export const MIN_RESULTS = 3;
/** Padding takes only the top places of each ring (spec 2 §4). */
const TOP_OVERALL = 6;

interface PaddingRequest {
  readonly pool: Pick<QuizPool, 'places' | 'zips'>;
  readonly area: Pick<QuizArea, 'keys'>;
  /** The places of the area. */
  readonly candidates: readonly PooledPlace[];
  readonly cost: Cost;
  readonly mealType: MealType | null;
  readonly zipcode: string | null;
}

/** Pads fewer than three results with the best places of ever wider rings around the area. */
export function padResults(results: readonly PooledPlace[], request: PaddingRequest): readonly PooledPlace[] {
  const padded = withoutDuplicates(results);
  for (const ring of rings(request)) {
    if (padded.length >= MIN_RESULTS) break;
    const fresh = ring().filter((place) => !padded.includes(place));
    padded.push(...fresh.slice(0, MIN_RESULTS - padded.length));
  }
  return padded;
}

/** Keeps one entry per place. */
export function withoutDuplicates(places: readonly PooledPlace[]): PooledPlace[] {
  return [...new Map(places.map((place) => [place.id, place])).values()];
}

/** Neighborhood matches come first: the area, near the zip, the city; then the best overall. */
function rings({ pool, candidates, area, cost, mealType, zipcode }: PaddingRequest) {
  const top = (places: readonly PooledPlace[]) => bestFirst(places, cost, TOP_OVERALL);
  const best = (places: readonly PooledPlace[]) => top(filterByMeal(places, mealType));
  const near = () => {
    const keys = area.keys === null ? undefined : pool.zips.get(zipcode ?? '')?.near;
    return keys === undefined ? [] : pool.places.filter((place) => keys.has(place.neighborhoodKey));
  };
  return [
    () => best(candidates),
    () => top(candidates),
    () => best(near()),
    () => best(pool.places),
    () => top(pool.places),
  ];
}
