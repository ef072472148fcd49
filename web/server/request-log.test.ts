import { get, type IncomingMessage, type RequestOptions } from 'node:http';
import { once } from 'node:events';
import { Writable } from 'node:stream';
import express, { type RequestHandler } from 'express';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { useServers } from '#cms/test/use-servers';
import { ID_HEADER, requestId, requestLog } from './request-log.ts';

const serve = useServers();

/** Requests an address from a server with the log, and returns what was logged. */
async function logOf(options: RequestOptions, answer: RequestHandler) {
  let log = '';
  const stream = new Writable({
    write(chunk, _encoding, done) {
      log += String(chunk);
      done();
    },
  });
  const app = express();
  app.use((req, res, next) => {
    res.setHeader(ID_HEADER, requestId(req));
    next();
  });
  app.use(requestLog(pino(stream)));
  app.use(answer);
  const [response] = await once(get({ port: await serve(app), ...options }), 'response');
  response.resume();
  await once(response, 'close');
  return { log, response: response as IncomingMessage };
}

test('a line describes the request, without session or location', async () => {
  const headers = {
    cookie: 'cms-token=sent-secret',
    authorization: 'JWT sent-secret',
    host: 'site.test',
    referer: 'http://site.test/saved/a-secret?lat=39.1&lng=-76.1',
    'x-request-id': 'proxy-17',
  };
  const path = '/api/saved/shared/a-secret?lat=39.28611&lng=-76.61222';
  const { log, response } = await logOf({ path, headers }, (_req, res) => {
    res.setHeader('set-cookie', 'cms-token=given-secret').send('ok');
  });
  expect(log).toContain('"statusCode":200');
  expect(log).toContain('"id":"proxy-17"');
  expect(response.headers['x-request-id']).toBe('proxy-17');
  expect(log).toContain('"url":"/api/saved/shared/-?lat=-&lng=-"');
  expect(log).toContain('"referer":"http://site.test/saved/-?lat=-&lng=-"');
  expect(log).not.toMatch(/secret|39\.|76\./);
});

test('a 503 is logged at level error, without a stack', async () => {
  const { log } = await logOf({ path: '/' }, (_req, res) => {
    res.status(503).send('Later.');
  });
  expect(log).toContain('"level":50');
  expect(log).toContain('"statusCode":503');
  expect(log).not.toContain('stack');
});
