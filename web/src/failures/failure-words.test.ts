import { expect, test } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { failureWords } from './failure-words.ts';

test('a failed call is shown as status, colon and text (spec 1 §8)', () => {
  expect(failureWords(new ApiError(429, 'That is a lot in one go.'))).toBe('429: That is a lot in one go.');
});

test('a serialized server error is shown the same way', () => {
  const told = { status: 500, statusText: 'Internal Server Error', internal: false, data: null };
  expect(failureWords(told)).toBe('500: Internal Server Error');
});

test('an unexpected error shows no internals', () => {
  expect(failureWords(new TypeError('x is not a function'))).toBeNull();
});
