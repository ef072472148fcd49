import { plainText, type CallAnswer } from '#cms/calls/call-answer';
import { useServers } from '#cms/test/use-servers';
import express from 'express';
import { setTimeout as sleep } from 'node:timers/promises';
import type { SanitizedConfig } from 'payload';
import { beforeEach, expect, it } from 'vitest';
import { serveApi } from './api.ts';
import { openRenderScheduler } from './render-scheduler.ts';
import { openCachedReads, type Read } from './api.ts';
import type { LimitPages } from './limit-pages.ts';
import { mountPages } from './mount-pages.ts';
import type { Renderer } from './renderer.ts';
import { SiteCaches } from './site-caches.ts';
import { send } from '../test/http/site/send.ts';

/** The contract's answers by path; `work` counts the calls. */
const answers = new Map<string, () => CallAnswer | Promise<CallAnswer>>();
const work = { count: 0 };
const ask = ({ operation: { path } }: Read): Promise<CallAnswer> => {
  work.count += 1;
  const answer = answers.get(path);
  return Promise.resolve(answer ? answer() : { status: 404, contentType: 'text/plain', text: 'gone' });
};

/** Counts the pages that are drawn, each of which takes this long. */
const drawn = { count: 0, ms: 0 };

const siteUrl = 'http://site.test';

/** Whether the rate limit has been reached. */
let isTooMuch = false;
const limitPages: LimitPages = async () =>
  isTooMuch ? { ...plainText(429, 'Please wait.'), headers: { 'retry-after': '17' } } : undefined;

const serve = useServers();
let port: number;
let caches: SiteCaches;

beforeEach(async () => {
  answers.clear();
  const made = (headers?: Record<string, string>): CallAnswer => ({
    status: 200,
    headers,
    contentType: 'application/json',
    text: String(work.count),
    value: work.count,
  });
  answers.set('/api/site', () => made());
  answers.set('/api/search', () => made());
  answers.set('/api/suggest', () => made({ 'cache-control': 'no-store' }));
  caches = new SiteCaches();
  caches.trustWhile(() => true);

  const app = express();
  const reads = openCachedReads({ ask, caches, headers: {} });
  // These tests only make public reads, which never reach Payload.
  const config = {} as SanitizedConfig;
  app.use('/api', serveApi({ config, reads, siteUrl, headers: {}, settle: () => Promise.resolve() }));
  const scheduler = openRenderScheduler();
  app.use(
    mountPages({ reads, siteUrl, caches, renderer: rendererOf(), scheduler, limitPages, keepsPages: true }),
  );
  port = await serve((req, res) => {
    const cached = caches.find(req.url ?? '');
    if (cached) cached.send(req, res);
    else app(req, res);
  });
});

/** Each test page makes the call that its path names: `/suggest` calls `/api/suggest`. */
function rendererOf(): Renderer {
  return {
    assetsOf: () => ({ script: '', styles: [], fonts: [], preloads: [] }),
    load: () =>
      Promise.resolve({
        citySvg: () => '',
        coverSvg: () => '',
        async renderPage({ url, fetchApi }) {
          drawn.count += 1;
          if (drawn.ms > 0) await sleep(drawn.ms);
          await fetchApi('/api/site');
          const { pathname, search } = new URL(url);
          const answer = await fetchApi(`/api${pathname}${search}`);
          return {
            kind: 'page',
            status: answer.status === 429 ? 500 : 200,
            headers: {},
            html: await answer.text(),
          };
        },
      }),
  };
}

async function visit(path: string, status = 200) {
  const answer = await send(port, { path });
  expect(answer.status).toBe(status);
  return answer;
}

/** Whether a second visitor is served from the cache. */
async function isKept(path: string): Promise<boolean> {
  const first = await visit(path);
  return (await visit(path)).text === first.text;
}

it.each(['/api/site', '/site', '/api/search?q=crab', '/search?q=crab'])('%s is made once', async (path) => {
  expect(await isKept(path)).toBe(true);
});

it.each(['/api/suggest?q=cr', '/suggest'])('%s is made anew for every visitor', async (path) => {
  expect(await isKept(path)).toBe(false);
  expect((await visit(path)).headers['cache-control']).toBe('no-store');
});

it.each([
  ['/api/site', '/site'],
  ['/site', '/api/site'],
])('%s and then %s cost one call: pages and visitors share answers', async (first, second) => {
  const { text } = await visit(first);
  expect((await visit(second)).text).toBe(text);
});

it('a page whose call failed is shown, but not cached', async () => {
  answers.set('/api/site', () => ({ status: 500, contentType: 'text/plain', text: String(work.count) }));
  expect(await isKept('/site')).toBe(false);
});

it.each([
  [
    'the search index',
    'search_documents',
    'outdates only searches and the pages made from them',
    [true, true, false, false],
  ],
  ['the content', 'restaurants', 'outdates all of them', [false, false, false, false]],
])('a change of %s (%s) %s', async (_what, table, _effect, kept) => {
  const paths = ['/api/site', '/site', '/api/search?q=crab', '/search?q=crab'];
  const before = await Promise.all(paths.map((path) => visit(path)));
  caches.noteChange(table);
  const after = await Promise.all(paths.map((path) => visit(path)));
  expect(after.map(({ text }, index) => text === before[index]?.text)).toEqual(kept);
});

it('a page that many ask for at once is drawn once', async () => {
  Object.assign(drawn, { count: 0, ms: 100 });
  const pages = await Promise.all(Array.from({ length: 8 }, () => visit('/search?q=crab')));
  expect(new Set(pages.map(({ text }) => text)).size).toBe(1);
  expect(drawn.count).toBe(1);
  drawn.ms = 0;
});

it('a call that many make at once is answered once', async () => {
  answers.set('/api/site', async () => {
    await sleep(100);
    return { status: 200, contentType: 'application/json', text: String(work.count) };
  });
  const before = work.count;
  const given = await Promise.all(Array.from({ length: 8 }, () => visit('/api/site')));
  expect(new Set(given.map(({ text }) => text)).size).toBe(1);
  expect(work.count).toBe(before + 1);
});

it('a page over the limit is refused, unless it is cached', async () => {
  await visit('/search?q=crab');
  isTooMuch = true;
  expect((await visit('/search?q=crab')).text).not.toBe('Please wait.');
  const refused = await visit('/search?q=pizza', 429);
  expect(refused.text).toBe('Please wait.');
  expect(refused.headers).toMatchObject({ 'retry-after': '17', 'cache-control': 'no-store' });
  isTooMuch = false;
  expect((await visit('/search?q=pizza')).text).not.toBe('Please wait.');
});
