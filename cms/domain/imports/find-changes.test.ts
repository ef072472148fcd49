import { expect, it } from 'vitest';
import { findChanges } from './find-changes.ts';

const stored = {
  name: 'Mo',
  description: 'A\nB',
  rating: null,
  reviewCount: 4,
  website: undefined,
  hours: [{ id: '7', closes: '22:00', day: 'mon', opens: '11:00' }],
};

it.each<[Partial<Record<keyof typeof stored, unknown>>, string[]]>([
  [{}, []],
  [{ name: 'Mo' }, []],
  [{ name: 'Moe', rating: 4 }, ['name', 'rating']],
  [{ name: undefined }, []],
  [{ website: null }, []],
  [{ reviewCount: 4 }, []],
  [{ reviewCount: 5 }, ['reviewCount']],
  [{ description: 'A\r\nB' }, []],
  [{ hours: [{ day: 'mon', opens: '11:00', closes: '22:00' }] }, []],
  [{ hours: [{ day: 'mon', opens: '11:00', closes: '23:00' }] }, ['hours']],
  [{ hours: null }, ['hours']],
])('%j changes %j', (given, changed) => {
  expect(Object.keys(findChanges<Record<string, unknown>>(given, stored))).toEqual(changed);
});
