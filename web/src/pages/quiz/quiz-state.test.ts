import { describe, expect, test } from 'vitest';
import { writeQuery } from '#contract/write-query';
import {
  answerQuestion,
  numberOf,
  progressOf,
  QUIZ_START,
  quizFields,
  readQuizState,
  recommendationsOf,
  stepBefore,
} from './quiz-state.ts';
import cases from './quiz-state.test.json' with { type: 'json' };

const read = (query: string) => readQuizState(new URLSearchParams(query));
const write = (query: string) => new URLSearchParams([...quizFields(read(query))]).toString();

describe('the address of a quiz', () => {
  test.each(cases.read)('%j is read as %j', (given, meant) => expect(write(given)).toBe(meant));

  test.each([
    ['mealType=brunch&cuisine=Italian&vibe=&zipcode=21224', '?mealType=brunch&zipcode=21224'],
    ['cuisine=Italian&seed=3', '?cuisine=Italian'],
    ['cuisine=surprise&seed=3', '?cuisine=surprise&seed=3'],
  ])('%j asks for %j', (given, call) => expect(writeQuery(recommendationsOf(read(given)))).toBe(call));
});

describe('steps', () => {
  test('six questions, then the gate', () => {
    const steps: string[] = [];
    let state = QUIZ_START;
    while (state.step !== 'gate' && state.step !== 'results') {
      steps.push(`${numberOf(state.step)} ${state.step} ${progressOf(state, state.step)}`);
      state = answerQuestion(state, state.step, '');
    }
    expect(steps).toEqual([
      '1 mealType 17',
      '2 vibe 33',
      '3 cuisine 50',
      '4 distance 67',
      '5 zipcode 83',
      '6 price 100',
    ]);
  });

  test('anywhere needs no zip, which an address may still hold', () => {
    const anywhere = answerQuestion(read('zipcode=21231&step=distance'), 'distance', 'anywhere');
    expect([anywhere.step, stepBefore('price', anywhere.answers)]).toEqual(['price', 'distance']);
    expect(read('distance=anywhere&step=zipcode').step).toBe('price');
    expect(recommendationsOf(anywhere).zipcode).toBeNull();
  });

  test('a meal that presets the cuisine leads from question 2 to 4 and back', () => {
    const second = answerQuestion(QUIZ_START, 'mealType', 'cocktails');
    const third = answerQuestion(second, 'vibe', 'lively');
    expect([
      third.step,
      numberOf('distance'),
      stepBefore('distance', { ...QUIZ_START.answers, mealType: 'cocktails' }),
    ]).toEqual(['distance', 4, 'vibe']);
  });

  test('going back keeps the progress, and a question opened by its address counts as reached', () => {
    const third = answerQuestion(answerQuestion(QUIZ_START, 'mealType', 'dinner'), 'vibe', '');
    expect(progressOf(third, 'cuisine')).toBe(50);
    expect(progressOf(third, 'mealType')).toBe(50);
    expect(progressOf(QUIZ_START, 'distance')).toBe(67);
    expect(progressOf(answerQuestion(third, 'price', '$'), 'vibe')).toBe(100);
  });
});
