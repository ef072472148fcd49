import { fork } from 'node:child_process';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { putLoad } from './load.ts';
import { processorMs } from './process-use.ts';
import { runSite } from './run-site.ts';

const PLACES = 13_000;
const CONNECTIONS = 32;
const SECONDS = 3;
/** JIT and connections settle before measuring. */
const WARM_UP_SECONDS = 2;
const ROUNDS = 3;
const LIKE_A_BROWSER = { 'accept-encoding': 'gzip, deflate, br' };
/** The share of the bare server's rate (decisions §15). */
const BUDGETS = { '/': 0.65, '/cuisines/italian': 0.65, '/api/restaurants': 0.5 };

/**
 * Kept answers beside a bare `node:http` server with the same bytes, and the processor time per request of what stands
 * between the two: the page's headers, then choosing and sending what is kept, then the rest of the site.
 */
export async function benchKept({ places = PLACES }: { places?: number } = {}): Promise<void> {
  const site = await runSite(places);
  try {
    for (const [address, budget] of Object.entries(BUDGETS)) {
      const [servers, stop] = await startLayers(await receive(site.url + address));
      servers.push({ layer: 'site', url: site.url + address, pid: site.process.pid });
      for (let round = 1; round <= ROUNDS; round += 1) {
        const rows: Record<string, object> = {};
        let bare = 0;
        for (const { layer, url, pid } of servers) {
          const { perSecond, microseconds } = await measure(url, pid);
          if (layer === 'bare') bare = perSecond;
          rows[layer] = {
            'a second': Math.round(perSecond),
            'of bare': (perSecond / bare).toFixed(2),
            'processor µs': microseconds,
          };
        }
        console.log(`${address}, round ${round} (budget ${budget} of bare)`);
        console.table(rows);
      }
      stop();
    }
  } finally {
    await site.stop();
  }
}

interface Received {
  readonly headers: IncomingMessage['headers'];
  /** As sent, compressed. */
  readonly body: Buffer;
}

/** What a browser receives once the answer is kept and compressed well. */
async function receive(url: string): Promise<Received> {
  await (await fetch(url)).text();
  await putLoad({ url, connections: CONNECTIONS, headers: LIKE_A_BROWSER, seconds: WARM_UP_SECONDS });
  const [response]: IncomingMessage[] = await once(get(url, { headers: LIKE_A_BROWSER }), 'response');
  if (response?.statusCode !== 200) throw new Error(`${url} answered ${response?.statusCode}`);
  return { headers: response.headers, body: await buffer(response) };
}

interface Layer {
  readonly layer: string;
  readonly url: string;
  readonly pid: number | undefined;
}

/** Starts servers of the same bytes, each in a process of its own and with one layer more than the last. */
async function startLayers({ headers, body }: Received): Promise<[Layer[], () => void]> {
  const {
    'content-type': type,
    'content-length': length,
    connection: _own,
    date: _made,
    ...others
  } = headers;
  const bare = { 'content-type': type, 'content-length': length };
  const orders = {
    bare: { headers: bare },
    'its headers': { headers: { ...others, ...bare } },
    'kept answer': { headers: { ...others, 'content-type': type }, asKept: true },
  };
  const children = Object.entries(orders).map(([layer, order]) => {
    const child = fork(path.join(import.meta.dirname, 'bare-server.ts'));
    child.send({ body: body.toString('base64'), ...order });
    return { layer, child };
  });
  const layers = await Promise.all(
    children.map(async ({ layer, child }) => {
      const [port] = await once(child, 'message');
      return { layer, url: `http://127.0.0.1:${String(port)}/`, pid: child.pid };
    }),
  );
  return [layers, () => children.forEach(({ child }) => child.kill())];
}

async function measure(
  url: string,
  pid: number | undefined,
): Promise<{ perSecond: number; microseconds: number }> {
  const load = { url, connections: CONNECTIONS, headers: LIKE_A_BROWSER };
  await putLoad({ ...load, seconds: WARM_UP_SECONDS });
  const before = await processorMs(pid);
  const { perSecond, answered } = await putLoad({ ...load, seconds: SECONDS });
  const took = (await processorMs(pid)) - before;
  return { perSecond, microseconds: Math.round((took / answered) * 10_000) / 10 };
}
