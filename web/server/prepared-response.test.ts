import { expect, it } from 'vitest';
import { PreparedResponse } from './prepared-response.ts';

const build = (body: string) => new PreparedResponse({ body, headers: {} });

it('has one validator for the same content, and another for any other', () => {
  expect(build('a').etag).toBe(build('a').etag);
  expect(build('a').etag).not.toBe(build('b').etag);
});
