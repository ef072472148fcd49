import { describe, expect, test } from 'vitest';
import { readJudgedCity } from '../test/sample-city.ts';
import { parsePredicate, type JudgedPlace } from './judged-place.ts';
import { gradeOf, readJudgedQueries, type JudgedQuery } from './judged-queries.ts';
import { judge } from './relevance.ts';
import cases from './predicates.json' with { type: 'json' };

const place = (id: number, given: Partial<JudgedPlace> = {}): JudgedPlace => ({
  id,
  name: `Place ${id}`,
  description: '',
  category: 'Pizza',
  neighborhood: 'Canton',
  address: '1 Boston St',
  phone: '(410) 555-0134',
  priceRange: '$',
  rating: 4.2,
  tags: ['brunch'],
  dishes: ['Margherita', 'Garlic knots'],
  openMinutes: [{ from: 600, to: 1_200 }],
  isClosed: false,
  openedDaysAgo: 120,
  openOn: ['2026-12-31'],
  closedOn: ['2026-12-25'],
  ...given,
});
const queryFor = (...grades: string[]): JudgedQuery => ({
  text: '',
  kind: 'name',
  set: 'seen',
  grades: grades.map(parsePredicate),
  never: parsePredicate('name=9'),
});

test('there are at least 400 judged queries of 19 kinds, a fifth of them unseen, none twice', () => {
  const queries = readJudgedQueries();
  expect(queries.length).toBeGreaterThanOrEqual(400);
  expect(new Set(queries.map(({ kind }) => kind)).size).toBe(19);
  expect(queries.filter(({ set }) => set === 'unseen').length * 5).toBeGreaterThanOrEqual(queries.length);
  expect(new Set(queries.map(({ text }) => text)).size).toBe(queries.length);
});

test('each judged query that promises an answer has one in the sample city', () => {
  const places = [...readJudgedCity().values()];
  const isAnswered = (query: JudgedQuery) => places.some((one) => gradeOf(query, one, 700) > 0);
  const broken = readJudgedQueries().filter((query) => query.grades.length > 0 && !isAnswered(query));
  expect(broken.map(({ text }) => text)).toEqual([]);
});

test.each(cases as [string, boolean][])('%s', (text, expected) => {
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

  test('is the opposite with a place among the first ten that nobody may get, which answers nothing', () => {
    const never = parsePredicate('in=Hampden');
    expect(judge({ ...queryFor('*'), never }, [2, 1], about)).toMatchObject({
      isMetAt1: false,
      isOpposite: true,
    });
    expect(judge({ ...queryFor('*'), never }, [1, 3], about)).toMatchObject({ ndcg: 1, isOpposite: false });
  });

  test('has a place that is closed for a while below the open ones that answer as well', () => {
    const query = queryFor('in=Hampden', 'in=Canton');
    const closed = (id: number) => ({
      ...about,
      places: new Map([...places, [id, place(id, { isClosed: true })]]),
    });
    expect(judge(query, [1, 3], closed(1)).closedAboveOpen).toBe(true);
    expect(judge(query, [3, 1], closed(1)).closedAboveOpen).toBe(false);
    expect(judge(queryFor('name=place 1'), [1, 3], closed(1)).closedAboveOpen).toBe(false);
  });
});
