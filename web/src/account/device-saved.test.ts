import { expect, test } from 'vitest';
import { parseIds } from './device-saved.ts';

test.each([
  [null, []],
  ['', []],
  ['[3,1,2]', [3, 1, 2]],
  ['[3,3]', [3]],
  ['[1,-1,0,1.5,"2",null,{},4294967296]', [1]],
  ['{"0":1}', []],
  ['not json', []],
])('parsing %j gives %j', (stored, ids) => {
  expect(parseIds(stored)).toEqual(ids);
});

test('a device has the same limit of places as an account', () => {
  const many = Array.from({ length: 700 }, (_, index) => index + 1);
  expect(parseIds(JSON.stringify(many))).toHaveLength(500);
});
