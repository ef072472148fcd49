import { region } from '#city';
import { listing } from '#city';
import { describe, expect, test } from 'vitest';
import { nameStats, nearbyNeighborhoods, otherCuisines } from './aggregates.ts';

function counted(counts: Record<string, number>) {
  return Object.entries(counts).map(([name, count]) => ({ name, count }));
}

/** Cuisines "C1", "C2"... with decreasing counts. */
function cuisines(length: number) {
  return Array.from({ length }, (_, index) => ({ name: `C${index + 1}`, count: 100 - index }));
}

describe('cuisine stats', () => {
  test('come most places first, then by name', () => {
    const counts = counted({ BBQ: 1, Seafood: 2, Café: 1, 'Bar & Restaurant': 1, American: 1 });
    expect(nameStats('cuisine', counts, [])).toEqual([
      { name: 'Seafood', count: 2 },
      { name: 'American', count: 1 },
      { name: 'Bar & Restaurant', count: 1 },
      { name: 'BBQ', count: 1 },
      { name: 'Café', count: 1 },
    ]);
  });

  test('omit cuisines without places or without a name', () => {
    expect(nameStats('cuisine', counted({ Closed: 0, '': 3, '  ': 2, Pizza: 1 }), [])).toEqual(
      counted({ Pizza: 1 }),
    );
  });

  test('hide the hidden categories by exact match only', () => {
    const names = ['Spa', 'hotels', 'Hotel', 'bars', 'Bar', 'Spanish', 'Restaurants', "Farmers' Market"];
    const counts = names.map((name) => ({ name, count: 1 }));
    const shown = nameStats('cuisine', counts, listing.hiddenCategories);
    expect(shown.map(({ name }) => name)).toEqual(['Bar', 'Restaurants', 'Spanish']);
  });
});

test('neighborhood stats come most places first, then by name, without the empty ones and the city itself', () => {
  const counts = [
    { name: "O'Donnell Heights", count: 1 },
    { name: 'Loyola/Notre Dame', count: 1 },
    { name: 'Canton', count: 2 },
    { name: 'Closed Point', count: 0 },
    { name: '', count: 7 },
    { name: '  ', count: 6 },
    { name: region.name.toUpperCase(), count: 9 },
  ];
  expect(nameStats('neighborhood', counts, [])).toEqual([
    { name: 'Canton', count: 2 },
    { name: 'Loyola/Notre Dame', count: 1 },
    { name: "O'Donnell Heights", count: 1 },
  ]);
});

describe('other cuisines', () => {
  test('are the 8 largest without the current one', () => {
    expect(otherCuisines(cuisines(20), 'C3').map(({ name }) => name)).toEqual([
      'C1',
      'C2',
      'C4',
      'C5',
      'C6',
      'C7',
      'C8',
      'C9',
    ]);
  });

  test('start with staff picks in their order, without the current one and those without places', () => {
    expect(otherCuisines(cuisines(20), 'C3', ['C19', 'Gone', 'C3', 'C1']).map(({ name }) => name)).toEqual([
      'C19',
      'C1',
      ...otherCuisines(cuisines(20), 'C3')
        .slice(1, 7)
        .map(({ name }) => name),
    ]);
  });
});

describe('nearby neighborhoods', () => {
  const centroids = new Map([
    ['Canton', { latitude: 39.2821, longitude: -76.5733 }],
    ['Fells Point', { latitude: 39.2837, longitude: -76.5936 }],
    ['Federal Hill', { latitude: 39.2773, longitude: -76.6104 }],
    ['Hampden', { latitude: 39.3307, longitude: -76.6352 }],
    ['Towson', { latitude: 39.4015, longitude: -76.6019 }],
    ['Timonium', { latitude: 39.437, longitude: -76.6197 }],
    ['Locust Point', { latitude: 39.2697, longitude: -76.5915 }],
    ['Abell', { latitude: 39.3259, longitude: -76.6113 }],
    ['Tiny Next Door', { latitude: 39.2822, longitude: -76.5734 }],
  ]);
  const stats = [...centroids.keys()].map((neighborhood, index) => ({
    name: neighborhood,
    count: 90 - index,
  }));

  function nearby(current: string, known = centroids) {
    return nearbyNeighborhoods({ stats, current, centroids: known }).map(({ name }) => name);
  }

  test('are the 3 closest of the 8 largest, never the current one', () => {
    expect(nearby('Canton')).toEqual(['Fells Point', 'Locust Point', 'Federal Hill']);
    expect(nearby('Timonium')).toEqual(['Towson', 'Hampden', 'Abell']);
  });

  test('are the closest large ones for a small neighborhood', () => {
    expect(nearby('Tiny Next Door')).toEqual(['Canton', 'Fells Point', 'Locust Point']);
  });

  test('come in count order without any coordinates', () => {
    expect(nearby('Canton', new Map())).toEqual(['Fells Point', 'Federal Hill', 'Hampden']);
    expect(nearby('Nowhere')).toEqual(['Canton', 'Fells Point', 'Federal Hill']);
  });

  test('without coordinates come last, in count order', () => {
    const known = new Map([...centroids].filter(([name]) => name === 'Canton' || name === 'Timonium'));
    expect(nearby('Canton', known)).toEqual(['Timonium', 'Fells Point', 'Federal Hill']);
  });
});
