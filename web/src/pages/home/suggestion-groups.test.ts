import { expect, test } from 'vitest';
import { suggestionGroups } from './suggestion-groups.ts';

test('suggestions are pages to go to, in groups that have any', () => {
  expect(
    suggestionGroups({
      restaurants: [{ id: 7, name: 'LP Steamers', category: 'Seafood', neighborhood: 'Locust Point' }],
      cuisines: [],
      neighborhoods: [{ value: 'Locust Point', count: 1 }],
    }),
  ).toEqual([
    {
      value: 'Restaurants',
      items: [{ path: '/restaurants/7', name: 'LP Steamers', note: 'Seafood · Locust Point' }],
    },
    {
      value: 'Neighborhoods',
      items: [{ path: '/neighborhoods/locust-point', name: 'Locust Point', note: '1 restaurant' }],
    },
  ]);
});
