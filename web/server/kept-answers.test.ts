import { createServer, type Server } from 'node:http';
import express from 'express';
import type { SanitizedConfig } from 'payload';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mountApi } from './mount-api.ts';
import { mountPages } from './mount-pages.ts';
import type { RateLimits } from './rate-limits.ts';
import type { ReadPublic } from './read-public.ts';
import type { Renderer } from './renderer.ts';
import { SiteCaches } from './site-caches.ts';
import { send } from './test/send.ts';

/** What the contract would answer, by path; `work` counts how often it was asked. */
const answers = new Map<string, () => Response>();
const work = { count: 0 };
const readPublic: ReadPublic = ({ url }) => {
  work.count += 1;
  const answer = answers.get(url.pathname);
  return Promise.resolve(answer ? answer() : new Response('gone', { status: 404 }));
};

const siteUrl = 'http://site.test';
// Nothing of it is read: the contract is answered above.
const config = {} as SanitizedConfig;

const check = vi.fn<RateLimits['check']>();

let server: Server;
let caches: SiteCaches;

beforeEach(async () => {
  answers.clear();
  check.mockReset().mockResolvedValue(undefined);
  answers.set('/api/site', () => Response.json({ made: work.count }));
  answers.set('/api/search', () => Response.json({ made: work.count }));
  answers.set('/api/suggest', () =>
    Response.json({ made: work.count }, { headers: { 'cache-control': 'no-store' } }),
  );
  caches = new SiteCaches();
  caches.trustWhile(() => true);

  const app = express();
  const pass = ((_req, _res, next) => next()) satisfies express.RequestHandler;
  const limits = { guard: pass, guardRestSignIn: pass, check };
  app.use('/api', mountApi({ config, readPublic, siteUrl, caches, limits, settle: async () => undefined }));
  app.use(mountPages({ readPublic, siteUrl, caches, limits, renderer: rendererOf(), keepsPages: true }));
  server = createServer((req, res) => {
    const cached = caches.find(req.url ?? '');
    if (cached) cached.send(req, res);
    else app(req, res);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

/** A page of this site is made from the call that its name says: `/suggest` from `/api/suggest`. */
function rendererOf(): Renderer {
  return {
    assetsOf: () => ({ script: '', styles: [], fonts: [], preloads: [] }),
    load: () =>
      Promise.resolve({
        awardBadgeSvg: () => '',
        coverSvg: () => '',
        sitemapAddresses: () => ({}),
        async renderPage({ url, fetchApi }) {
          await fetchApi('/api/site');
          const answer = await fetchApi(`/api${new URL(url).pathname}`);
          return { kind: 'page', status: 200, headers: {}, html: await answer.text() };
        },
      }),
  };
}

async function ask(path: string, status = 200) {
  const address = server.address();
  const answer = await send(typeof address === 'object' && address ? address.port : 0, { path });
  expect(answer.status).toBe(status);
  return answer;
}

/** Whether the second of two visitors is answered without any work. */
async function isKept(path: string): Promise<boolean> {
  const first = await ask(path);
  return (await ask(path)).text === first.text;
}

it.each(['/api/site', '/api/search?q=crab', '/site', '/search?q=crab'])('%s is made once', async (path) => {
  expect(await isKept(path)).toBe(true);
});

it.each(['/api/suggest?q=cr', '/suggest'])('%s is made for every visitor', async (path) => {
  expect(await isKept(path)).toBe(false);
  expect((await ask(path)).headers['cache-control']).toBe('no-store');
});

it('a change of the search index outdates searches and the pages made from them, and no other page', async () => {
  const paths = ['/api/site', '/site', '/api/search?q=crab', '/search?q=crab'];
  const before = await Promise.all(paths.map((path) => ask(path)));
  caches.noteChange('search_documents');
  const after = await Promise.all(paths.map((path) => ask(path)));
  const isSame = after.map(({ text }, index) => text === before[index]?.text);
  expect(isSame).toEqual([true, true, false, false]);
});

it('a change of the content outdates all of them', async () => {
  const paths = ['/api/site', '/site', '/api/search?q=crab', '/search?q=crab'];
  const before = await Promise.all(paths.map((path) => ask(path)));
  caches.noteChange('restaurants');
  const after = await Promise.all(paths.map((path) => ask(path)));
  expect(after.some(({ text }, index) => text === before[index]?.text)).toBe(false);
});

it('a page whose search is one too many is refused as the search is, and not kept', async () => {
  check.mockImplementation(async ({ path }) =>
    path === '/api/search' ? { text: 'Please wait.', waitS: 17 } : undefined,
  );
  const refused = await ask('/search?q=crab', 429);
  expect(refused.text).toBe('Please wait.');
  expect(refused.headers['retry-after']).toBe('17');
  expect((await ask('/site')).text).not.toBe('');
  check.mockResolvedValue(undefined);
  expect((await ask('/search?q=crab')).text).not.toBe('Please wait.');
});
