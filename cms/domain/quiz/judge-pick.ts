import { answeredQuestions, type QuestionKey, type QuizAnswers } from './answers.ts';
import { askedKeys } from './area.ts';
import { cuisineMatcher } from './cuisine-match.ts';
import { FIT } from './meal-fit.ts';
import { matchesPrice } from './price-match.ts';
import type { PooledPlace, QuizPool } from './quiz-pool.ts';
import { matchesVibe } from './vibe-match.ts';

/** Which answers a place meets and which were relaxed; every answered question is in one of the two. */
export interface Verdict {
  readonly meets: readonly QuestionKey[];
  readonly relaxed: readonly QuestionKey[];
}

export function judgePick(place: PooledPlace, answers: QuizAnswers, pool: QuizPool): Verdict {
  const answered = answeredQuestions(answers);
  const meets = answered.filter((key) => meetsAnswer(place, key, answers, pool));
  return { meets, relaxed: answered.filter((key) => !meets.includes(key)) };
}

function meetsAnswer(place: PooledPlace, key: QuestionKey, answers: QuizAnswers, pool: QuizPool): boolean {
  const { mealType, vibe, cuisine, distance, zipcode, price } = answers;
  switch (key) {
    case 'mealType':
      return mealType !== null && place.fits[mealType] >= FIT.BY_TEXT;
    case 'vibe':
      return matchesVibe(place, vibe);
    case 'cuisine':
      // With "surprise", there is no cuisine to match.
      return cuisine === 'surprise' || (cuisine !== null && cuisineMatcher(cuisine)(place));
    case 'distance':
      if (distance === 'anywhere') return true;
      return askedKeys({ distance, zipcode }, pool)?.has(place.neighborhoodKey) ?? false;
    case 'zipcode':
      return (
        distance === 'anywhere' || (pool.zips.get(zipcode ?? '')?.near.has(place.neighborhoodKey) ?? false)
      );
    case 'price':
      return matchesPrice(place, price);
  }
}
