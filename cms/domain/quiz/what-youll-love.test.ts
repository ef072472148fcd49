import { expect, test } from 'vitest';
import { NO_ANSWERS } from './answers.ts';
import { whatYoullLove } from './what-youll-love.ts';

const place = {
  category: 'Italian',
  neighborhood: 'Canton',
  priceRange: '$$',
  rating: null,
  reviewCount: null,
  localFavorite: false,
};
const pick = { place, tags: [], meets: [], answers: NO_ANSWERS } as const;

test('claims only cuisine and neighborhood if nothing else is known', () => {
  expect(whatYoullLove(pick)).toEqual(['Italian in Canton']);
});

test.each([
  [{ rating: 4.6, reviewCount: 941 }, {}, 'Rated 4.6 out of 5 in 941 reviews'],
  [{ rating: 4 }, {}, 'Rated 4.0 out of 5'],
  [{ localFavorite: true }, {}, 'A local favorite'],
  [{}, { cuisine: 'Italian' }, 'Italian, just what you asked for'],
  [{}, { price: '$$' }, 'Mid-range prices, as you asked ($$)'],
  [{}, { mealType: 'brunch' }, 'A good spot for brunch'],
  [{}, { distance: 'walking', zipcode: '21224' }, 'In Canton, within walking distance of 21224'],
  [{}, { distance: 'short-drive', zipcode: '21224' }, 'In Canton, 10–15 minutes from 21224'],
  [{}, { vibe: 'romantic' }, 'Good for date night'],
  [
    { rating: 4.2, reviewCount: 12 },
    { cuisine: 'surprise' },
    'A find: well rated, and only 12 reviews so far',
  ],
] as const)('%j and %j: %s', (facts, given, bullet) => {
  const answers = { ...NO_ANSWERS, ...given };
  const meets = ['mealType', 'vibe', 'cuisine', 'distance', 'price'] as const;
  const bullets = whatYoullLove({
    place: { ...place, ...facts },
    tags: ['date night', 'groups'],
    meets: meets.filter((key) => answers[key] !== null),
    answers,
  });
  expect(bullets).toContain(bullet);
});

test('a relaxed answer is not a reason', () => {
  const answers = { ...NO_ANSWERS, cuisine: 'Sushi', price: '$', vibe: 'lively' } as const;
  expect(whatYoullLove({ ...pick, tags: ['late night'], answers })).toEqual(['Italian in Canton']);
});

type Asked = Partial<Parameters<typeof whatYoullLove>[0]>;
const bulletsOf = (asked: Asked) => whatYoullLove({ ...pick, ...asked });

test.each<[string, Asked, string[]]>([
  [
    'a well-rated place with few reviews is a find to those alone who asked for a surprise',
    { place: { ...place, rating: 4.2, reviewCount: 12 } },
    ['Rated 4.2 out of 5 in 12 reviews'],
  ],
  [
    'a surprise that many know is no find, and its cuisine nothing one asked for',
    {
      place: { ...place, rating: 4.2, reviewCount: 900 },
      meets: ['cuisine'],
      answers: { ...NO_ANSWERS, cuisine: 'surprise' },
    },
    ['Rated 4.2 out of 5 in 900 reviews'],
  ],
  [
    'a rating below 4 is not praised',
    { place: { ...place, rating: 3.9, localFavorite: true } },
    ['A local favorite'],
  ],
  ['an occasion is named for a vibe that is met alone', { tags: ['kids'] }, ['Italian in Canton']],
  [
    'what else a place that was picked for the vibe is good for is no answer',
    { tags: ['brunch', 'kids'], meets: ['vibe'], answers: { ...NO_ANSWERS, vibe: 'romantic' } },
    ['Italian in Canton'],
  ],
  [
    'of the tags only the occasions that answer the vibe are named, as people say them',
    {
      tags: ['outdoor', 'parking', 'vegan', 'date night'],
      meets: ['vibe'],
      answers: { ...NO_ANSWERS, vibe: 'casual' },
    },
    ['Good for eating outside'],
  ],
  [
    'three occasions',
    { tags: ['kids', 'brunch', 'outdoor'], meets: ['vibe'], answers: { ...NO_ANSWERS, vibe: 'casual' } },
    ['Good for kids, eating outside and brunch'],
  ],
  [
    'nothing is near to somebody who goes anywhere',
    { meets: ['distance'], answers: { ...NO_ANSWERS, distance: 'anywhere', zipcode: '21224' } },
    ['Italian in Canton'],
  ],
  [
    'nor to somebody of whom no zip is known',
    { meets: ['distance'], answers: { ...NO_ANSWERS, distance: 'walking' } },
    ['Italian in Canton'],
  ],
  [
    'a walk that was too far is no reason',
    { answers: { ...NO_ANSWERS, distance: 'walking', zipcode: '21224' } },
    ['Italian in Canton'],
  ],
])('%s', (_what, asked, bullets) => {
  expect(bulletsOf(asked)).toEqual(bullets);
});

test('has at most five reasons, the strongest first', () => {
  const answers = {
    mealType: 'brunch',
    vibe: 'romantic',
    cuisine: 'Italian',
    distance: 'walking',
    zipcode: '21224',
    price: '$$',
  } as const;
  expect(
    bulletsOf({
      place: { ...place, rating: 4.5, localFavorite: true },
      tags: ['date night'],
      meets: ['mealType', 'vibe', 'cuisine', 'distance', 'price'],
      answers,
    }),
  ).toEqual([
    'Italian, just what you asked for',
    'A good spot for brunch',
    'Rated 4.5 out of 5',
    'Good for date night',
    'In Canton, within walking distance of 21224',
  ]);
});
