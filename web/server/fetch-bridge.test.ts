import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { text } from 'node:stream/consumers';
import { listen } from '#cms/test/listen';
import { useServers } from '#cms/test/use-servers';
import express, { type RequestHandler } from 'express';
import { expect, it, onTestFinished, vi } from 'vitest';
import { drainAfterAnswer, sendFetchResponse } from './fetch-bridge.ts';
import { openHttpServer } from './http-server.ts';

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

it('keeps the connection of a request without a body that it refuses at once', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const refuse = express().use((req, res) => {
    drainAfterAnswer(req, res);
    res.send(String(req.socket.remotePort));
  });
  const server = openHttpServer(refuse, { takesUpgrades: false });
  onTestFinished(() => server.close().closeAllConnections());
  const port = await listen(server);
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => agent.destroy());
  async function ask(): Promise<string> {
    const [answer] = await once(get({ port, host: '127.0.0.1', agent }), 'response');
    return text(answer);
  }
  const first = await ask();
  vi.advanceTimersByTime(60_000);
  expect(await ask()).toBe(first);
});
