import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import autocannon from 'autocannon';

const CONNECTIONS = 32;
const SECONDS = 8;
/** Compilers and connections settle before anything is counted. */
const WARM_UP_SECONDS = 3;

/** Requests per second at 32 connections, every answer a 200. */
export async function requestsPerSecond(url: string, headers: Record<string, string> = {}): Promise<number> {
  await autocannon({ url, connections: CONNECTIONS, duration: WARM_UP_SECONDS, headers });
  const result = await autocannon({ url, connections: CONNECTIONS, duration: SECONDS, headers });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${url}: ${result.non2xx} answers were no 200, ${result.errors} requests failed`);
  }
  return result.requests.average;
}

/** The same bytes and headers from a bare `node:http`, measured in the same run. */
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
