import { once } from 'node:events';
import { get, type ClientRequest, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express, { type RequestHandler } from 'express';
import { expect, it } from 'vitest';
import { sendFetchResponse } from './fetch-bridge.ts';

const cancelled = () => Promise.withResolvers<void>();

function endless(onCancel: () => void): Response {
  return new Response(
    new ReadableStream({
      pull: (controller) => controller.enqueue(new Uint8Array(1_000)),
      cancel: () => onCancel(),
    }),
  );
}

async function serve(handler: RequestHandler): Promise<{ server: Server; request: () => ClientRequest }> {
  const server = express().get('/', handler).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { server, request: () => get({ port, host: '127.0.0.1' }) };
}

it('cancels the source of a response when its reader disconnects', async () => {
  const { promise, resolve } = cancelled();
  const { server, request } = await serve((req, res) => sendFetchResponse(endless(resolve), req, res));
  const [answer] = await once(request(), 'response');
  await once(answer, 'data');
  answer.destroy();
  await expect(promise).resolves.toBeUndefined();
  server.close();
});

it('cancels it too if the reader disconnected before the response', async () => {
  const { promise, resolve } = cancelled();
  const { server, request } = await serve(async (req, res) => {
    asked.destroy();
    await once(res, 'close');
    sendFetchResponse(endless(resolve), req, res);
  });
  const asked = request().on('error', () => {});
  await expect(promise).resolves.toBeUndefined();
  server.close();
});
