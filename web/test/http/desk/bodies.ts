import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { TEST_ADMIN } from '#cms/test/create-test-database';
import { TEST_SITE_URL } from '#cms/test/open-test-cms';
import { buildPicture, buildPictureBomb } from '#cms/test/pictures';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { site } from '../site/empty-site.ts';
import type { Visitor } from '../site/visitor.ts';

const KB = 1024;
const MB = 1024 * KB;
const JSON_TYPE = { 'content-type': 'application/json' };
const OVERRIDE = { 'x-http-method-override': 'GET' };
const SENTENCE = /^\{"errors":\[\{"message":"[A-Z][^"\n]+\."\}\]\}$/;

let staff: Visitor;

beforeAll(async () => {
  staff = site.visitor();
  await staff.call('POST', '/api/admin/login', TEST_ADMIN);
});

const nested = (depth: number) => `{"title":${'['.repeat(depth)}${']'.repeat(depth)}}`;
const sessionOf = (visitor: Visitor) => ({
  cookie: [...visitor.cookies].map((pair) => pair.join('=')).join('; '),
  origin: TEST_SITE_URL,
});

/** Sends chunks without a content length until the site responds, which it must do within 300 MB. */
async function pour(
  path: string,
  headers: Record<string, string>,
): Promise<{ status: number; poured: number }> {
  const sent = request(`${site.url}${path}`, { method: 'POST', headers, agent: false });
  const answered = once(sent, 'response');
  const closed = new Promise((resolve) => sent.once('close', resolve));
  // The site may close the connection before everything is sent.
  sent.on('error', () => undefined);
  let status: number | undefined;
  sent.on('response', (response) => {
    status = response.statusCode;
    response.resume();
  });
  let poured = 0;
  const chunk = Buffer.alloc(64 * KB, 'x');
  while (status === undefined && poured < 300 * MB && !sent.destroyed) {
    poured += chunk.length;
    if (!sent.write(chunk)) await Promise.race([once(sent, 'drain'), answered, closed]);
  }
  await answered;
  sent.destroy();
  return { status: status ?? 0, poured };
}

/** Like browsers, sends the whole body before reading the response. */
async function sendThenListen(path: string, headers: Record<string, string>, body: Buffer): Promise<string> {
  const lines = Object.entries({
    host: 'localhost',
    'content-length': body.length,
    connection: 'close',
    ...headers,
  });
  const socket = connect(Number(new URL(site.url).port), '127.0.0.1');
  socket.write(`POST ${path} HTTP/1.1\r\n${lines.map((line) => line.join(': ')).join('\r\n')}\r\n\r\n`);
  await new Promise<void>((resolve, reject) => {
    socket.once('error', reject);
    socket.write(body, () => resolve());
  });
  return await text(socket);
}

describe('a body over its sender’s limit', () => {
  it.each([
    ['/cms/api/restaurants', JSON_TYPE],
    ['/cms/api/restaurants', { ...JSON_TYPE, ...OVERRIDE }],
    ['/cms/api/restaurants', { 'content-type': 'application/x-www-form-urlencoded', ...OVERRIDE }],
    ['/cms/api/media', { 'content-type': 'multipart/form-data; boundary=----------------------------xxxx' }],
    ['/cms/api/nothing-of-that-name', { 'content-type': 'text/plain' }],
  ])('is refused without a session, with or without a length: %s %j', async (path, headers) => {
    const body = Buffer.alloc(101 * KB, ' ');
    const answer = await site.send({ method: 'POST', path, headers, body });
    expect(answer.status, answer.text).toBe(413);
    expect(answer.text).toMatch(SENTENCE);
    const { status, poured } = await pour(path, headers);
    expect(status).toBe(413);
    expect(poured).toBeLessThan(20 * MB);
  });

  it('is refused to staff too, at a limit a hundred times higher', async () => {
    const headers = { ...JSON_TYPE, ...sessionOf(staff) };
    const large = JSON.stringify({ alt: 'x'.repeat(MB) });
    expect((await site.send({ method: 'POST', path: '/cms/api/media', headers, body: large })).status).toBe(
      400,
    );
    const larger = Buffer.alloc(13 * MB, ' ');
    const refused = await site.send({ method: 'POST', path: '/cms/api/media', headers, body: larger });
    expect(refused.status).toBe(413);
    expect(refused.text).toMatch(SENTENCE);
    expect((await pour('/cms/api/media', headers)).status).toBe(413);
    const form = { ...sessionOf(staff), 'content-type': 'multipart/form-data; boundary=x' };
    const picture = await site.send({ method: 'POST', path: '/cms/api/media', headers: form, body: larger });
    expect(picture.status).toBe(413);
    expect(picture.text).toContain('The file is larger than 12 MB. Make it smaller and try again.');
  });

  it('is refused by the panel’s pages before they read it', async () => {
    const post = (headers: Record<string, string>, body: Buffer) =>
      site.send({ method: 'POST', path: '/cms/login', headers: { 'next-action': 'x', ...headers }, body });
    const stranger = await post({}, Buffer.alloc(101 * KB));
    expect(stranger.status).toBe(413);
    expect(stranger.text).toBe('Sign in to send more than 100 kB.');
    expect((await post(sessionOf(staff), Buffer.alloc(2 * MB))).status).toBe(413);
    expect((await pour('/cms/login', { 'next-action': 'x' })).status).toBe(411);
  });

  it.each(['/win-dinner', '/unsubscribe', '/newsletter/confirm'])(
    'is refused by a form without scripts: %s',
    async (path) => {
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      const answer = await site.send({ method: 'POST', path, headers, body: `email=${'x'.repeat(20 * KB)}` });
      expect(answer.status).toBe(413);
      expect(answer.text).toBe('The form is too large.');
      const many = await site.send({ method: 'POST', path, headers, body: 'a=b&'.repeat(2_000) });
      expect(many.status).toBe(413);
    },
  );

  it.each([
    ['/cms/api/media', { 'content-type': 'multipart/form-data; boundary=x' }],
    ['/api/login', JSON_TYPE],
  ])(
    'is refused in a sentence, even to clients that read only after sending all: %s',
    async (path, headers) => {
      const answer = await sendThenListen(path, headers, Buffer.alloc(30 * MB, 'x'));
      expect(answer).toMatch(/^HTTP\/1\.1 413 /);
      expect(answer).toMatch(/\b(?:100 kB|KB)\b/);
    },
  );

  it('is refused by a call with a lower limit, over either path', async () => {
    for (const path of ['/cms/api/contract/api/login', '/cms/api/globals/CONTRACT/api/login']) {
      const { status, poured } = await pour(path, { ...JSON_TYPE, ...OVERRIDE });
      expect(status, path).toBe(413);
      expect(poured).toBeLessThan(20 * MB);
    }
  });
});

describe('a malformed body', () => {
  const bodies: [string, string][] = [
    ['nested deeper than anybody writes', nested(20_000)],
    ['no JSON', '{"title":'],
  ];

  it.each(bodies)('is a client error: %s', async (_what, body) => {
    const logged = vi.spyOn(site.cms.payload.logger, 'error');
    const asForm = new FormData();
    asForm.set('_payload', body);
    const sent: [path: string, headers: Record<string, string>][] = [
      ['/api/login', JSON_TYPE],
      ['/cms/api/restaurants', JSON_TYPE],
      ['/cms/api/admins/login', JSON_TYPE],
      ['/cms/api/stories', { ...JSON_TYPE, ...OVERRIDE }],
      ['/cms/api/stories', { ...JSON_TYPE, ...sessionOf(staff) }],
      // Payload parses it as JSON regardless of its content type.
      ['/cms/api/payload-preferences/list', { 'content-type': 'text/csv', ...sessionOf(staff) }],
    ];
    const answers = await Promise.all([
      ...sent.map(([path, headers]) => site.send({ method: 'POST', path, headers, body })),
      staff.sendForm('/cms/api/media', asForm),
      site.visitor().sendForm('/cms/api/media', asForm),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 400));
    expect(logged).not.toHaveBeenCalled();
    logged.mockRestore();
  });

  it('is a client error as a truncated form', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=----------------------------xxxx' };
    const body = '------------------------------xxxx\r\nContent-Disposition: form-data; name="a"\r\n\r\nhalf';
    const answer = await site.send({ method: 'POST', path: '/cms/api/media', headers, body });
    expect(answer.status).toBe(400);
    expect(answer.text).toMatch(SENTENCE);
  });
});

it('a picture with too many pixels to decode is refused by its header', async () => {
  const form = (picture: Buffer) => {
    const fields = new FormData();
    fields.set('_payload', JSON.stringify({ alt: 'A crab' }));
    fields.set('file', new File([new Uint8Array(picture)], 'crab.png', { type: 'image/png' }));
    return fields;
  };
  for (const side of [16_000, 20_000]) {
    const refused = await staff.sendForm('/cms/api/media', form(buildPictureBomb(side)));
    expect([refused.status, refused.text]).toEqual([
      413,
      expect.stringContaining(`${side} x ${side} pixels`),
    ]);
  }
  const damaged = await buildPicture('png');
  const broken = await staff.sendForm('/cms/api/media', form(damaged.subarray(0, 20)));
  expect(broken.status).toBe(400);
  expect((await staff.sendForm('/cms/api/media', form(await buildPicture('png')))).status).toBe(201);
});

it('the admin panel still saves, and accepts a picture', async () => {
  const { status } = await staff.call('PATCH', '/cms/api/globals/home', {});
  expect(status).not.toBe(400);
  const asked = await site.send({
    method: 'POST',
    path: '/cms/api/admins',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...OVERRIDE, ...sessionOf(staff) },
    body: 'limit=1&depth=0&where[username][equals]=admin',
  });
  expect(asked.status).toBe(200);
  expect(asked.json()).toMatchObject({ docs: [{ username: TEST_ADMIN.username }] });
});
