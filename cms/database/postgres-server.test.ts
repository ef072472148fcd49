import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { expect, it, onTestFinished, vi } from 'vitest';
import { checkConnection } from './postgres-server.ts';

it('says what it waits for when a server accepts connections but does not answer', async () => {
  const frozen = createServer().listen(0, '127.0.0.1');
  await once(frozen, 'listening');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => {
    vi.useRealTimers();
    frozen.close();
  });
  const address = `127.0.0.1:${(frozen.address() as AddressInfo).port}/eat`;
  const place = `PostgreSQL at ${address} (DATABASE_URL)`;
  const log = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const checked = expect(checkConnection(`postgres://${address}`, log)).rejects.toThrow(
    `Cannot connect to ${place}: `,
  );
  await vi.advanceTimersByTimeAsync(2_000);
  expect(log.info).toHaveBeenCalledExactlyOnceWith(`Waiting for ${place}.`);
  await vi.advanceTimersByTimeAsync(10_000);
  await checked;
});
