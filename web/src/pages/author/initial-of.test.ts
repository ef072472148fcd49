import { expect, it } from 'vitest';
import { initialOf } from './author-page.tsx';

it.each([
  ['Nell Okafor', 'N'],
  ['Ana María de la Cruz', 'A'],
  ['élodie  durand', 'É'],
  ['“Mo” Banks', 'B'],
  ['', ''],
])('the initial of “%s” is %s', (name, initial) => {
  expect(initialOf(name)).toBe(initial);
});
