import { expect, test } from 'vitest';
import { ApiError } from './api/api-error.ts';
import { failureWords } from './failure-words.ts';

test('a refused call reads as its status, a colon and the text (spec 1 §8)', () => {
  expect(failureWords(new ApiError(429, 'That is a lot in one go.'))).toBe('429: That is a lot in one go.');
});

test('what the server says of its own failure reads the same way', () => {
  const told = { status: 500, statusText: 'Internal Server Error', internal: false, data: null };
  expect(failureWords(told)).toBe('500: Internal Server Error');
});

test('a broken program says nothing of its insides', () => {
  expect(failureWords(new TypeError('x is not a function'))).toBeNull();
});
