import { listing } from '#city';
import { DEFAULT_QUIZ_SETTINGS } from '#cms/test/default-quiz';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answeredQuestions, CHOICES, type QuizAnswers } from './answers.ts';
import { foldText } from '../words/characters.ts';
import { cuisineMatcher } from './cuisine-match.ts';
import { buildQuizPool, type QuizPlace, type QuizPool } from './quiz-pool.ts';
import { MIN_RESULTS } from './padding.ts';
import { isNearPrice } from './price-match.ts';
import { MAX_RESULTS, recommend } from './recommend.ts';

interface SamplePlace extends Omit<QuizPlace, 'rating' | 'reviewCount' | 'priceRange' | 'tags'> {
  readonly rating?: number;
  readonly reviewCount?: number;
  readonly priceRange?: string;
  readonly tags?: string[];
  readonly published: boolean;
}

const SAMPLE: SamplePlace[] = JSON.parse(
  readFileSync(path.resolve(import.meta.dirname, '../../../cities/baltimore/sample/places.json'), 'utf8'),
);
const HIDDEN = listing.hiddenCategories;
const toPlace = ({ rating, reviewCount, priceRange, tags, ...place }: SamplePlace): QuizPlace => ({
  ...place,
  rating: rating ?? null,
  reviewCount: reviewCount ?? null,
  priceRange: priceRange ?? null,
  tags: tags ?? [],
});
const sample = buildQuizPool(
  SAMPLE.filter(({ status, published }) => status !== 'closed' && published).map(toPlace),
  DEFAULT_QUIZ_SETTINGS,
  HIDDEN,
);

const skippable = <T>(values: readonly T[]) => [...values, null];
const ZIPS = [...DEFAULT_QUIZ_SETTINGS.zips.map(({ zip }) => zip), '21234', '21228', '99999', null];

function check(pool: QuizPool, answers: QuizAnswers, seed: string): string | null {
  const { picks } = recommend(pool, answers, seed);
  const ids = picks.map(({ place }) => place.id);
  if (new Set(ids).size < ids.length) return 'a duplicate';
  if (ids.length > MAX_RESULTS) return 'too many';
  const asked = picks.map(({ meets }) => meets.includes('cuisine'));
  if (asked.includes(true) && asked.lastIndexOf(true) >= asked.filter(Boolean).length)
    return 'another cuisine before the asked one';
  const isAsked = (category: string) =>
    answers.cuisine !== null && cuisineMatcher(answers.cuisine)({ categoryText: foldText(category) });
  const near = new Set(pool.places.filter((place) => isNearPrice(place, answers.price)));
  if (ids.length < Math.min(MIN_RESULTS, near.size)) return 'too few';
  if (picks.some(({ place }) => !near.has(place) && !isAsked(place.category)))
    return 'a price further off than one step';
  if (picks.some(({ place: { category } }) => HIDDEN.includes(category))) return 'a hidden category';
  const [first] = picks;
  if (picks.some(({ meets }, n) => asked[n] === asked[0] && meets.length > (first?.meets.length ?? 0)))
    return 'a better one below';
  if (answers.distance === 'anywhere' && picks.some(({ meets }) => meets.includes('zipcode')))
    return 'a claim about a zip that was not asked';
  if (picks.some(({ place }) => pool.places[place.order] !== place)) return 'a place from elsewhere';
  const answered = answeredQuestions(answers).toSorted().join();
  const judged = picks.every(({ meets, relaxed }) => [...meets, ...relaxed].toSorted().join() === answered);
  return judged ? null : 'an answer that nobody judged';
}

describe('all answers', () => {
  test.each(['21224', null])(
    'every combination from %s gives 3 to 6 different places of the pool',
    (zipcode) => {
      const faults: string[] = [];
      let number = 0;
      for (const mealType of skippable(CHOICES.mealType))
        for (const vibe of skippable(CHOICES.vibe))
          for (const cuisine of skippable(CHOICES.cuisine))
            for (const distance of skippable(CHOICES.distance))
              for (const price of skippable(CHOICES.price)) {
                number += 1;
                const answers = { mealType, vibe, cuisine, distance, zipcode, price };
                const fault = check(sample, answers, String(number));
                if (fault) faults.push(`${fault}: ${JSON.stringify(answers)}`);
              }
      expect(faults).toEqual([]);
    },
  );

  const anyPlace: fc.Arbitrary<Omit<QuizPlace, 'id'>> = fc.record({
    name: fc.constantFrom('Drum Point', 'Senora Paz', 'Café', 'The Bar', 'x'),
    description: fc.constantFrom('', 'brunch', 'late night only', 'coffee and cocktails'),
    category: fc.constantFrom(
      'Italian',
      'Pizza',
      'Seafood',
      'Café',
      'Wine Bar',
      'Barbecue',
      'Hotel',
      'Healthy',
    ),
    neighborhood: fc.constantFrom('Canton', 'Hampden', 'Timonium', 'Towson', 'Pigtown', 'Nowhere'),
    priceRange: fc.constantFrom('$', '$$', '$$$', '$$$$', null),
    rating: fc.constantFrom(null, 0, 3.9, 4, 5),
    reviewCount: fc.constantFrom(null, 0, 49, 50, 1000),
    status: fc.constantFrom('open', 'temporarily-closed'),
    tags: fc.subarray(['date night', 'groups', 'kids', 'late night']),
  });
  const anyAnswers: fc.Arbitrary<QuizAnswers> = fc.record({
    mealType: fc.constantFrom(...skippable(CHOICES.mealType)),
    vibe: fc.constantFrom(...skippable(CHOICES.vibe)),
    cuisine: fc.constantFrom(...skippable(CHOICES.cuisine)),
    distance: fc.constantFrom(...skippable(CHOICES.distance)),
    zipcode: fc.constantFrom(...ZIPS),
    price: fc.constantFrom(...skippable(CHOICES.price)),
  });

  const numbered = (places: readonly Omit<QuizPlace, 'id'>[]) =>
    places.map((place, index) => ({ ...place, id: index + 1 }));
  const poolOf = (places: readonly QuizPlace[]) => buildQuizPool(places, DEFAULT_QUIZ_SETTINGS, HIDDEN);

  test('the rules hold in any city, however small', () => {
    fc.assert(
      fc.property(fc.array(anyPlace, { maxLength: 12 }), anyAnswers, fc.string(), (places, answers, seed) => {
        expect(check(poolOf(numbered(places)), answers, seed)).toBeNull();
      }),
      { numRuns: 1_000 },
    );
  });

  test('the same seed gives the same places, in any storage order', () => {
    // Places with equal name and rating are interchangeable: their order depends on storage.
    const anyNamed = fc.uniqueArray(fc.tuple(anyPlace, fc.constantFrom('', ' One', ' Two', ' Three')), {
      selector: ([{ name }, more]) => name + more,
      maxLength: 12,
    });
    fc.assert(
      fc.property(anyNamed, anyAnswers, fc.string(), (named, answers, seed) => {
        const places = numbered(named.map(([place, more]) => ({ ...place, name: place.name + more })));
        const idsOf = (from: QuizPool) => recommend(from, answers, seed).picks.map(({ place }) => place.id);
        expect(idsOf(poolOf(places.toReversed()))).toEqual(idsOf(poolOf(places)));
      }),
      { numRuns: 1_000 },
    );
  });
});
