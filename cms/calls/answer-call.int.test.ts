import { openTestCms, TEST_SITE_URL, type TestCms } from '#cms/test/open-test-cms';
import { defineOperation } from '#contract/operation';
import { handleEndpoints } from 'payload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Handler } from './handler.ts';
import { answerCall } from './answer-call.ts';
import { toResponse } from './call-answer.ts';

/** A call that answers the query that it was given. */
const echo = defineOperation({
  method: 'GET',
  path: '/api/echo',
  summary: 'For this test alone.',
  audience: 'public',
  query: z.looseObject({ page: z.string('page: give one text').optional() }),
  responses: { 200: z.record(z.string(), z.unknown()), 400: 'text' },
});

const answerBack: Handler<typeof echo> = async ({ query }) => ({ status: 200, body: query });

let cms: TestCms;

beforeAll(async () => {
  cms = await openTestCms('none');
  cms.config.endpoints.push({
    method: 'get',
    path: '/echo',
    handler: async (req) => toResponse(await answerCall(echo, answerBack, req)),
  });
});
afterAll(() => cms.close());

async function ask(query: string) {
  const response = await handleEndpoints({
    config: cms.config,
    request: new Request(`${TEST_SITE_URL}/cms/api/echo${query}`),
  });
  return { status: response.status, text: await response.text() };
}

async function queryOf(query: string): Promise<unknown> {
  const { status, text } = await ask(query);
  expect(status, text).toBe(200);
  return JSON.parse(text);
}

const repeated = (key: string, times: number) =>
  Array.from({ length: times }, (_, index) => `${key}=${index}`).join('&');

describe('a call’s query', () => {
  it.each([
    ['', {}],
    ['?', {}],
    ['?cuisine=Thai', { cuisine: 'Thai' }],
    ['?cuisine=Thai&cuisine=Pizza', { cuisine: ['Thai', 'Pizza'] }],
    ['?cuisine=Thai,Pizza', { cuisine: 'Thai,Pizza' }],
    ['?cuisine[]=Thai&cuisine[0]=Pizza', { 'cuisine[]': 'Thai', 'cuisine[0]': 'Pizza' }],
    ['?cuisine[a][b]=Thai', { 'cuisine[a][b]': 'Thai' }],
    ['?q=', { q: '' }],
    ['?q', { q: '' }],
    ['?q=a+b%20c&%71=d', { q: ['a b c', 'd'] }],
    ['?q=50%', { q: '50%' }],
    ['?q=%E0%A4', { q: '\ufffd' }],
    ['?locale=de&depth=3', { locale: 'de', depth: '3' }],
    ['?constructor=x&toString=y', { constructor: 'x', toString: 'y' }],
  ])('is read as it was sent: %s', async (query, expected) => {
    expect(await queryOf(query)).toEqual(expected);
  });

  it('may repeat a key as often as it likes', async () => {
    const values = await queryOf(`?${repeated('cuisine', 1_200)}`);
    expect(values).toEqual({ cuisine: Array.from({ length: 1_200 }, (_, index) => String(index)) });
  });

  it.each(['?__proto__=x', '?__proto__[page]=x', '?constructor[prototype][page]=x'])(
    'changes nothing but itself: %s',
    async (query) => {
      expect((await ask(query)).status).toBe(200);
      expect({}).not.toHaveProperty('page');
    },
  );

  it.each([
    ['?page=1&page=2', 'page: give one text'],
    ['?q=%00', 'The address holds a null character.'],
    ['?q=a&q=b%00c', 'The address holds a null character.'],
    ['?%00=a', 'The address holds a null character.'],
  ])('is refused with a sentence, not with a failure: %s', async (query, sentence) => {
    expect(await ask(query)).toEqual({ status: 400, text: sentence });
  });
});
