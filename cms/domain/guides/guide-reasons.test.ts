import { describe, expect, test } from 'vitest';
import { NO_WORDS } from '../words/name-words.ts';
import type { OpeningSpan } from '../calendar/opening-hours.ts';
import { collectionReason, standingReason } from './guide-reasons.ts';

const facts = {
  name: 'Test Kitchen',
  category: 'Thai',
  description: 'Noodles.',
  priceRange: null,
  tags: [] as readonly string[],
  dishes: [] as readonly string[],
  openingHours: null as readonly OpeningSpan[] | null,
};
const nights = (closes: string, ...days: readonly OpeningSpan['day'][]) =>
  days.map((day) => ({ day, opens: '17:00', closes }));

describe('a collection says why a place is in it', () => {
  test.each([
    ['romantic', { tags: ['date night', 'parking'] }, 'Good for a date'],
    ['romantic', { tags: ['reservations', 'view', 'date night', 'quiet'] }, 'A quiet room and a view'],
    ['romantic', { priceRange: '$$$' }, 'Priced $$$'],
    ['romantic', { category: 'fine dining' }, 'Fine dining'],
    ['romantic', {}, null],
    ['large-groups', { tags: ['groups', 'parking'] }, 'Parking'],
    ['large-groups', { category: 'Italian' }, 'Italian'],
    ['budget', { priceRange: '$', dishes: ['Cheese pizza'] }, 'Cheese pizza'],
    ['budget', { priceRange: '$' }, 'Priced $'],
    ['budget', { priceRange: '$$', dishes: ['Cheese pizza'] }, 'Priced $$'],
    ['brunch', { tags: ['brunch'], dishes: ['Swordfish', 'Eggplant', 'Crab Benedict'] }, 'Crab Benedict'],
    [
      'brunch',
      { tags: ['brunch'], dishes: ['Waffles', 'Pancakes'], description: 'Come for the waffles.' },
      'Pancakes',
    ],
    ['brunch', { tags: ['brunch', 'outdoor'], dishes: ['Swordfish'] }, 'Tables outside'],
    ['brunch', { description: 'Breakfast all day.' }, '“breakfast”'],
    ['late-night', { openingHours: nights('23:00', 'mon') }, null],
    [
      'late-night',
      { openingHours: [...nights('23:45', 'sun'), ...nights('02:00', 'fri', 'sat')] },
      'Open until 2 a.m. on Friday and Saturday',
    ],
    [
      'late-night',
      { openingHours: nights('00:00', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun') },
      'Open until midnight every night',
    ],
    [
      'late-night',
      { openingHours: [{ day: 'mon', opens: '00:00', closes: '00:00' }] },
      'Open around the clock',
    ],
    ['late-night', { tags: ['late night'] }, 'Late nights'],
    ['outdoor', { tags: ['rooftop'] }, 'A roof deck'],
    ['outdoor', { name: 'The Patio' }, '“patio”'],
    ['own', { tags: ['kids', 'parking'] }, 'Kids'],
    ['own', { description: 'Live jazz.' }, '“jazz”'],
  ] as const)('%s: %o: %s', (rule, known, expected) => {
    const own = { tags: ['kids'], keywords: ['Jazz'] };
    expect(collectionReason(rule, own, { ...facts, ...known })).toBe(expected);
  });
});

describe('the guide of a neighborhood or a cuisine names the best of a kind there, and dishes that go unsaid', () => {
  const place = (id: number, rating: number | null, category = 'Thai') => ({
    id,
    name: `Place ${id}`,
    rating,
    reviewCount: 1,
    category,
    neighborhood: 'Canton',
  });
  const ranked = [place(1, 4.8), place(2, 4.5), place(3, 4.4, 'Crab House'), place(4, null)];
  test.each([
    [1, [], 'Highest rated of 3 Thai places in Canton'],
    [1, ['Khao soi'], 'Highest rated of 3 Thai places in Canton'],
    [2, ['Satay', 'Khao soi', 'Sticky rice'], 'Satay · Sticky rice'],
    [2, ['Khao soi'], 'Khao soi'],
    [2, [], 'No. 2 of 3 Thai places in Canton'],
    [3, ['Jimmies'], 'Jimmies'],
    [3, [], 'The only crab house we list in Canton'],
    [4, [], 'One of 3 Thai places in Canton'],
    [9, ['Khao soi'], null],
  ] as const)('%i with %j: %s', (id, dishes, expected) => {
    const words = { ...NO_WORDS, plural: 'Crab Houses' };
    expect(
      standingReason({ id, description: 'Ask for the khao soi.', dishes }, ranked, (_kind, name) =>
        name === 'Crab House' ? words : NO_WORDS,
      ),
    ).toBe(expected);
  });
});
