import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { useServers } from '#cms/test/use-servers';
import { expect, it, vi } from 'vitest';
import { send } from '../test/http/site/send.ts';
import { PreparedResponse } from './prepared-response.ts';

const build = (body: string, type = 'text/html; charset=utf-8') =>
  new PreparedResponse({ body, headers: { 'content-type': type, 'x-own': 'kept' } });

const serve = useServers();
const receive = async (response: PreparedResponse, headers: Record<string, string> = {}) =>
  send(await serve((req, res) => response.send(req, res)), { path: '/', headers });

it('has the same ETag for the same content, and a different one otherwise', () => {
  expect(build('a').etag).toBe(build('a').etag);
  expect(build('a').etag).not.toBe(build('b').etag);
});

it.each(['br', 'gzip'])(
  'in %s is compressed lightly for the first request, thoroughly after the second',
  async (encoding) => {
    const body = Array.from({ length: 900 }, (_, number) => `crab ${(number * 7919) % 104_729}`).join(' ');
    const response = build(body);
    const ask = () => receive(response, { 'accept-encoding': encoding });
    const first = await ask();
    expect(first.headers['content-encoding']).toBe(encoding);
    await vi.waitFor(async () => expect((await ask()).bytes.length).toBeLessThan(first.bytes.length));
    for (const { text, headers } of [first, await ask()]) {
      expect(text).toBe(body);
      expect(headers.etag).toBe(response.etag);
    }
  },
);

it('is the same in every encoding, in any order of requests', async () => {
  const body = 'Lottie & Finch, crème brûlée '.repeat(400);
  for (const encodings of [
    ['br', 'identity', 'gzip'],
    ['gzip', 'br', 'identity'],
    ['identity', 'gzip', 'br'],
  ]) {
    const response = build(body);
    for (const encoding of encodings) {
      const { text } = await receive(response, { 'accept-encoding': encoding });
      expect(text, encodings.join(', ')).toBe(body);
    }
    expect((await receive(response.asOf(NOON))).text).toBe(body);
  }
  const answer = build('{"places":["Café"]}', 'application/json');
  await receive(answer, { 'accept-encoding': 'br' });
  expect(answer.value()).toEqual({ places: ['Café'] });
});

it('holds only what it sends', async () => {
  setFlagsFromString('--expose-gc');
  const collectGarbage = runInNewContext('gc') as () => void;
  const held = () => {
    collectGarbage();
    return process.memoryUsage().arrayBuffers;
  };
  const before = held();
  const pages = Array.from({ length: 40 }, (_, number) => build(`page ${number} `.repeat(20_000)));
  for (const page of pages) await receive(page, { 'accept-encoding': 'br' });
  // zlib frees its input shortly after its callback.
  await expect.poll(() => held() - before, { timeout: 30_000 }).toBeLessThan(40 * 20_000);
  expect(pages).toHaveLength(40);
});

const NOON = new Date('2026-06-01T16:00:00Z');
const PAGE = '<!doctype html><html><body><main>Crab</main></body></html>';

it('an old page starts with its date, and is not cached', async () => {
  const page = build(PAGE);
  const { text, headers, status } = await receive(page.asOf(NOON), { 'if-none-match': page.etag });
  expect(status).toBe(200);
  expect(text).toMatch(/<body><p class="notice-bar" role="status">.* was on June 1 at 12:00 PM\.<\/p><main>/);
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    warning: '110 - "Response is Stale" "Mon, 01 Jun 2026 16:00:00 GMT"',
    'x-own': 'kept',
  });
  expect((await receive(page)).text).toBe(PAGE);
});

it('an old answer of the contract is unchanged', async () => {
  const { text, headers } = await receive(build('[1]', 'application/json').asOf(NOON));
  expect(text).toBe('[1]');
  expect(headers.warning).toContain('Stale');
});

it('an old page is made once per outage', () => {
  const page = build(PAGE);
  expect(page.asOf(NOON)).toBe(page.asOf(NOON));
  expect(page.asOf(new Date(NOON.getTime() + 60_000))).not.toBe(page.asOf(NOON));
});
