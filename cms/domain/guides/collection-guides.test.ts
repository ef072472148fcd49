import { expect, test } from 'vitest';
import { criteriaOf, FIXED_COLLECTIONS } from './collection-guides.ts';

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

test('an editor’s keywords are lowercased, without empty ones', () => {
  expect(criteriaOf('own', { tags: ['kids'], keywords: [' Jazz ', '', '  '] })).toMatchObject({
    evidence: { tags: ['kids'] },
    filling: { words: ['jazz'] },
  });
});
