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

export interface AnswerTest {
  readonly key: QuestionKey;
  readonly isMet: (place: PooledPlace) => boolean;
}

type JudgingPool = Pick<QuizPool, 'zips'>;

/** One test for each answered question, built once per request. */
export function answerTests(answers: QuizAnswers, pool: JudgingPool): readonly AnswerTest[] {
  return answeredQuestions(answers).map((key) => ({ key, isMet: testOf(key, answers, pool) }));
}

export function judgePick(place: PooledPlace, tests: readonly AnswerTest[]): Verdict {
  const keysOf = (wanted: boolean) =>
    tests.filter(({ isMet }) => isMet(place) === wanted).map(({ key }) => key);
  return { meets: keysOf(true), relaxed: keysOf(false) };
}

function testOf(key: QuestionKey, answers: QuizAnswers, pool: JudgingPool): AnswerTest['isMet'] {
  const { mealType, vibe, cuisine, distance, zipcode, price } = answers;
  switch (key) {
    case 'mealType':
      return ({ fits }) => mealType !== null && fits[mealType] >= FIT.BY_TEXT;
    case 'vibe':
      return (place) => matchesVibe(place, vibe);
    case 'cuisine':
      // With "surprise", there is no cuisine to match.
      return cuisine === null || cuisine === 'surprise' ? () => true : cuisineMatcher(cuisine);
    case 'distance':
      return distance === 'anywhere' ? () => true : isIn(askedKeys(answers, pool));
    case 'zipcode':
      return distance === 'anywhere' ? () => true : isIn(pool.zips.get(zipcode ?? '')?.near);
    case 'price':
      return (place) => matchesPrice(place, price);
  }
}

function isIn(keys: ReadonlySet<string> | null | undefined): AnswerTest['isMet'] {
  return ({ neighborhoodKey }) => keys?.has(neighborhoodKey) ?? false;
}
