import { expect, it } from 'vitest';
import { titleCase } from './title-case.ts';
import cases from './title-case.test.json' with { type: 'json' };

it.each(cases.titles)('turns %s into %s', (shouted, name) => {
  expect(titleCase(shouted)).toBe(name);
});

it.each(['uSpoon', 'THB Bagels & Deli', 'DiPasquale’s', '1919', ''])('leaves %s as it is', (name) => {
  expect(titleCase(name)).toBe(name);
});
