import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, vi } from 'vitest';
import { send } from '../test/http/site/send.ts';
import { PreparedResponse } from './prepared-response.ts';

const build = (body: string, type = 'text/html; charset=utf-8') =>
  new PreparedResponse({ body, headers: { 'content-type': type, 'x-own': 'kept' } });

async function receive(response: PreparedResponse, headers: Record<string, string> = {}) {
  const server = createServer((req, res) => response.send(req, res));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return send(port, { path: '/', headers }).finally(() => server.close());
}

it('has one validator for the same content, and another for any other', () => {
  expect(build('a').etag).toBe(build('a').etag);
  expect(build('a').etag).not.toBe(build('b').etag);
});

it('is read within the process as what its JSON says, and made of it once for all who read it again', () => {
  const answer = build('{"places":[1]}', 'application/json');
  expect(answer.value()).toEqual({ places: [1] });
  expect(answer.value()).toBe(answer.value());
});

it.each(['br', 'gzip'])(
  'in %s is packed lightly for whoever asks first, thoroughly once it is asked again',
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

const NOON = new Date('2026-06-01T16:00:00Z');
const PAGE = '<!doctype html><html><body><main>Crab</main></body></html>';

it('an old page says of when it is, before everything else, and is kept by nobody', async () => {
  const page = build(PAGE);
  const { text, headers, status } = await receive(page.asOf(NOON), { 'if-none-match': page.etag });
  expect(status).toBe(200);
  expect(text).toMatch(/<body><p class="notice-bar" role="status">.* as of June 1 at 12:00 PM\.<\/p><main>/);
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    warning: '110 - "Response is Stale" "Mon, 01 Jun 2026 16:00:00 GMT"',
    'x-own': 'kept',
  });
  expect((await receive(page)).text).toBe(PAGE);
});

it('an old answer of the contract is what it was', async () => {
  const { text, headers } = await receive(build('[1]', 'application/json').asOf(NOON));
  expect(text).toBe('[1]');
  expect(headers.warning).toContain('Stale');
});

it('an old page is made once for as long as nothing newer can be had', () => {
  const page = build(PAGE);
  expect(page.asOf(NOON)).toBe(page.asOf(NOON));
  expect(page.asOf(new Date(NOON.getTime() + 60_000))).not.toBe(page.asOf(NOON));
});
