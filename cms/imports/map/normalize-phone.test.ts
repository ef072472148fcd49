import { expect, it } from 'vitest';
import { normalizePhone } from './field-kinds.ts';

it.each([
  ['410-276-7143', '(410) 276-7143'],
  ['+1 410 276 7143', '(410) 276-7143'],
  ['4102767143 ext. 12', '(410) 276-7143'],
  ['+44 20 7946 0018', '+44 20 7946 0018'],
  ['4102767143.0', '(410) 276-7143'],
  ['001-410-276-7143', '(410) 276-7143'],
  ['410-276-7143 / 410-276-7144', '(410) 276-7143'],
  ['410 276 7143 or 410 276 7144', '(410) 276-7143'],
  ['Office: 410-276-7143', '(410) 276-7143'],
  ['410-55-PIZZA', '(410) 557-4992'],
])('writes %s as %s', (text, phone) => {
  expect(normalizePhone(text)).toBe(phone);
});

it.each(['', '12', '4.10555E+09', '410-111-0000', 'ask at the bar', '000-000-0000'])(
  'finds no number in "%s"',
  (text) => {
    expect(normalizePhone(text)).toBeUndefined();
  },
);
