import { expect, it } from 'vitest';
import { normalizePrice } from './normalize-price.ts';
import cases from './normalize-price.test.json' with { type: 'json' };

it.each(cases.prices)('takes %s as %s', (text, tier) => expect(normalizePrice(text)).toBe(tier));

it.each(['', '5', '$$$$$', 'ask', '12', 'N/A', 'US$', 'constructor'])('finds no price in "%s"', (text) =>
  expect(normalizePrice(text)).toBeUndefined(),
);
