import { once } from 'node:events';
import { get } from 'node:http';
import { useServers } from '#cms/test/use-servers';
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

const serve = useServers();
async function open(handler: RequestHandler) {
  const port = await serve(express().get('/', handler));
  return () => get({ port, host: '127.0.0.1' });
}

it('cancels the source of a response when its reader disconnects', async () => {
  const { promise, resolve } = cancelled();
  const request = await open((req, res) => sendFetchResponse(endless(resolve), req, res));
  const [answer] = await once(request(), 'response');
  await once(answer, 'data');
  answer.destroy();
  await expect(promise).resolves.toBeUndefined();
});

it('cancels it too if the reader disconnected before the response', async () => {
  const { promise, resolve } = cancelled();
  const request = await open(async (req, res) => {
    asked.destroy();
    await once(res, 'close');
    sendFetchResponse(endless(resolve), req, res);
  });
  const asked = request().on('error', () => {});
  await expect(promise).resolves.toBeUndefined();
});
