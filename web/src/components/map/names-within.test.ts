import { expect, test } from 'vitest';
import { sheetPointOf, windowAround } from '#domain/places/city-sheet';
import { namesWithin } from './names-within.ts';

const FELLS_POINT = sheetPointOf({ latitude: 39.2826, longitude: -76.5935 });
const within = windowAround([FELLS_POINT]);
const SIZE = within.width * 0.03;
const room = { within, size: SIZE, radius: 8 };
const namesOf = (pins = [] as (typeof FELLS_POINT)[]) => namesWithin({ ...room, pins });

test('no name is cut off', () => {
  expect(namesOf().length).toBeGreaterThan(4);
  for (const { name, x, y } of namesOf()) {
    const half = (name.length * 0.55 * SIZE) / 2;
    expect(x - half, name).toBeGreaterThan(within.x);
    expect(x + half, name).toBeLessThan(within.x + within.width);
    expect(y - SIZE, name).toBeGreaterThan(within.y - SIZE / 2);
    expect(y, name).toBeLessThan(within.y + within.height);
  }
});

test('a name moves aside for a pin, and is dropped if there is no room', () => {
  const [before] = namesOf().filter(({ name }) => name === 'Fells Point');
  if (!before) throw new Error('Fells Point has its name.');
  const [after] = namesOf([before]).filter(({ name }) => name === 'Fells Point');
  expect(after?.x).toBe(before.x);
  expect(Math.abs((after?.y ?? before.y) - before.y)).toBeGreaterThan(8);
  const everywhere = Array.from({ length: 41 }, (_, line) => ({
    x: before.x,
    y: before.y + (line - 20) * 8,
  }));
  expect(namesOf(everywhere).map(({ name }) => name)).not.toContain('Fells Point');
});

test('a wide part of the city shows only the names of towns', () => {
  const names = namesWithin({
    within: { x: 0, y: 0, width: 3000, height: 3000 },
    size: 40,
    pins: [],
    radius: 0,
  }).map(({ name }) => name);
  expect(names).toContain('Towson');
  expect(names).not.toContain('Fells Point');
});

test('the least known names show only on a narrow part of the city', () => {
  const isNamed = (width: number) => {
    const { x, y } = FELLS_POINT;
    const around = { x: x - width / 2, y: y - width / 2, width, height: width };
    const names = namesWithin({ within: around, size: 4, pins: [], radius: 0 }).map(({ name }) => name);
    return ['Butchers Hill', 'Fells Point'].map((name) => names.includes(name));
  };
  expect([isNamed(480), isNamed(481)]).toEqual([
    [true, true],
    [false, true],
  ]);
});
