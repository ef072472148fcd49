import { once } from 'node:events';
import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { expect, it } from 'vitest';
import { sendFetchResponse } from './fetch-bridge.ts';

it('frees what an answer is read from when its reader leaves', async () => {
  const cancelled = Promise.withResolvers<void>();
  const endless = new ReadableStream({
    pull: (controller) => controller.enqueue(new Uint8Array(1_000)),
    cancel: () => cancelled.resolve(),
  });
  const app = express().get('/', (req, res) => sendFetchResponse(new Response(endless), req, res));
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const [answer] = await once(get({ port, host: '127.0.0.1' }), 'response');
  await once(answer, 'data');
  answer.destroy();
  await expect(cancelled.promise).resolves.toBeUndefined();
  server.close();
});
