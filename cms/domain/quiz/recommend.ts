import { wantedCuisine, type QuestionKey, type QuizAnswers } from './answers.ts';
import { areaFor, inArea, type QuizArea } from './area.ts';
import { bestFirst, buildCost, countMissed, type Cost } from './best-order.ts';
import { cuisineMatcher, relatedMatcher } from './cuisine-match.ts';
import { answerTests, judgePick, type AnswerTest, type Verdict } from './judge-pick.ts';
import { filterByMeal } from './meal-fit.ts';
import { padResults, withoutDuplicates } from './padding.ts';
import { isNearPrice, matchesPrice } from './price-match.ts';
import type { PooledPlace, QuizPool } from './quiz-pool.ts';
import { areaNotices } from './quiz-texts.ts';
import { isSurprising, pickSurprise } from './surprise.ts';
import { foldText } from '../words/characters.ts';
import type { VenueOverride } from './settings.ts';

/** One top pick and up to five others (decisions §7). */
export const MAX_RESULTS = 6;
/** Spec 2 §4: up to 3 in the chosen cuisine, up to 3 in related ones. */
const GROUP_RESULTS = 3;
/** If the area is widened, it is for all places, so missing these doesn't contradict an answer. */
const OF_THE_AREA: readonly QuestionKey[] = ['distance', 'zipcode'];

export interface QuizPick extends Verdict {
  readonly place: PooledPlace;
}

export interface QuizResult {
  /** The top pick first. */
  readonly picks: readonly QuizPick[];
  readonly area: QuizArea;
  readonly notices: readonly string[];
}

/**
 * The recommendation rules of spec 2 §4, as settled in decisions §7. The top pick meets as many answers as any
 * other of the asked cuisine. Same answers and seed, same places.
 */
export function recommend(pool: QuizPool, answers: QuizAnswers, seed: string): QuizResult {
  const { mealType, zipcode } = answers;
  const area = areaFor(answers, pool);
  const cost = buildCost(answers, pool);
  const places = withinPrice(pool.places, answers, area);
  const candidates = inArea(places, area);
  const fitting = filterByMeal(candidates, mealType);
  const tests = answerTests(answers, pool);
  const lead = leadPick(fitting, answers, { pool, cost, seed, tests });
  const best = bestFirst(fitting, cost, 1);
  const chosen = [...(lead ? [lead] : []), ...best, ...choosePlaces(candidates, answers, { pool, cost })];
  const padded = padResults(withoutDuplicates(chosen).slice(0, MAX_RESULTS), {
    pool: { places, zips: pool.zips },
    area,
    candidates,
    cost,
    mealType,
    zipcode,
  });
  const picks = bestFirst(padded, cost, MAX_RESULTS).map((place) => ({ place, ...judgePick(place, tests) }));
  const leftArea = area.keys !== null && inArea(padded, area).length < padded.length;
  return { picks: withLeadFirst(picks, lead), area, notices: areaNotices(area, leftArea) };
}

/** Near the price; of the asked cuisine at any price if the area has none near it (decisions §7). */
function withinPrice(
  places: readonly PooledPlace[],
  { price, cuisine }: QuizAnswers,
  area: QuizArea,
): readonly PooledPlace[] {
  const isAsked = cuisine === null || cuisine === 'surprise' ? () => false : cuisineMatcher(cuisine);
  const isNear = (place: PooledPlace) => isNearPrice(place, price);
  const hasAsked = inArea(places, area).some((place) => isAsked(place) && isNear(place));
  return places.filter((place) => isNear(place) || (!hasAsked && isAsked(place)));
}

interface Choosing {
  readonly pool: QuizPool;
  readonly cost: Cost;
}

/**
 * The pick that comes first regardless of ratings, of those that meet as many answers as the best: the
 * surprise, or the hand-picked venue unless it contradicts an answer.
 */
function leadPick(
  places: readonly PooledPlace[],
  answers: QuizAnswers,
  { pool, cost, seed, tests }: Choosing & { readonly seed: string; readonly tests: readonly AnswerTest[] },
): PooledPlace | null {
  const cuisine = wantedCuisine(answers);
  const [best] = bestFirst(places, cost, 1);
  if (!best) return null;
  const fewest = countMissed(cost(best));
  const isAsGood = (place: PooledPlace) => countMissed(cost(place)) === fewest;
  if (cuisine === 'surprise') {
    return pickSurprise(
      places.filter((place) => isSurprising(place) && isAsGood(place)),
      cost,
      seed,
    );
  }
  const isFaithful = (place: PooledPlace) =>
    tests.every(({ key, isMet }) => OF_THE_AREA.includes(key) || isMet(place));
  return handPicked(places, { ...answers, cuisine }, pool.settings.overrides, {
    mayLead: (place) => isAsGood(place) && isFaithful(place),
  });
}

/** Padding from outside the area may meet more answers than the lead, which then isn't moved to the front. */
function withLeadFirst(picks: readonly QuizPick[], lead: PooledPlace | null): readonly QuizPick[] {
  const [best] = picks;
  const leading = picks.find(({ place }) => place === lead);
  if (!best || !leading || leading.meets.length < best.meets.length) return picks;
  return [leading, ...picks.filter((pick) => pick !== leading)];
}

/** By cuisine, then related cuisines; without a cuisine, the best of the wanted price. */
function choosePlaces(
  candidates: readonly PooledPlace[],
  answers: QuizAnswers,
  { pool: { settings }, cost }: Choosing,
): readonly PooledPlace[] {
  const cuisine = wantedCuisine(answers);
  const best = (places: readonly PooledPlace[], most: number) =>
    bestFirst(filterByMeal(places, answers.mealType), cost, most);
  if (cuisine === null || cuisine === 'surprise') {
    return best(
      candidates.filter((place) => matchesPrice(place, answers.price)),
      MAX_RESULTS,
    );
  }
  const wanted = candidates.filter(cuisineMatcher(cuisine));
  const related = candidates.filter(relatedMatcher(cuisine, settings.relatedCuisines));
  return [...best(wanted, GROUP_RESULTS), ...best(related, GROUP_RESULTS)];
}

/** The hand-picked venue for these answers, if it is among the places and may lead (spec 2 §4). */
export function handPicked(
  places: readonly PooledPlace[],
  answers: Pick<QuizAnswers, 'vibe' | 'price'> & { readonly cuisine: string | null },
  overrides: readonly VenueOverride[],
  { mayLead }: { readonly mayLead: (place: PooledPlace) => boolean },
): PooledPlace | null {
  for (const override of overrides) {
    if (!isFor(override, answers)) continue;
    const name = foldText(override.venue.trim());
    // With several branches of the same name, the best of them.
    const venue = places.find((place) => place.nameText === name && mayLead(place));
    if (venue) return venue;
  }
  return null;
}

function isFor(
  { vibe, cuisine, prices }: VenueOverride,
  answers: Pick<QuizAnswers, 'vibe' | 'price'> & { readonly cuisine: string | null },
): boolean {
  if (cuisine !== answers.cuisine) return false;
  if (vibe && vibe !== answers.vibe) return false;
  return !prices?.length || (answers.price !== null && prices.includes(answers.price));
}
