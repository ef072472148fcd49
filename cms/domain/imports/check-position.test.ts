import { expect, it } from 'vitest';
import { checkPosition } from './check-position.ts';

const home = { latitude: 39.28, longitude: -76.6 };
const nowhere = { latitude: null, longitude: null };

it.each([
  [39.28, -76.6, home, null],
  [-76.6, 39.28, home, /swapped/],
  [39.28, 76.6, home, /minus/],
  [0, 0, nowhere, /0, 0/],
  [48.1, 11.5, nowhere, /not in the region/],
  [39.28, null, nowhere, /half/],
  [null, null, nowhere, null],
])('takes %s, %s as %j', (latitude, longitude, kept, note) => {
  const checked = checkPosition({ latitude, longitude });
  expect(checked).toMatchObject(kept);
  if (note) expect(checked.note).toMatch(note);
  else expect(checked.note).toBeNull();
});
