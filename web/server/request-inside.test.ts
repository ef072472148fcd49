import type { RequestListener } from 'node:http';
import { describe, expect, it } from 'vitest';
import { requestInside, requestOwnPage } from './request-inside.ts';

const SITE_URL = 'https://city.example';

it('asks the handler itself, once, and waits for the whole answer', async () => {
  const seen: unknown[] = [];
  const ask = requestInside((req, res) => {
    seen.push([req.method, req.url, req.headers.host]);
    res.write('a part');
    setTimeout(() => res.end(() => seen.push('sent')), 20);
  }, SITE_URL);
  expect(await ask('/search?q=crab')).toEqual({ status: 200, location: undefined });
  expect(seen).toEqual([['GET', '/search?q=crab', 'city.example'], 'sent']);
});

it('does not fail with its answer', async () => {
  expect(await requestInside((_req, res) => void res.destroy(), SITE_URL)('/')).toBeNull();
});

describe('the status of an own page', () => {
  const MOVES: Record<string, string> = {
    '/old': '/older',
    '/older': `${SITE_URL}/new?a=1`,
    '/around': '/around',
    '/away': 'https://another.example/new',
  };
  const answer: RequestListener = ({ url = '' }, res) => {
    const location = MOVES[url];
    if (location === undefined) res.writeHead(url === '/new?a=1' ? 200 : 404).end('a page');
    else res.writeHead(301, { location }).end();
  };

  it.each([
    ['/new?a=1', 200],
    ['/old', 200],
    ['/nowhere', 404],
    ['/around', 404],
    ['/away', 200],
  ])('is that of the page where redirects end: %s %i', async (path, status) => {
    expect(await requestOwnPage(requestInside(answer, SITE_URL), SITE_URL)(path)).toBe(status);
  });

  it('is unknown without an answer', async () => {
    const ask = requestInside((_req, res) => void res.destroy(), SITE_URL);
    expect(await requestOwnPage(ask, SITE_URL)('/')).toBeNull();
  });
});
