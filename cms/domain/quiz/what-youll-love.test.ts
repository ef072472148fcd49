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

test('nothing known, nothing claimed: what it is and where', () => {
  expect(whatYoullLove(pick)).toEqual(['Italian in Canton']);
});

test.each([
  [{ rating: 4.6, reviewCount: 941 }, {}, 'Rated 4.6 of 5 in 941 reviews'],
  [{ rating: 4.6, reviewCount: 1 }, {}, 'Rated 4.6 of 5 in 1 review'],
  [{ rating: 4 }, {}, 'Rated 4.0 of 5'],
  [{ localFavorite: true }, {}, 'A local favorite'],
  [{}, { cuisine: 'Italian' }, 'Italian, just what you asked for'],
  [{}, { price: '$$' }, 'Mid-range prices, as you wished ($$)'],
  [{}, { mealType: 'brunch' }, 'They know about brunch here'],
  [{}, { distance: 'walking', zipcode: '21224' }, 'In Canton: you can walk there from 21224'],
  [{}, { distance: 'short-drive', zipcode: '21224' }, 'In Canton, 10-15 minutes from 21224'],
  [{}, { vibe: 'romantic' }, 'Good for date night and groups'],
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

test('an answer that was relaxed is no reason', () => {
  const answers = { ...NO_ANSWERS, cuisine: 'Sushi', price: '$', vibe: 'lively' } as const;
  expect(whatYoullLove({ ...pick, answers })).toEqual(['Italian in Canton']);
});
