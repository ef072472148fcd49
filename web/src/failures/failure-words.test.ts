import { expect, test } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { failureWords } from './failure-words.ts';

test('a failed call is shown in the server’s words, without its status', () => {
  expect(failureWords(new ApiError(429, 'That is a lot in one go.'))).toBe('That is a lot in one go.');
});

test('an unexpected error shows no internals', () => {
  expect(failureWords(new TypeError('x is not a function'))).toBeNull();
});
