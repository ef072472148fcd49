import { isPostalCode } from '#domain/addresses/postal-codes';
import { describe, expect, test } from 'vitest';
import { answeredQuestions, askedQuestions, cuisinePreset, NO_ANSWERS, type QuizAnswers } from './answers.ts';
import { areaFor } from './area.ts';
import { bestFirst, buildCost } from './best-order.ts';
import { cuisineMatcher, relatedMatcher } from './cuisine-match.ts';
import { DEFAULT_QUIZ_SETTINGS } from '#cms/test/default-quiz';
import { isGivesWayOrder } from './gives-way.ts';
import { handPicked, recommend } from './recommend.ts';
import { answerTests, judgePick } from './judge-pick.ts';
import { FIT, filterByMeal, mealFit } from './meal-fit.ts';
import { padResults, withoutDuplicates } from './padding.ts';
import { isNearPrice, matchesPrice } from './price-match.ts';
import { buildQuizPool, type QuizPlace, type QuizPool } from './quiz-pool.ts';
import { areaNotices, emojiFor, foundText } from './quiz-texts.ts';
import { neighborhoodKey } from './settings.ts';
import { isSurprising, pickSurprise } from './surprise.ts';
import { matchesVibe } from './vibe-match.ts';

let nextId = 1;
function place(overrides: Partial<QuizPlace> = {}): QuizPlace {
  const id = nextId++;
  return {
    id,
    name: `Place ${id}`,
    description: '',
    category: 'Thai',
    neighborhood: 'Canton',
    priceRange: '$$',
    rating: 4,
    reviewCount: 100,
    tags: [],
    status: 'open',
    ...overrides,
  };
}
const pool = (...places: QuizPlace[]) => buildQuizPool(places, DEFAULT_QUIZ_SETTINGS, ['Hotel', 'bars']);
const namesOf = (places: readonly { name: string }[]) => places.map(({ name }) => name);
const costIn = (city: QuizPool, answers: Partial<QuizAnswers> = {}) =>
  buildCost({ ...NO_ANSWERS, ...answers }, city);
const ANY_VENUE = { mayLead: () => true };
const none = { name: '', description: '', category: '' };

describe('answers', () => {
  test.each([
    ['breakfast', 'Breakfast'],
    ['brunch', 'Breakfast'],
    ['cocktails', 'Bar'],
    ['lunch', null],
    ['dinner', null],
    [null, null],
  ] as const)('%s presets the cuisine %s and asks for it only without one', (meal, preset) => {
    expect(cuisinePreset(meal)).toBe(preset);
    expect(askedQuestions({ mealType: meal, distance: null }).includes('cuisine')).toBe(preset === null);
  });

  test('a preset cuisine is not an answer', () => {
    expect(answeredQuestions({ ...NO_ANSWERS, mealType: 'brunch', cuisine: 'Italian', price: '$' })).toEqual([
      'mealType',
      'price',
    ]);
  });

  test.each([
    ['21224', true],
    ['212244', false],
    ['', false],
  ])('the zip %j is valid: %s', (zip, isValid) => expect(isPostalCode(zip)).toBe(isValid));
});

describe('area by distance', () => {
  const city = pool(
    place({ neighborhood: 'Canton' }),
    place({ neighborhood: 'Canton' }),
    place({ neighborhood: 'Butcher’s Hill' }),
    place({ neighborhood: 'Hampden' }),
    place({ neighborhood: 'Mount Washington' }),
    place({ neighborhood: 'Hamilton' }),
  );
  const area = (distance: 'walking' | 'short-drive' | 'anywhere' | null, zipcode: string | null) =>
    areaFor({ distance, zipcode }, city);

  test.each([
    // walking: the walkable ones; short drive, and no distance: its own and the nearby ones
    ['walking', '21224', 'walking', 'Canton', ''],
    ['short-drive', '21224', 'short-drive', 'Canton, Butcher’s Hill', ''],
    [null, '21224', 'short-drive', 'Canton, Butcher’s Hill', ''],
    // decisions §7: anywhere, a skipped and an unknown zip restrict nothing
    ['anywhere', '21224', 'city', '', ''],
    ['anywhere', '99999', 'city', '', ''],
    ['walking', null, 'city', '', ''],
    ['walking', '99999', 'city', '', 'limited, wider than asked'],
    // nothing walkable: short drive
    ['walking', '21093', 'short-drive', 'Mount Washington', 'wider than asked'],
    // no places of its own: the suburb's city neighborhoods
    ['walking', '21222', 'short-drive', 'Canton', 'wider than asked'],
    ['short-drive', '21117', 'suburban', 'Mount Washington, Hampden', 'limited, wider than asked'],
    // these two have no lists
    ['walking', '21234', 'suburban', 'Hamilton', 'wider than asked'],
    ['short-drive', '21228', 'city', '', 'limited, wider than asked'],
    // a zip in the table without places or fallback
    ['walking', '21060', 'city', '', 'limited, wider than asked'],
  ] as const)('%s from %s searches by %s: %s, %s', (distance, zip, scope, neighborhoods, notice) => {
    const found = area(distance, zip);
    const notices = [found.isLimited && 'limited', found.isWidened && 'wider than asked'].filter(Boolean);
    expect([found.scope, found.neighborhoods.join(', '), notices.join(', ')]).toEqual([
      scope,
      neighborhoods,
      notice,
    ]);
  });

  test('apostrophes, hyphens and accents in neighborhoods are ignored', () => {
    expect(neighborhoodKey("Mid-Town Butcher's Café")).toBe(neighborhoodKey('Midtown Butchers cafe'));
  });
});

describe('meal filters', () => {
  test.each([
    ['breakfast', { category: 'Breakfast & Brunch' }, FIT.BY_CATEGORY],
    ['brunch', { category: 'Café' }, FIT.BY_CATEGORY],
    ['brunch', { category: 'American', description: 'Best brunch in town' }, FIT.BY_TEXT],
    ['breakfast', { category: 'Thai' }, FIT.UNKNOWN],
    ['happyHour', { category: 'Bar & Restaurant' }, FIT.BY_CATEGORY],
    ['cocktails', { category: 'Wine Bar' }, FIT.BY_CATEGORY],
    ['happyHour', { category: 'Barbecue' }, FIT.UNKNOWN],
    ['cocktails', { category: 'Thai', name: 'The Tavern' }, FIT.BY_TEXT],
    ['cocktails', { category: 'Coffee Shop' }, FIT.NEVER],
    ['happyHour', { category: 'Cocktail Bar', description: 'Coffee by day' }, FIT.BY_CATEGORY],
    ['lunch', { category: 'Lounge' }, FIT.NEVER],
    ['lunch', { category: 'Thai', name: 'Coffee Thai' }, FIT.NEVER],
    ['lunch', { category: 'Diner', description: 'Breakfast all day' }, FIT.BY_CATEGORY],
    ['lunch', { category: 'Pizza', description: 'Open late-night only' }, FIT.NEVER],
    ['dinner', { category: 'Coffee Shop' }, FIT.BY_CATEGORY],
  ] as const)('%s at %j fits %i', (meal, described, fit) =>
    expect(mealFit({ ...none, ...described }, meal)).toBe(fit),
  );

  test('apply only if they leave a place', () => {
    const { places } = pool(
      place(),
      place({ category: 'Café' }),
      place({ description: 'Brunch on Sundays' }),
    );
    expect(filterByMeal(places, 'brunch')).toHaveLength(2);
    expect(filterByMeal(places, 'lunch')).toHaveLength(2);
    expect(filterByMeal(places, null)).toHaveLength(3);
    expect(filterByMeal(pool(place({ category: 'Thai' })).places, 'brunch')).toHaveLength(1);
    expect(filterByMeal(pool(place({ category: 'Café' })).places, 'cocktails')).toHaveLength(1);
  });

  test('exclude cafés for drinks even if there is no bar', () => {
    const { places } = pool(place({ category: 'Thai', name: 'Basil' }), place({ category: 'Café' }));
    expect(namesOf(filterByMeal(places, 'cocktails'))).toEqual(['Basil']);
  });
});

describe('cuisine and price', () => {
  test.each([
    ['Bar & Restaurant', 'Bar', true],
    ['Wine Bar', 'Bar', true],
    ['Barbecue', 'Bar', false],
    ['Breakfast & Brunch', 'Breakfast', true],
    ['Latin American', 'American', true],
  ])('%s is %s: %s', (category, cuisine, matches) => {
    const [pooled] = pool(place({ category })).places;
    expect(pooled && cuisineMatcher(cuisine)(pooled)).toBe(matches);
  });

  test.each([
    ['Pizza', 'Italian', true],
    ['Burgers', 'American', true],
    ['Latin American', 'Mexican', true],
  ])('%s is related to %s: %s', (category, cuisine, related) => {
    const [pooled] = pool(place({ category })).places;
    expect(pooled && relatedMatcher(cuisine, DEFAULT_QUIZ_SETTINGS.relatedCuisines)(pooled)).toBe(related);
  });

  test.each([
    ['$', '$', true],
    ['$$', '$', false],
    ['$$$$', '$$$', true],
    ['$$', '$$$', false],
    [null, '$$$', false],
    [null, null, true],
  ] as const)('%s meets %s: %s', (priceRange, price, meets) =>
    expect(matchesPrice({ priceRange }, price)).toBe(meets),
  );

  test.each([
    ['$$', '$', true],
    ['$$$', '$', false],
    ['$$$', '$$', true],
    ['$$', '$$$', true],
    ['$', '$$$', false],
    [null, '$', true],
  ] as const)('%s may stand in for %s: %s', (priceRange, price, may) =>
    expect(isNearPrice({ priceRange }, price)).toBe(may),
  );
});

describe('best first', () => {
  const ranking = (city: QuizPool, answers: Partial<QuizAnswers> = {}, most = 9) =>
    namesOf(bestFirst(city.places.toReversed(), costIn(city, answers), most));

  test('rating descending, ties by review count, unknown last, hidden categories never', () => {
    const city = pool(
      place({ name: 'unrated', rating: null, reviewCount: null }),
      place({ name: 'few', rating: 4.5, reviewCount: 10 }),
      place({ name: 'hotel', rating: 5, category: 'Hotel' }),
      place({ name: 'many', rating: 4.5, reviewCount: 900 }),
      place({ name: 'top', rating: 4.9, reviewCount: 1 }),
      place({ name: 'bar', rating: 4.8, category: 'bars' }),
    );
    expect(namesOf(city.places)).toEqual(['top', 'many', 'few', 'unrated']);
    expect(ranking(city)).toEqual(namesOf(city.places));
  });

  test('more met answers come before a better rating', () => {
    const city = pool(
      place({ name: 'neither', rating: 5, priceRange: '$$' }),
      place({ name: 'price', rating: 4, priceRange: '$' }),
      place({ name: 'both', rating: 3, priceRange: '$', tags: ['date night'] }),
    );
    expect(ranking(city, { price: '$', vibe: 'romantic' })).toEqual(['both', 'price', 'neither']);
  });

  test('with equally many met answers, the configured order decides', () => {
    const places = [
      place({ name: 'no vibe', priceRange: '$', category: 'Café' }),
      place({ name: 'no meal', priceRange: '$', tags: ['date night'], rating: 5 }),
      place({ name: 'no price', tags: ['date night'], category: 'Café', rating: 5 }),
    ];
    const answers = { vibe: 'romantic', mealType: 'brunch', price: '$' } as const;
    expect(ranking(pool(...places), answers)).toEqual(['no vibe', 'no price', 'no meal']);
    const settings = {
      ...DEFAULT_QUIZ_SETTINGS,
      givesWay: ['price', 'cuisine', 'mealType', 'vibe', 'zipcode', 'distance'],
    } as const;
    expect(ranking(buildQuizPool(places, settings), answers)).toEqual(['no price', 'no meal', 'no vibe']);
  });

  test('the asked cuisine, whatever else it misses, before any other', () => {
    const city = pool(
      place({ name: 'other', priceRange: '$', tags: ['date night'], rating: 5 }),
      place({ name: 'asked', category: 'Italian', priceRange: '$$$', rating: 3 }),
    );
    expect(ranking(city, { vibe: 'romantic', cuisine: 'Italian', price: '$' })).toEqual(['asked', 'other']);
  });

  test('the named category before a mention of the meal', () => {
    const city = pool(
      place({ name: 'mention', rating: 4.9, description: 'brunch' }),
      place({ name: 'cafe', rating: 4, category: 'Café' }),
    );
    expect(ranking(city, { mealType: 'brunch' })).toEqual(['cafe', 'mention']);
  });

  test.each([
    [['vibe', 'cuisine', 'price', 'mealType', 'zipcode', 'distance'], true],
    [['vibe', 'vibe', 'price', 'mealType', 'zipcode', 'distance'], false],
    [['vibe', 'cuisine', 'price', 'mealType', 'zipcode'], false],
    [[], false],
  ])('%j is an order of all questions: %s', (order, isOne) => expect(isGivesWayOrder(order)).toBe(isOne));

  test.each([
    ['romantic', 'date night', true],
    ['celebration', 'groups', true],
    ['lively', 'late night', true],
    ['casual', 'date night', false],
    [null, 'kids', true],
  ] as const)('%s goes with %s: %s', (vibe, tag, goes) =>
    expect(matchesVibe({ tags: [tag], vibes: [] }, vibe)).toBe(goes),
  );

  test('a venue picked by hand for a vibe has it', () => {
    const [venue] = pool(place({ name: 'Casa Marchetti' })).places;
    expect(venue && [matchesVibe(venue, 'romantic'), matchesVibe(venue, 'lively')]).toEqual([true, false]);
  });
});

describe('hand-picked venues', () => {
  const { places } = pool(
    place({ name: 'Casa Marchetti' }),
    place({ name: 'LIGHT STREET TABLE' }),
    place({ name: 'Senora Paz' }),
    place({ name: 'Clean Slate Bowls' }),
    place({ name: 'Drum Point' }),
  );
  test.each([
    ['romantic', 'Italian', '$$$', 'Casa Marchetti'],
    ['casual', 'Italian', '$$$', null],
    ['casual', 'American', '$', 'LIGHT STREET TABLE'],
    ['casual', 'American', '$$', 'LIGHT STREET TABLE'],
    ['casual', 'American', '$$$', null],
    ['celebration', 'Mexican', null, 'Senora Paz'],
    ['solo', 'Healthy', '$$$', 'Clean Slate Bowls'],
    [null, 'Seafood', '$$$', 'Drum Point'],
    ['quiet', 'Seafood', '$', null],
  ] as const)('%s + %s + %s: %s', (vibe, cuisine, price, venue) => {
    const picked = handPicked(places, { vibe, cuisine, price }, DEFAULT_QUIZ_SETTINGS.overrides, ANY_VENUE);
    expect(picked?.name ?? null).toBe(venue);
  });

  test('are found by name, ignoring surrounding whitespace', () => {
    const override = { vibe: null, cuisine: 'Seafood', prices: [], venue: ' drum point ' } as const;
    const answers = { vibe: null, cuisine: 'Seafood', price: null } as const;
    expect(handPicked(places, answers, [override], ANY_VENUE)?.name).toBe('Drum Point');
  });
});

describe('surprise', () => {
  test.each([
    [{ rating: 4, reviewCount: 49 }, true],
    [{ rating: 3.9, reviewCount: 10 }, false],
    [{ rating: 5, reviewCount: null }, false],
    [{ rating: null, reviewCount: 3 }, false],
  ])('%j may be the surprise: %s', (facts, may) => expect(isSurprising(facts)).toBe(may));

  test('one of the best five, the same for the same seed', () => {
    const city = pool(
      ...Array.from({ length: 9 }, (_, index) => place({ rating: 4.9 - index / 10, reviewCount: 5 })),
    );
    const pick = (seed: number) => pickSurprise(city.places, costIn(city), String(seed));
    const picks = Array.from({ length: 200 }, (_, seed) => pick(seed));
    expect(new Set(picks.map((picked) => picked?.order))).toEqual(new Set([0, 1, 2, 3, 4]));
    expect(pick(7)).toBe(picks[7]);
  });

  test('leads only if it meets as many answers as the best', () => {
    const city = pool(
      place({ name: 'known', rating: 5, reviewCount: 900, priceRange: '$' }),
      place({ name: 'new', rating: 4, reviewCount: 5, priceRange: '$$' }),
    );
    const top = (answers: Partial<QuizAnswers>) =>
      recommend(city, { ...NO_ANSWERS, cuisine: 'surprise', ...answers }, '1').picks[0]?.place.name;
    expect([top({}), top({ price: '$$' }), top({ price: '$' })]).toEqual(['new', 'new', 'known']);
  });
});

describe('padding', () => {
  const city = pool(
    ...Array.from({ length: 8 }, (_, i) => place({ rating: 5, neighborhood: 'Hampden', name: `far ${i}` })),
    place({ rating: 2, neighborhood: 'Canton', name: 'here' }),
    place({ rating: 3, neighborhood: 'Fells Point', name: 'near' }),
  );
  const area = areaFor({ distance: 'walking', zipcode: '21210' }, city);
  const request = { pool: city, area, candidates: city.places, cost: costIn(city), mealType: null };
  const pad = (change: Partial<Parameters<typeof padResults>[1]>) =>
    namesOf(padResults([], { ...request, candidates: [], zipcode: '21224', ...change }));
  const here = city.places.filter(({ name }) => name === 'here');

  test('to three: from the area, then near the zip, then the best of the city', () => {
    const found = { candidates: here, area: { ...area, keys: new Set<string>() } };
    expect(pad(found)).toEqual(['here', 'near', 'far 0']);
    expect(pad({ ...found, zipcode: '99999' })).toEqual(['here', 'far 0', 'far 1']);
  });

  test('from the area first even if it doesn’t suit the meal', () => {
    const { places } = pool(place({ name: 'café', category: 'Café', rating: 1 }));
    expect(pad({ candidates: [...here, ...places], mealType: 'brunch' }).slice(0, 2)).toEqual([
      'café',
      'here',
    ]);
  });

  test('doesn’t prefer places near the zip if the whole city is searched', () => {
    const anywhere = areaFor({ distance: 'anywhere', zipcode: '21224' }, city);
    expect(pad({ area: anywhere })).toEqual(['far 0', 'far 1', 'far 2']);
  });

  test('leaves three or more unchanged, without duplicates', () => {
    const results = city.places.slice(0, 4);
    expect(withoutDuplicates([...results, ...results])).toEqual(results);
    expect(padResults(results, { ...request, zipcode: null })).toEqual(results);
  });
});

describe('what a pick meets', () => {
  const { places, ...rest } = pool(
    place({ category: 'Italian', neighborhood: 'Canton', priceRange: '$$$$', tags: ['date night'] }),
  );
  const [only] = places;
  test.each([
    [{ cuisine: 'Italian', price: '$$$', vibe: 'romantic' }, 'vibe cuisine price', ''],
    [{ cuisine: 'Sushi', price: '$', vibe: 'lively' }, '', 'vibe cuisine price'],
    [{ cuisine: 'surprise', distance: 'anywhere', zipcode: '21210' }, 'cuisine distance', ''],
    [{ distance: 'walking', zipcode: '21224' }, 'distance zipcode', ''],
    [{ distance: 'walking', zipcode: '21230' }, '', 'distance zipcode'],
    [{ distance: 'short-drive', zipcode: '21222' }, 'distance zipcode', ''],
    [{ distance: 'walking', zipcode: '21222' }, 'zipcode', 'distance'],
    [{ distance: 'walking' }, '', 'distance'],
    [{ distance: 'walking', zipcode: '99999' }, '', 'distance zipcode'],
    [{ cuisine: 'Italian', vibe: 'lively' }, 'cuisine', 'vibe'],
    [{ mealType: 'brunch', cuisine: 'Italian' }, '', 'mealType'],
    [{ mealType: 'lunch', cuisine: 'Italian' }, 'mealType cuisine', ''],
    [{}, '', ''],
  ] as const)('%j: met %s, relaxed %s', (answers, meets, relaxed) => {
    if (!only) throw new Error('The pool is empty.');
    const verdict = judgePick(only, answerTests({ ...NO_ANSWERS, ...answers }, rest));
    expect([verdict.meets.join(' '), verdict.relaxed.join(' ')]).toEqual([meets, relaxed]);
  });
});

describe('texts', () => {
  test.each([
    [['Canton'], 1, 'Found 1 restaurant in Canton'],
    [['Canton', 'Hampden'], 9, 'Found 9 restaurants in Canton and Hampden'],
    [['A', 'B', 'C', 'D', 'E'], 9, 'Found 9 restaurants in A, B, C and 2 more'],
  ])('%j', (neighborhoods, found, text) => expect(foundText({ neighborhoods, found })).toBe(text));

  test('notices: limited, expanded, by car, found', () => {
    const area = areaFor({ distance: 'short-drive', zipcode: '21224' }, pool(place()));
    expect(areaNotices(area, false)).toEqual(['10-15 minute options', 'Found 1 restaurant in Canton']);
    expect(areaNotices(area, true)[0]).toBe('Expanded Options');
    const unknown = areaFor({ distance: 'walking', zipcode: '99999' }, pool(place()));
    expect(areaNotices(unknown, false)).toEqual(['Limited options in your exact area']);
    const suburb = areaFor({ distance: 'walking', zipcode: '21236' }, pool(place()));
    expect(areaNotices(suburb, false)).toEqual([
      'Limited options in your exact area',
      'Expanded Options',
      'Found 1 restaurant in Canton',
    ]);
  });

  test.each([
    ['Pizza', '🍕'],
    ['Café', '☕'],
    ['Nothing of the kind', '🍽️'],
  ])('%s has the emoji %s', (category, emoji) =>
    expect(emojiFor(category, DEFAULT_QUIZ_SETTINGS)).toBe(emoji),
  );
});

describe('recommendations', () => {
  test('up to three of the cuisine, then up to three related ones, six at most', () => {
    const city = pool(
      ...Array.from({ length: 5 }, (_, i) => place({ category: 'Italian', rating: 3, name: `Italian ${i}` })),
      ...Array.from({ length: 5 }, (_, i) => place({ category: 'Pizza', rating: 5, name: `Pizza ${i}` })),
      // The best overall, and a candidate for the surprise.
      place({ category: 'Thai', rating: 5, reviewCount: 900 }),
      place({ category: 'Thai', rating: 5, reviewCount: 5 }),
    );
    const { picks } = recommend(city, { ...NO_ANSWERS, cuisine: 'Italian' }, '1');
    const categories = picks.map(({ place: { category } }) => category);
    expect(categories.join()).toBe('Italian,Italian,Italian,Pizza,Pizza,Pizza');
  });

  test('the hand-picked venue comes first and once, the surprise before the better known', () => {
    const city = pool(
      ...Array.from({ length: 4 }, () => place({ category: 'Seafood', rating: 5, priceRange: '$$$' })),
      place({ name: 'Drum Point', category: 'Seafood', rating: 4.1, reviewCount: 7, priceRange: '$$$' }),
    );
    const seafood = recommend(city, { ...NO_ANSWERS, cuisine: 'Seafood', price: '$$$' }, '1');
    expect(seafood.picks[0]?.place.name).toBe('Drum Point');
    expect(seafood.picks.filter(({ place: { name } }) => name === 'Drum Point')).toHaveLength(1);
    const surprise = recommend(city, { ...NO_ANSWERS, cuisine: 'surprise' }, '1');
    expect(surprise.picks[0]?.place.name).toBe('Drum Point');
    expect(surprise.picks).toHaveLength(5);
  });

  test('without a cuisine, only places of the wanted price if there are enough', () => {
    const city = pool(
      ...Array.from({ length: 4 }, () => place({ rating: 3, priceRange: '$' })),
      ...Array.from({ length: 4 }, () => place({ rating: 5, priceRange: '$$$' })),
    );
    const { picks } = recommend(city, { ...NO_ANSWERS, price: '$' }, '1');
    expect(picks.map(({ place: { priceRange } }) => priceRange)).toEqual(['$', '$', '$', '$']);
  });

  test('the asked cuisine at another price, if the area has none near the asked one', () => {
    const city = pool(
      place({ name: 'dear', category: 'Italian', rating: 3.9, priceRange: '$$$$' }),
      place({ name: 'cheap', rating: 4.9, priceRange: '$', tags: ['kids'] }),
      place({ name: 'inn', rating: 5, priceRange: '$', tags: ['kids'], category: 'Hotel' }),
    );
    const answers = {
      ...NO_ANSWERS,
      vibe: 'casual',
      cuisine: 'Italian',
      distance: 'walking',
      zipcode: '21224',
      price: '$',
    } as const;
    const { picks } = recommend(city, answers, '1');
    expect(picks.map(({ place: { name }, relaxed }) => [name, ...relaxed])).toEqual([
      ['dear', 'vibe', 'price'],
      ['cheap', 'cuisine'],
    ]);
  });

  test('a hand-picked venue that contradicts an answer is not the top pick', () => {
    const top = (priceRange: string) => {
      const city = pool(
        place({ name: 'Drum Point', category: 'Seafood', rating: 3, priceRange }),
        place({ name: 'better', category: 'Seafood', rating: 5, priceRange }),
      );
      const answers = { ...NO_ANSWERS, cuisine: 'Seafood', price: '$$$' } as const;
      return recommend(city, answers, '1').picks[0]?.place.name;
    };
    expect([top('$$$'), top('$$')]).toEqual(['Drum Point', 'better']);
  });

  test('where the area is widened for all, a lead need not meet it, but the picks beside it may meet more', () => {
    const suburb = { ...NO_ANSWERS, distance: 'walking', zipcode: '21236' } as const;
    const top = (answers: Partial<QuizAnswers>, ...places: QuizPlace[]) =>
      recommend(pool(...places), { ...suburb, ...answers }, '1').picks[0]?.place.name;
    const picked = place({ name: 'Drum Point', category: 'Seafood', rating: 3, priceRange: '$$$' });
    const better = place({ category: 'Seafood', priceRange: '$$$' });
    expect(top({ cuisine: 'Seafood', price: '$$$' }, picked, better)).toBe('Drum Point');
    const surprise = place({ reviewCount: 5, priceRange: '$' });
    const beyond = place({ name: 'of the price', neighborhood: 'Hampden' });
    expect(top({ cuisine: 'surprise', price: '$$' }, surprise, beyond)).toBe('of the price');
  });

  test('a pick from outside the area is announced', () => {
    const city = pool(
      place({ neighborhood: 'Canton' }),
      place({ neighborhood: 'Hampden' }),
      place({ neighborhood: 'Hampden' }),
    );
    const { picks, notices } = recommend(city, { ...NO_ANSWERS, distance: 'walking', zipcode: '21224' }, '1');
    expect(picks).toHaveLength(3);
    expect(notices).toEqual(['Expanded Options', 'Found 1 restaurant in Canton']);
    expect(picks[1]?.relaxed).toEqual(['distance', 'zipcode']);
  });
});
