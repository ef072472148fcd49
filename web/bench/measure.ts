import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { putLoad } from './load.ts';

const CONNECTIONS = 32;
const SECONDS = 8;
/** JIT and connections settle before measuring. */
const WARM_UP_SECONDS = 3;

/** Requests per second at 32 connections; every answer must be a 2xx. */
export async function requestsPerSecond(url: string, headers: Record<string, string> = {}): Promise<number> {
  await putLoad({ url, connections: CONNECTIONS, seconds: WARM_UP_SECONDS, headers });
  const { perSecond } = await putLoad({ url, connections: CONNECTIONS, seconds: SECONDS, headers });
  return perSecond;
}

/** Requests per second of a bare `node:http` with the same bytes and headers, measured in the same run. */
export async function bareRequestsPerSecond(response: Response): Promise<number> {
  const body = Buffer.from(await response.arrayBuffer());
  const child = fork(path.join(import.meta.dirname, 'bare-server.ts'));
  const headers = {
    'content-type': response.headers.get('content-type') ?? '',
    'content-length': body.length,
  };
  child.send({ body: body.toString('base64'), headers });
  const [port] = await once(child, 'message');
  try {
    return await requestsPerSecond(`http://127.0.0.1:${String(port)}`);
  } finally {
    child.kill();
  }
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
