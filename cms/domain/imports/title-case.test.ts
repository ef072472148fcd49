import { expect, it } from 'vitest';
import { titleCase } from './title-case.ts';

it.each([
  ["O'BRIEN'S BBQ OF FORT MCHENRY", "O'Brien's BBQ of Fort McHenry"],
  ["MCDONALD'S", "McDonald's"],
  ['19TH HOLE', '19th Hole'],
  ['ROCK "N" ROBIN CAFE', 'Rock "N" Robin Cafe'],
  ['KFC / LONG JOHN SILVERS', 'KFC / Long John Silvers'],
  ['CAFÉ ÉLAN', 'Café Élan'],
  ['THE POINT', 'The Point'],
  ['HAVANA AT THE POINT', 'Havana at the Point'],
])('turns %s into %s', (shouted, name) => {
  expect(titleCase(shouted)).toBe(name);
});

it.each(['uSpoon', 'THB Bagels & Deli', 'DiPasquale’s', '1919', ''])('leaves %s as it is', (name) => {
  expect(titleCase(name)).toBe(name);
});
