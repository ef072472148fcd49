import { expect, it } from 'vitest';
import { initialsOf } from './initials-of.ts';

it.each([
  ['Ana Cruz', 'AC'],
  ['Ana María de la Cruz', 'AC'],
  ['élodie  durand', 'ÉD'],
  ['Cher', 'C'],
  ['“Mo” Banks', 'B'],
  ['', ''],
])('the initials of “%s” are %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
