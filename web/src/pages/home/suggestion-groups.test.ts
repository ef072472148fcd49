import { expect, test } from 'vitest';
import { suggestionGroups } from './suggestion-groups.ts';

test('suggestions are links to pages, without empty groups', () => {
  expect(
    suggestionGroups({
      restaurants: [{ id: 7, name: 'LP Steamers', category: 'Seafood', neighborhood: 'Locust Point' }],
      cuisines: [],
      neighborhoods: [{ value: 'Locust Point', count: 1 }],
      completions: [],
      namesFirst: false,
    }),
  ).toEqual([
    {
      value: 'Restaurants',
      items: [{ path: '/restaurants/7', name: 'LP Steamers', note: 'Seafood\u00A0· Locust Point' }],
    },
    {
      value: 'Neighborhoods',
      items: [{ path: '/neighborhoods/locust-point', name: 'Locust Point', note: '1 restaurant' }],
    },
  ]);
});

test('searches come first, then names if they match better than places', () => {
  const groups = suggestionGroups({
    restaurants: [{ id: 7, name: 'Hampden Yards', category: 'Pub', neighborhood: 'Hampden' }],
    cuisines: [],
    neighborhoods: [{ value: 'Hampden', count: 25 }],
    completions: [{ value: 'pizza in Canton', count: 5 }],
    namesFirst: true,
  });
  expect(groups.map(({ value }) => value)).toEqual(['Searches', 'Neighborhoods', 'Restaurants']);
  expect(groups[0]?.items).toEqual([
    { path: '/?q=pizza+in+Canton', name: 'pizza in Canton', note: '5 restaurants' },
  ]);
});
