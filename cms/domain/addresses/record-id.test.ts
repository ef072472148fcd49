import { expect, it } from 'vitest';
import { isRecordId, LAST_RECORD_ID } from './record-id.ts';

it.each([
  [1, true],
  [LAST_RECORD_ID, true],
  [0, false],
  [-1, false],
  [1.5, false],
  [LAST_RECORD_ID + 1, false],
  [Number.NaN, false],
  ['1', false],
  [null, false],
])('%j as the id of a record: %j', (value, isOne) => {
  expect(isRecordId(value)).toBe(isOne);
});
