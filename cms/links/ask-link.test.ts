import type { RequestListener } from 'node:http';
import { useServers } from '#cms/test/use-servers';
import { describe, expect, it } from 'vitest';
import { askLink } from './ask-link.ts';

const open = useServers();
const serve = async (listener: RequestListener) => `http://localhost:${await open(listener)}`;

const siteUrl = 'http://site.test';
const here = { siteUrl, isAllowed: () => true };
const OK = { state: 'ok' };
const broken = (problem: RegExp) => ({ state: 'broken', problem: expect.stringMatching(problem) });

describe('an address of another site', () => {
  it('is fine when it responds to HEAD, also through redirects, and is requested in our name', async () => {
    const asked: string[] = [];
    const url = await serve((req, res) => {
      asked.push(`${req.method} ${req.url} ${req.headers['user-agent']}`);
      if (req.url === '/moved') res.writeHead(301, { location: '/page' });
      res.end();
    });
    expect(await askLink(`${url}/moved`, here)).toEqual(OK);
    const agent = 'Mozilla/5.0 (compatible; link check of http://site.test)';
    expect(asked).toEqual([`HEAD /moved ${agent}`, `HEAD /page ${agent}`]);
  });

  it('that responds to HEAD with an error and to GET with a page is fine', async () => {
    const url = await serve((req, res) => res.writeHead(req.method === 'HEAD' ? 405 : 200).end('a page'));
    expect(await askLink(url, here)).toEqual(OK);
  });

  it.each([401, 403, 429])('that rejects programs (%i) is fine', async (status) => {
    const url = await serve((_req, res) => res.writeHead(status).end());
    expect(await askLink(url, here)).toEqual(OK);
  });

  it.each([
    [404, /no such page \(404\)/],
    [410, /no such page \(410\)/],
    [500, /error \(500\)/],
  ])('that answers %i twice is broken', async (status, problem) => {
    const url = await serve((_req, res) => res.writeHead(status).end());
    expect(await askLink(url, here)).toEqual(broken(problem));
  });

  it('that never responds times out', async () => {
    const url = await serve(() => undefined);
    expect(await askLink(url, { ...here, patienceMs: 50 })).toEqual(broken(/doesn’t answer/));
  });

  it('with an endless body is not read', async () => {
    const url = await serve((req, res) => {
      if (req.method === 'HEAD') res.writeHead(500).end();
      else res.writeHead(200).write('and so on ');
    });
    expect(await askLink(url, here)).toEqual(OK);
  });

  it('that is silent when the check stops keeps its state', async () => {
    const stopped = new AbortController();
    const url = await serve(() => stopped.abort());
    expect(await askLink(url, { ...here, stopped: stopped.signal })).toEqual({ state: 'unknown' });
  });

  it('in our own network is broken, and not requested', async () => {
    let asked = 0;
    const url = await serve((_req, res) => res.end(String((asked += 1))));
    expect(await askLink(url, { siteUrl })).toEqual(broken(/^localhost is in a private network\.$/));
    expect(asked).toBe(0);
  });
});
