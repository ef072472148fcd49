import { expect, it } from 'vitest';
import { defineRead, defineWrite } from './operation.ts';

const call = {
  summary: 'For this test alone.',
  audience: 'public',
  responses: { 204: 'empty' },
} as const;

it('a write without a rate limit does not compile', () => {
  expect(defineWrite('POST', '/api/echo', { ...call, limit: 'change' }).limit).toBe('change');
  // @ts-expect-error There is no limit.
  defineWrite('POST', '/api/echo', call);
  // @ts-expect-error There is no such limit.
  defineWrite('DELETE', '/api/echo', { ...call, limit: 'none' });
});

it('a read has no body', () => {
  // @ts-expect-error A GET has none.
  defineRead('/api/echo', { ...call, bodyType: 'application/json' });
  expect(defineRead('/api/echo', call).method).toBe('GET');
});
