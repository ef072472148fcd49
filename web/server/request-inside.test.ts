import { expect, it } from 'vitest';
import { requestInside } from './request-inside.ts';

it('asks the handler itself, once, and waits for the whole answer', async () => {
  const seen: unknown[] = [];
  const ask = requestInside((req, res) => {
    seen.push([req.method, req.url, req.headers.host]);
    res.write('a part');
    setTimeout(() => res.end(() => seen.push('sent')), 20);
  }, 'https://city.example');
  await ask('/search?q=crab');
  expect(seen).toEqual([['GET', '/search?q=crab', 'city.example'], 'sent']);
});

it('does not fail with its answer', async () => {
  await requestInside((_req, res) => void res.destroy(), 'https://city.example')('/');
});
