import { wantedCuisine, type QuizAnswers } from './answers.ts';
import { areaFor, inArea, type QuizArea } from './area.ts';
import { bestFirst, type Taste } from './best-order.ts';
import { cuisineMatcher, relatedMatcher } from './cuisine-match.ts';
import { handPicked } from './hand-picked.ts';
import { judgePick, type Verdict } from './judge-pick.ts';
import { filterByMeal } from './meal-fit.ts';
import { padResults, withoutDuplicates } from './padding.ts';
import { matchesPrice } from './price-match.ts';
import type { PooledPlace, QuizPool } from './quiz-pool.ts';
import { areaNotices } from './quiz-texts.ts';
import { pickSurprise } from './surprise.ts';

/** One top pick and up to five others (decisions §7). */
export const MOST_RESULTS = 6;
/** Spec 2 §4: up to 3 in the chosen cuisine, up to 3 in related ones. */
const GROUP_RESULTS = 3;

export interface QuizPick extends Verdict {
  readonly place: PooledPlace;
}

export interface QuizResult {
  /** The top pick first. */
  readonly picks: readonly QuizPick[];
  readonly area: QuizArea;
  readonly notices: readonly string[];
}

/** The recommendation rules of spec 2 §4, as settled in decisions §7. Same answers and seed, same places. */
export function recommend(pool: QuizPool, answers: QuizAnswers, seed: string): QuizResult {
  const { zipcode } = answers;
  const taste: Taste = answers;
  const area = areaFor(answers, pool);
  const candidates = inArea(pool.places, area);
  const chosen = [...leadPick(candidates, answers, pool, seed), ...choosePlaces(candidates, answers, pool)];
  const padded = padResults(withoutDuplicates(chosen).slice(0, MOST_RESULTS), {
    pool,
    area,
    candidates,
    taste,
    zipcode,
  });
  const leftArea = area.keys !== null && inArea(padded, area).length < padded.length;
  return {
    picks: padded.map((place) => ({ place, ...judgePick(place, answers, pool) })),
    area,
    notices: areaNotices(area, leftArea),
  };
}

/** The pick that comes first regardless of ratings: the surprise, or the hand-picked venue. */
function leadPick(
  candidates: readonly PooledPlace[],
  answers: QuizAnswers,
  { settings }: QuizPool,
  seed: string,
): PooledPlace[] {
  const cuisine = wantedCuisine(answers);
  const lead =
    cuisine === 'surprise'
      ? pickSurprise(filterByMeal(candidates, answers.mealType), answers, seed)
      : handPicked(candidates, { ...answers, cuisine }, settings.overrides);
  return lead === null ? [] : [lead];
}

/** By cuisine, then related cuisines; without a cuisine, the best of the wanted price. */
function choosePlaces(
  candidates: readonly PooledPlace[],
  answers: QuizAnswers,
  { settings }: QuizPool,
): readonly PooledPlace[] {
  const cuisine = wantedCuisine(answers);
  const best = (places: readonly PooledPlace[], most: number) =>
    bestFirst(filterByMeal(places, answers.mealType), answers, most);
  if (cuisine === null || cuisine === 'surprise') {
    return best(
      candidates.filter((place) => matchesPrice(place, answers.price)),
      MOST_RESULTS,
    );
  }
  const wanted = candidates.filter(cuisineMatcher(cuisine));
  const related = candidates.filter(relatedMatcher(cuisine, settings.relatedCuisines));
  return [...best(wanted, GROUP_RESULTS), ...best(related, GROUP_RESULTS)];
}
