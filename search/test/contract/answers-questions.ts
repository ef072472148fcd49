import { expect, test } from 'vitest';
import type { IndexedRestaurant } from '../../indexed-restaurant.ts';
import { loadPlaces, openDoor } from '../open-door.ts';
import type { TestGroup } from './group.ts';

const has =
  (...tags: string[]) =>
  (place: IndexedRestaurant) =>
    tags.every((tag) => place.tags.includes(tag));
const is =
  (...categories: string[]) =>
  ({ category }: IndexedRestaurant) =>
    categories.includes(category);
const SEA = ['Seafood', 'Crab House'];

/** Questions as diners ask them, and what is true of each place in the answer. */
export const answersQuestions: TestGroup = (current, places) => {
  const loaded = loadPlaces(places);
  const byId = new Map(places.map((place) => [place.id, place]));
  const answer = async (text: string) => {
    const search = openDoor((request) => current().search(request), loaded);
    const { ids, total, understood } = await search(text);
    return { found: ids.flatMap((id) => byId.get(id) ?? []), total, ...understood };
  };

  test.each<[string, (place: IndexedRestaurant) => boolean]>([
    ['not italian', (place) => !is('Italian')(place)],
    ['no seafood', (place) => !is(...SEA)(place) && !place.kinds.includes('seafood')],
    ['italian but not expensive', ({ priceRange }) => priceRange !== '$$$' && priceRange !== '$$$$'],
    ['gluten free pizza', (place) => is('Pizza')(place) && has('gluten free')(place)],
    ['brunch with kids', has('brunch', 'kids')],
    ['kids brunch patio', has('kids', 'brunch', 'outdoor')],
    ['burger king', is('Burgers')],
    ['watch the ravens game', is('Sports Bar')],
    ['burger in towson', ({ dishes = [] }) => /burger/i.test(dishes.join())],
    [
      'seafood for someone who hates fish',
      (place) => is(...SEA)(place) && !place.kinds.includes('fish') && !/fish/i.test(place.name),
    ],
    ['mariscos', (place) => is(...SEA)(place) || place.name.includes('Seafood')],
    ['quiet enough to talk', has('quiet')],
    ['view of the water', (place) => has('waterfront')(place) || has('view')(place)],
    ['rooftop', has('rooftop')],
    [
      'rooftop cocktails',
      (place) => has('rooftop')(place) && is('bars', 'Bar & Restaurant', 'Cocktail Bar')(place),
    ],
    ['phillipino', is('Filipino')],
    ['desayuno', is('Breakfast & Brunch', 'Diner', 'Café', 'Bagels')],
    ['gf', has('gluten free')],
    ['fish n chips', ({ dishes = [], description = '' }) => /fish/i.test(`${dishes} ${description}`)],
    ['new this fall', ({ openedOn }) => openedOn !== null && openedOn > '2026-06'],
    ['🍕', (place) => is('Pizza')(place) || place.name.includes('Pizza')],
  ])('%j', async (text, isRight) => {
    const { found, total } = await answer(text);
    expect(total).toBeGreaterThan(0);
    expect(found.filter((place) => !isRight(place))).toEqual([]);
  });

  test('"or" finds what either side finds, "and" what both do', async () => {
    const kids = await answer('kid friendly');
    const outdoor = await answer('outdoor');
    const both = await answer('kid friendly and outdoor');
    const either = await answer('kid friendly or outdoor');
    expect(both.total).toBeGreaterThan(0);
    expect(either.total + both.total).toBe(kids.total + outdoor.total);
  });

  test('an allergy is answered with a notice alone', async () => {
    expect(await answer('nut allergy')).toMatchObject({ total: 0, notices: [{ kind: 'allergens' }] });
  });

  test('near a landmark is in the neighborhoods around it, and near nowhere is anywhere', async () => {
    const { found } = await answer('near the stadium');
    expect(["Ridgely's Delight", 'Otterbein', 'Sharp-Leadenhall']).toContain(found[0]?.neighborhood);
    const pizza = await answer('pizza');
    expect((await answer('pizza near the planetarium')).total).toBe(pizza.total);
  });

  test('what no place says to be open on gives way, and is said', async () => {
    const { parts, total } = await answer('open on christmas eve');
    const isKnown = places.some(({ openOn }) => openOn.includes('2026-12-24'));
    expect(total).toBeGreaterThan(0);
    expect(parts).toMatchObject([{ label: 'Open Christmas Eve', hasGivenWay: !isKnown }]);
  });
};
