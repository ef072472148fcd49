import { expect, it } from 'vitest';
import { checkPosition } from './check-position.ts';

const home = { latitude: 39.28, longitude: -76.6 };
const nowhere = { latitude: null, longitude: null };

it.each([
  [39.28, -76.6, home, null],
  [-76.6, 39.28, home, '-76.6, 39.28 was swapped; put right'],
  [39.28, 76.6, home, '39.28, 76.6 lacked the minus of the west; put right'],
  [0, 0, nowhere, null],
  [0, -76.6, nowhere, '0, -76.6 is not in the region; left out'],
  [48.1, 11.5, nowhere, '48.1, 11.5 is not in the region; left out'],
  [38.6, -76.6, nowhere, '38.6, -76.6 is not in the region; left out'],
  [39.9, -76.6, nowhere, '39.9, -76.6 is not in the region; left out'],
  [39.28, -77.4, nowhere, '39.28, -77.4 is not in the region; left out'],
  [38.89, -77.08, nowhere, '38.89, -77.08 is not in the region; left out'],
  [39.68, -76.7, { latitude: 39.68, longitude: -76.7 }, null],
  [39.28, -75.8, nowhere, '39.28, -75.8 is not in the region; left out'],
  [39.28, null, nowhere, '39.28, nothing is half a position; left out'],
  [null, null, nowhere, null],
])('takes %s, %s as %j', (latitude, longitude, kept, note) => {
  expect(checkPosition({ latitude, longitude })).toEqual({
    ...kept,
    note,
    isOutside: note?.includes('not in the region') || (kept.latitude === null ? null : false),
  });
});
