import { expect, test } from 'vitest';
import { isCopy } from '../../dish-kinds.ts';
import type { IndexedRestaurant } from '../../indexed-restaurant.ts';
import { foldForTests as fold } from '../fixture.ts';
import { loadPlaces, openDoor } from '../open-door.ts';
import type { TestGroup } from './group.ts';

const CRAB_CAKE = /crab cake/i;

/** How little of what was asked a place has, and whether it is closed for now: no place comes before one with less. */
const LACKS: readonly [query: string, rule: string, lack: (place: IndexedRestaurant) => number][] = [
  [
    'crab cakes',
    'specialties before other dishes, and those before copies',
    ({ dishes = [] }) => {
      const at = dishes.findIndex((dish) => CRAB_CAKE.test(dish));
      return isCopy(fold, dishes[at] ?? '') ? 2 : Math.min(at, 1);
    },
  ],
  ['sushi', 'sushi bars', ({ category }) => Number(category !== 'Sushi')],
  ['date night', 'places for it', ({ tags }) => Number(!tags.includes('date night'))],
  ['harbour east', 'Harbor East', ({ neighborhood }) => Number(neighborhood !== 'Harbor East')],
  ['vietnamese', 'Vietnamese places', ({ category }) => Number(category !== 'Vietnamese')],
  ['sea food', 'seafood before crab houses', ({ category }) => ['Seafood', 'Crab House'].indexOf(category)],
];

export const ranksByEvidence: TestGroup = (current, places) => {
  const loaded = loadPlaces(places);
  const byId = new Map(places.map((place) => [place.id, place]));

  test.each(LACKS)(
    '%j is answered by %s, and by what is closed for now at the end',
    async (query, _, lack) => {
      const search = openDoor((request) => current().search(request), loaded);
      const { ids } = await search(query);
      const shown = ids.flatMap((id) => byId.get(id) ?? []);
      const lacks = shown.map((place) => lack(place) + 10 * Number(place.isClosed));
      expect(lacks.length).toBeGreaterThan(5);
      expect(lacks).toEqual(lacks.toSorted((a, b) => a - b));
    },
  );

  test('a name equal to the query comes first, also while it is closed', async () => {
    const search = openDoor((request) => current().search(request), loaded);
    for (const place of places.filter(({ isClosed }) => isClosed)) {
      const { ids } = await search(place.name);
      expect(ids[0], place.name).toBe(place.id);
    }
  });
};
