import { describe, expect, test } from 'vitest';
import { parsePredicate, type JudgedPlace } from './judged-place.ts';
import { readJudgedQueries, type JudgedQuery } from './judged-queries.ts';
import { judge } from './relevance.ts';

const place = (id: number, given: Partial<JudgedPlace> = {}): JudgedPlace => ({
  id,
  name: `Place ${id}`,
  description: '',
  category: 'Pizza',
  neighborhood: 'Canton',
  address: '1 Boston St',
  phone: '(410) 555-0134',
  priceRange: '$',
  tags: [],
  openMinutes: [{ from: 600, to: 1_200 }],
  ...given,
});
const queryFor = (...grades: string[]): JudgedQuery => ({
  text: '',
  kind: 'name',
  set: 'seen',
  grades: grades.map(parsePredicate),
});

test('there are at least 200 judged queries of eleven kinds, a third of them unseen, none twice', () => {
  const queries = readJudgedQueries();
  expect(queries.length).toBeGreaterThanOrEqual(200);
  expect(new Set(queries.map(({ kind }) => kind)).size).toBe(11);
  expect(queries.filter(({ set }) => set === 'unseen').length * 3).toBeGreaterThanOrEqual(queries.length);
  expect(new Set(queries.map(({ text }) => text)).size).toBe(queries.length);
});

test.each([
  ['name=PLACE', true],
  ['name=o’place;place', true],
  ['cuisine=Thai && in=Canton', false],
  ['cuisine=Thai ; in=Canton', true],
  ['phone=4105550134', true],
  ['open=now', true],
  ['open=any21', false],
  ['open=mon', true],
  ['open=tue', false],
  ['*', true],
])('%s', (text, expected) => {
  expect(parsePredicate(text)(place(1), 700)).toBe(expected);
});

describe('an answer', () => {
  const places = new Map(
    [place(1), place(2, { neighborhood: 'Hampden' }), place(3)].map((one) => [one.id, one]),
  );
  const about = { places, now: 0 };

  test('is perfect when the best come first', () => {
    const query = queryFor('in=Canton', 'cuisine=Pizza');
    expect(judge(query, [1, 3, 2], about)).toMatchObject({ isMetAt1: true, ndcg: 1, isEmpty: false });
    expect(judge(query, [2, 1, 3], about).ndcg).toBeLessThan(1);
  });

  test('that a diner is content with may be among the first three', () => {
    const query = queryFor('in=Hampden');
    expect(judge(query, [1, 3, 2], about)).toMatchObject({ isMetAt1: false, isMetAt3: true });
    expect(judge(query, [], about)).toMatchObject({ isMetAt3: false, isEmpty: true, ndcg: 0 });
  });

  test('to nonsense is none', () => {
    expect(judge(queryFor(), [], about)).toMatchObject({ isMetAt1: true, isEmpty: false });
    expect(judge(queryFor(), [1], about)).toMatchObject({ isMetAt3: false });
  });
});
