import { isPostalCode } from '#domain/addresses/postal-codes';
import {
  askedQuestions,
  CHOICES,
  NO_ANSWERS,
  QUESTION_KEYS,
  type QuestionKey,
  type QuizAnswers,
} from '#domain/quiz/answers';
import type { CallQuery } from '#contract/call-types';

export type QuizStep = QuestionKey | 'gate' | 'results';

/** The quiz state, kept in the address (decisions §7) for sharing, bookmarks and Back. */
export interface QuizState {
  readonly answers: QuizAnswers;
  /** Questions answered or skipped. */
  readonly passed: readonly QuestionKey[];
  readonly step: QuizStep;
  /** Seed of the surprise; empty for the first one. */
  readonly seed: string;
}

export const QUIZ_START: QuizState = { answers: NO_ANSWERS, passed: [], step: 'mealType', seed: '' };

/** Whether a text is a valid answer to a question. */
export function isAnswer(key: QuestionKey, text: string): boolean {
  return key === 'zipcode' ? isPostalCode(text) : CHOICES[key].some((choice) => choice === text);
}

/** Reads the address. An invalid answer counts as not given, an empty one as skipped. */
export function readQuizState(params: URLSearchParams): QuizState {
  const given = QUESTION_KEYS.flatMap((key) => {
    const text = params.get(key)?.trim();
    return text === undefined || (text !== '' && !isAnswer(key, text)) ? [] : [[key, text] as const];
  });
  // `isAnswer` has validated each text.
  const answers = {
    ...NO_ANSWERS,
    ...Object.fromEntries(given.map(([key, text]) => [key, text || null])),
  } as QuizAnswers;
  const seed = params.get('seed') ?? '';
  return {
    answers,
    passed: given.map(([key]) => key),
    step: readStep(params.get('step'), answers),
    seed: /^[\w-]{1,40}$/.test(seed) ? seed : '',
  };
}

function readStep(text: string | null, answers: QuizAnswers): QuizStep {
  if (text === 'gate' || text === 'results') return text;
  const question = QUESTION_KEYS.find((key) => key === text) ?? 'mealType';
  return askedQuestions(answers).includes(question) ? question : stepAfter(question, answers);
}

/** The query parameters: answers and skipped questions, the seed, then the step. */
export function quizFields({ answers, passed, seed, step }: QuizState): readonly [string, string][] {
  const fields = QUESTION_KEYS.filter((key) => passed.includes(key)).map((key): [string, string] => [
    key,
    answers[key] ?? '',
  ]);
  if (seed !== '') fields.push(['seed', seed]);
  if (step !== 'mealType') fields.push(['step', step]);
  return fields;
}

/** The query of the recommendations: equal answers produce equal calls, so they share a cache entry. */
export function recommendationsOf({ answers, seed }: QuizState): CallQuery<'recommendRestaurants'> {
  const asked = Object.fromEntries(askedQuestions(answers).map((key) => [key, answers[key]]));
  return { ...NO_ANSWERS, ...asked, seed: asked['cuisine'] === 'surprise' && seed !== '' ? seed : null };
}

/** Answers a question, or skips it with an empty text, and moves to the next step. */
export function answerQuestion(state: QuizState, key: QuestionKey, text: string): QuizState {
  // Validated by `isAnswer`.
  const answers = { ...state.answers, [key]: text || null } as QuizAnswers;
  const passed = QUESTION_KEYS.filter((other) => other === key || state.passed.includes(other));
  return { ...state, answers, passed, step: stepAfter(key, answers) };
}

export function stepAfter(key: QuestionKey, answers: QuizAnswers): QuizStep {
  return askedQuestions(answers).find((other) => numberOf(other) > numberOf(key)) ?? 'gate';
}

/** `null` on the first question. */
export function stepBefore(key: QuestionKey, answers: QuizAnswers): QuizStep | null {
  return askedQuestions(answers).findLast((other) => numberOf(other) < numberOf(key)) ?? null;
}

/** 0 to 100, for the furthest question reached. Going back doesn't reduce it. */
export function progressOf({ passed }: QuizState, shown: QuestionKey): number {
  const reached = Math.max(numberOf(shown), ...passed.map((key) => numberOf(key) + 1));
  return Math.round((Math.min(reached, QUESTION_KEYS.length) / QUESTION_KEYS.length) * 100);
}

/** Questions keep their number even when others are skipped (decisions §7). */
export function numberOf(key: QuestionKey): number {
  return QUESTION_KEYS.indexOf(key) + 1;
}
