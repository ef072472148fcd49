import { staffToken } from '#cms/test/call-rest';
import { TEST_SITE_URL } from '#cms/test/open-test-cms';
import { useTestCms } from '#cms/test/use-test-cms';
import { dataStaff, visitors } from '#contract/operation';
import { handleEndpoints } from 'payload';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import type { Handler } from './handler.ts';
import { answerCall } from './answer-call.ts';
import { toResponse } from './call-answer.ts';
import cases from './answer-call.test.json' with { type: 'json' };

/** A call that returns its query. */
const echo = visitors.read('/api/echo', {
  summary: 'For this test alone.',
  query: z.looseObject({ page: z.string('page: give one text').optional() }),
  responses: { 200: z.record(z.string(), z.unknown()), 400: 'text' },
});

const answerBack: Handler<typeof echo> = async ({ query }) => {
  if (query.page === 'no-room') throw noRoom();
  return query;
};

/** The driver's error, wrapped by Drizzle. */
const noRoom = () =>
  new Error('Failed query', {
    cause: Object.assign(new Error('could not extend file: No space left on device'), { code: '53100' }),
  });

/** A call that accepts a file and counts its bytes. */
const weigh = dataStaff.write('POST', '/api/weigh', {
  summary: 'For this test alone.',
  limit: 'staff',
  bodyType: 'application/octet-stream',
  maxBodyBytes: 3_000,
  responses: { 200: z.object({ bytes: z.int() }), 401: 'text', 403: 'text' },
});

const countBytes: Handler<typeof weigh> = async ({ body }) => {
  let bytes = 0;
  for await (const piece of body) bytes += piece.byteLength;
  return { bytes };
};

const cms = useTestCms();

beforeAll(async () => {
  cms.config.endpoints.push(
    {
      method: 'get',
      path: '/echo',
      handler: async (req) => toResponse(await answerCall(echo, answerBack, req)),
    },
    {
      method: 'post',
      path: '/weigh',
      handler: async (req) => toResponse(await answerCall(weigh, countBytes, req)),
    },
  );
});

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
  it.each(cases.read as [string, object][])('is read as sent: %s', async (query, expected) => {
    expect(await queryOf(query)).toEqual(expected);
  });

  it('may repeat a key any number of times', async () => {
    const values = await queryOf(`?${repeated('cuisine', 1_200)}`);
    expect(values).toEqual({ cuisine: Array.from({ length: 1_200 }, (_, index) => String(index)) });
  });

  it.each(['?__proto__=x', '?__proto__[page]=x', '?constructor[prototype][page]=x'])(
    'does not pollute prototypes: %s',
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
  ])('is rejected with a message, not with 500: %s', async (query, sentence) => {
    expect(await ask(query)).toEqual({ status: 400, text: sentence });
  });
});

it('a full database leads to 503, and the reason is logged', async () => {
  const logged = vi.spyOn(cms.payload.logger, 'error').mockReturnValue();
  expect((await ask('?page=no-room')).status).toBe(503);
  expect(logged).toHaveBeenCalledExactlyOnceWith(
    { err: expect.objectContaining({ message: 'Failed query' }), call: '/api/echo' },
    'The database could not do what was asked',
  );
  logged.mockRestore();
});

describe('an uploaded file', () => {
  /** Sends chunks of 1 kB without a content length. */
  async function send(pieces: number, headers: Record<string, string>) {
    let left = pieces;
    const body = new ReadableStream(
      {
        pull(controller) {
          if (left === 0) controller.close();
          else controller.enqueue(new Uint8Array(1_000));
          left -= 1;
        },
      },
      { highWaterMark: 0 },
    );
    // Node requires `duplex` if the body is a stream; the DOM's type lacks it.
    const init: RequestInit & { duplex: 'half' } = {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream', origin: TEST_SITE_URL, ...headers },
      body,
      duplex: 'half',
    };
    const request = new Request(`${TEST_SITE_URL}/cms/api/weigh`, init);
    const response = await handleEndpoints({ config: cms.config, request });
    return { status: response.status, text: await response.text(), read: pieces - Math.max(0, left) };
  }

  it('is streamed to its handler, up to the call’s limit', async () => {
    const cookie = `cms-token=${await staffToken(cms, 'data')}`;
    expect(await send(3, { cookie })).toMatchObject({ status: 200, text: '{"bytes":3000}' });
    expect(await send(100, { cookie })).toMatchObject({ status: 413, read: 4 });
  });

  it('is not read if the call is rejected', async () => {
    const cookie = `cms-token=${await staffToken(cms, 'data')}`;
    const json = { 'content-type': 'application/json' };
    expect(await send(3, {})).toMatchObject({ status: 401, read: 0 });
    expect(await send(3, { cookie: `cms-token=${await staffToken(cms, 'ads')}` })).toMatchObject({
      status: 403,
      read: 0,
    });
    expect(await send(3, { cookie, origin: 'https://evil.example' })).toMatchObject({ status: 403, read: 0 });
    expect(await send(3, { cookie, ...json })).toMatchObject({ status: 415, read: 0 });
    expect(await send(3, { cookie, 'content-length': '9000' })).toMatchObject({ status: 413, read: 0 });
  });
});
