import {
  askedQuestions,
  CUISINES,
  cuisinePreset,
  DISTANCES,
  isZipcode,
  MEAL_TYPES,
  NO_ANSWERS,
  QUESTION_KEYS,
  QUIZ_PRICES,
  VIBES,
  type MealType,
  type QuestionKey,
  type QuizAnswers,
} from '#domain/quiz/answers';
import type { CallQuery } from '#contract/call-types';

export type QuizStep = QuestionKey | 'gate' | 'results';

/** Where somebody is in the quiz, as the address says it (decisions §7): shared, bookmarked, gone Back to. */
export interface QuizState {
  readonly answers: QuizAnswers;
  /** Questions that were answered or skipped. */
  readonly passed: readonly QuestionKey[];
  readonly step: QuizStep;
  /** Which of the surprises it is; blank: the first one. */
  readonly seed: string;
}

export const QUIZ_START: QuizState = { answers: NO_ANSWERS, passed: [], step: 'mealType', seed: '' };

const CHOICES: Readonly<Record<Exclude<QuestionKey, 'zipcode'>, readonly string[]>> = {
  mealType: MEAL_TYPES,
  vibe: VIBES,
  cuisine: CUISINES,
  distance: DISTANCES,
  price: QUIZ_PRICES,
};

/** Whether a text answers a question. */
export function isAnswer(key: QuestionKey, text: string): boolean {
  return key === 'zipcode' ? isZipcode(text) : CHOICES[key].includes(text);
}

/** Reads an address. An answer that means nothing counts as not given; a blank one as skipped. */
export function readQuizState(params: URLSearchParams): QuizState {
  const given = QUESTION_KEYS.flatMap((key) => {
    const text = params.get(key)?.trim();
    return text === undefined || (text !== '' && !isAnswer(key, text)) ? [] : [[key, text] as const];
  });
  // Each text is one of its question's own answers, as `isAnswer` has found.
  const answers = {
    ...NO_ANSWERS,
    ...Object.fromEntries(given.map(([key, text]) => [key, text || null])),
  } as QuizAnswers;
  const seed = params.get('seed') ?? '';
  return {
    answers,
    passed: given.map(([key]) => key),
    step: readStep(params.get('step'), answers.mealType),
    seed: /^[\w-]{1,40}$/.test(seed) ? seed : '',
  };
}

function readStep(text: string | null, mealType: MealType | null): QuizStep {
  const steps: readonly QuizStep[] = [...askedQuestions(mealType), 'gate', 'results'];
  if (text === 'cuisine' && cuisinePreset(mealType) !== null) return 'distance';
  return steps.find((step) => step === text) ?? 'mealType';
}

/** The fields of an address: answers and skipped questions, the seed, then the step. */
export function quizFields({ answers, passed, seed, step }: QuizState): readonly [string, string][] {
  const fields = QUESTION_KEYS.filter((key) => passed.includes(key)).map((key): [string, string] => [
    key,
    answers[key] ?? '',
  ]);
  if (seed !== '') fields.push(['seed', seed]);
  if (step !== 'mealType') fields.push(['step', step]);
  return fields;
}

/** What the recommendations are asked with: equal answers give equal calls. */
export function recommendationsOf({ answers, seed }: QuizState): CallQuery<'recommendRestaurants'> {
  const cuisine = cuisinePreset(answers.mealType) === null ? answers.cuisine : null;
  return { ...answers, cuisine, seed: cuisine === 'surprise' && seed !== '' ? seed : null };
}

/** A question answered, or skipped with a blank, and the step after it. */
export function answerQuestion(state: QuizState, key: QuestionKey, text: string): QuizState {
  // A text that `isAnswer` let through.
  const answers = { ...state.answers, [key]: text || null } as QuizAnswers;
  const passed = QUESTION_KEYS.filter((other) => other === key || state.passed.includes(other));
  return { ...state, answers, passed, step: stepAfter(key, answers.mealType) };
}

export function stepAfter(key: QuestionKey, mealType: MealType | null): QuizStep {
  const asked = askedQuestions(mealType);
  return asked[asked.indexOf(key) + 1] ?? 'gate';
}

/** `null` before the first question. */
export function stepBefore(key: QuestionKey, mealType: MealType | null): QuizStep | null {
  const asked = askedQuestions(mealType);
  return asked[asked.indexOf(key) - 1] ?? null;
}

/** How much of the quiz is done, 0 to 100: a question that the meal answers counts with the meal. */
export function progressOf({ answers, passed }: QuizState): number {
  const asked = askedQuestions(answers.mealType);
  const open = asked.filter((key) => !passed.includes(key));
  return Math.round(((QUESTION_KEYS.length - open.length) / QUESTION_KEYS.length) * 100);
}

/** Each question keeps its own number (decisions §7). */
export function numberOf(key: QuestionKey): number {
  return QUESTION_KEYS.indexOf(key) + 1;
}
