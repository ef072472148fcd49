import { expect, it } from 'vitest';
import { defineOperation } from './operation.ts';

const call = {
  path: '/api/echo',
  summary: 'For this test alone.',
  audience: 'public',
  responses: { 204: 'empty' },
} as const;

it('a call that changes something names its limit, or does not compile', () => {
  expect(defineOperation({ ...call, method: 'POST', limit: 'change' }).limit).toBe('change');
  // @ts-expect-error There is no limit.
  defineOperation({ ...call, method: 'POST' });
  // @ts-expect-error There is no such limit.
  defineOperation({ ...call, method: 'DELETE', limit: 'none' });
});

it('a call that reads takes no body', () => {
  // @ts-expect-error A GET has none.
  defineOperation({ ...call, method: 'GET', bodyType: 'application/json' });
  expect(defineOperation({ ...call, method: 'GET' }).method).toBe('GET');
});
