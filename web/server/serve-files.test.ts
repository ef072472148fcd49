import { mkdir, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import express from 'express';
import { listen } from '#cms/test/listen';
import { useFolder } from '#cms/test/use-folder';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { precompress } from '../build/precompress.ts';
import { serveFiles } from './serve-files.ts';
import { send, type Sent } from '../test/http/site/send.ts';

const SCRIPT = `export const crabs = [${'"blue crab", '.repeat(2_000)}];`;
const FONT = Buffer.from('a font, as far as its name goes '.repeat(100));

const folder = useFolder();
let server: Server;
let port: number;

beforeAll(async () => {
  await mkdir(path.join(folder, 'assets'));
  await mkdir(path.join(folder, '.vite'));
  await writeFile(path.join(folder, 'assets', 'entry-abc.js'), SCRIPT);
  await writeFile(path.join(folder, 'assets', 'face.woff2'), FONT);
  await writeFile(path.join(folder, 'assets', 'tiny.css'), 'a{}');
  await writeFile(path.join(folder, 'street.svg'), `<svg>${'<path d="M0 0h24v24"/>'.repeat(200)}</svg>`);
  await writeFile(path.join(folder, '.vite', 'manifest.json'), JSON.stringify({ secret: 'x'.repeat(500) }));
  await precompress(folder);
  // As if built without compressed files.
  await writeFile(path.join(folder, 'assets', 'plain-def.js'), SCRIPT);

  const app = express();
  app.use(serveFiles(folder));
  app.use((_req, res) => res.status(404).type('text/plain').send('no such file'));
  server = createServer(app);
  port = await listen(server);
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const ask = (sent: string | Sent) => send(port, typeof sent === 'string' ? { path: sent } : sent);

const askFor = (file: string, accepted: string, method = 'GET') =>
  ask({ path: file, method, headers: { 'accept-encoding': accepted } });

describe('a file of the site', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
  ])('goes out to a browser that takes "%s" as %s', async (accepted, encoding) => {
    const answer = await askFor('/assets/entry-abc.js', accepted);
    expect(answer.status).toBe(200);
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers['content-type']).toMatch(/^text\/javascript; charset=utf-8$/i);
    expect(answer.headers.vary).toMatch(/accept-encoding/i);
    expect(answer.text).toBe(SCRIPT);
    if (encoding) expect(answer.bytes.length).toBeLessThan(SCRIPT.length / 10);
  });

  it('is sent uncompressed if the build made no compressed version', async () => {
    for (const file of ['/assets/plain-def.js', '/assets/tiny.css', '/assets/face.woff2']) {
      const answer = await askFor(file, 'br, gzip');
      expect(answer.status, file).toBe(200);
      expect(answer.headers['content-encoding'], file).toBeUndefined();
    }
    expect((await ask('/assets/face.woff2')).bytes).toEqual(FONT);
  });

  it('is cached for a year below /assets, and for an hour elsewhere', async () => {
    const script = await askFor('/assets/entry-abc.js', 'br');
    expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const picture = await askFor('/street.svg', 'br');
    expect(picture.headers['cache-control']).toBe('public, max-age=3600');
    expect(picture.headers['content-type']).toMatch(/^image\/svg\+xml/);
    expect(picture.headers['content-encoding']).toBe('br');
  });

  it.each(['br', 'gzip', 'identity'])('is a 304 if the browser has it already (%s)', async (accepted) => {
    const { etag = '' } = (await askFor('/street.svg', accepted)).headers;
    const again = await ask({
      path: '/street.svg',
      headers: { 'accept-encoding': accepted, 'if-none-match': etag },
    });
    expect(again.status).toBe(304);
    expect(again.bytes).toHaveLength(0);
  });

  it('answers HEAD as GET, without the body', async () => {
    const get = await askFor('/assets/entry-abc.js', 'br');
    const head = await askFor('/assets/entry-abc.js', 'br', 'HEAD');
    expect(head.status).toBe(200);
    expect(head.bytes).toHaveLength(0);
    for (const name of ['content-length', 'content-encoding', 'content-type', 'etag']) {
      expect(get.headers[name], name).toBeDefined();
      expect(head.headers[name], name).toBe(get.headers[name]);
    }
  });

  it('takes no other method, and sets no encoding on the refusal', async () => {
    const answer = await askFor('/assets/entry-abc.js', 'br', 'POST');
    expect(answer.status).toBe(404);
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.text).toBe('no such file');
  });

  it.each([
    '/.vite/manifest.json',
    '/.vite/manifest.json.br',
    '/assets/../.vite/manifest.json',
    '/assets',
    '/',
  ])('is not served from %s', async (file) => {
    expect((await askFor(file, 'br')).status).toBe(404);
  });
});
