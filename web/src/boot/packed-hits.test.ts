import { expect, it } from 'vitest';
import { packHits, unpackHits } from './packed-hits.ts';

it.each([
  {
    hits: [
      { id: 1, photo: null, evidence: ['Brunch'] },
      { id: 2, photo: null, evidence: [] },
    ],
    total: 7,
  },
  { hits: [], total: 0 },
  { name: 'Marble Step' },
  null,
])('the result %j arrives as it was', (data) => {
  expect(unpackHits(JSON.parse(JSON.stringify(packHits(data))))).toEqual(data);
});
