import { describe, expect, test } from 'vitest';
import { FIXED_COLLECTIONS, isInCollection, type CollectablePlace } from './collection-guides.ts';

const place = (overrides: Partial<CollectablePlace>): CollectablePlace => ({
  name: 'Test Kitchen',
  category: 'Thai',
  description: 'Noodles.',
  priceRange: null,
  tags: [],
  openingHours: null,
  ...overrides,
});

test('the six fixed collections, with their slugs (spec 2 §9, decisions §8)', () => {
  expect(FIXED_COLLECTIONS.map(({ slug }) => slug)).toEqual([
    'most-romantic-restaurants',
    'best-restaurants-for-large-groups',
    'budget-friendly-eats',
    'best-brunch-spots',
    'late-night-dining',
    'best-outdoor-dining',
  ]);
});

describe('who belongs to a collection', () => {
  test.each([
    ['romantic', { category: 'Fine Dining' }, true],
    ['romantic', { category: 'fine dining' }, true],
    ['romantic', { priceRange: '$$$' }, true],
    ['romantic', { priceRange: '$$$$' }, true],
    ['romantic', { priceRange: '$$' }, false],
    ['romantic', {}, false],
    ['large-groups', { category: 'American' }, true],
    ['large-groups', { category: 'New American' }, true],
    ['large-groups', { category: 'Italian' }, true],
    ['large-groups', { category: 'Thai', tags: ['groups'] }, false],
    ['budget', { priceRange: '$' }, true],
    ['budget', { priceRange: '$$' }, true],
    ['budget', { priceRange: '$$$' }, false],
    ['budget', { priceRange: null }, false],
    ['brunch', { tags: ['brunch'] }, true],
    ['brunch', { category: 'Breakfast & Brunch' }, true],
    ['brunch', { description: 'Weekend Brunch until three.' }, true],
    ['brunch', {}, false],
    ['late-night', { tags: ['late night'] }, true],
    ['late-night', { openingHours: [{ day: 'fri', opens: '17:00', closes: '02:00' }] }, true],
    ['late-night', { openingHours: [{ day: 'sun', opens: '17:00', closes: '00:00' }] }, true],
    ['late-night', { openingHours: [{ day: 'fri', opens: '17:00', closes: '23:00' }] }, false],
    ['late-night', { openingHours: [{ day: 'fri', opens: '17:00', closes: '23:30' }] }, false],
    ['late-night', { openingHours: [{ day: 'fri', opens: '17:00', closes: '23:31' }] }, true],
    ['late-night', { openingHours: [{ day: 'fri', opens: '23:30', closes: '23:31' }] }, true],
    ['late-night', { openingHours: [] }, false],
    ['late-night', { openingHours: null }, false],
    ['outdoor', { tags: ['outdoor'] }, true],
    ['outdoor', { description: 'A patio under strings of lights.' }, true],
    ['outdoor', { name: 'Rooftop 32' }, true],
    ['outdoor', {}, false],
    ['own', { description: 'Live jazz on Fridays.' }, true],
    ['own', { description: 'All that jazz!' }, true],
    ['own', { tags: ['kids'] }, true],
    ['own', { tags: ['groups'] }, false],
  ] as const)('%s: %o: %s', (rule, overrides, belongs) => {
    const own = { tags: ['kids', 'brunch'], keywords: [' Jazz ', '', '  '] };
    expect(isInCollection(place(overrides), rule, own)).toBe(belongs);
  });

  test('nobody, where an editor’s own collection looks for nothing', () => {
    expect(isInCollection(place({ tags: ['kids'] }), 'own')).toBe(false);
  });
});
