import { expect, it } from 'vitest';
import { normalizePhone } from './field-kinds.ts';
import cases from './normalize-phone.test.json' with { type: 'json' };

it.each(cases.written)('writes %s as %s', (text, phone) => {
  expect(normalizePhone(text)).toBe(phone);
});

it.each(['', '12', '4.10555E+09', '410-111-0000', 'ask at the bar', '000-000-0000'])(
  'finds no number in "%s"',
  (text) => {
    expect(normalizePhone(text)).toBeUndefined();
  },
);
