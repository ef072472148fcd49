import { expect, it } from 'vitest';
import { readLoginRefusal } from './admin-session.ts';
import { ApiError } from './api-error.ts';

it.each([
  ['{"error":"Invalid credentials"}', { error: 'Invalid credentials', asksForCode: false }],
  [
    '{"error":"Enter the code of your app.","secondFactor":"code"}',
    { error: 'Enter the code of your app.', asksForCode: true },
  ],
  ['{"error":1}', { error: null, asksForCode: false }],
  ['null', { error: null, asksForCode: false }],
  ['We can’t reach our database right now.', { error: null, asksForCode: false }],
])('a refused sign-in that says %s is read', (text, expected) => {
  expect(readLoginRefusal(new ApiError(401, text))).toEqual(expected);
});
