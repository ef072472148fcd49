import { Agent, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { percentiles, type LoadResult } from './load.ts';

interface OpenLoad {
  readonly url: string;
  /** Each is requested once. */
  readonly paths: readonly string[];
  readonly perSecond: number;
  /** Ends the load early. */
  readonly signal?: AbortSignal;
}

export interface Latencies extends Omit<LoadResult, 'perSecond'> {
  readonly worst: number;
}

/** Pages that readers ask for, so that they are kept. */
export const KEPT = ['/', '/cuisines', '/neighborhoods', '/blog', '/sitemap'];
/** How many of them are requested beside each of `paths`. */
export const KEPT_EACH = 5;

/**
 * An open loop: requests start on time whether or not the last was answered, each from another client, and latencies
 * count from the planned start, in milliseconds. Rejects unless every answer is a 200.
 */
export async function putOpenLoad({
  url,
  paths,
  perSecond,
  signal,
}: OpenLoad): Promise<{ asked: Latencies; kept: Latencies }> {
  const agent = new Agent({ keepAlive: true });
  const times: Record<'asked' | 'kept', number[]> = { asked: [], kept: [] };
  const running: Promise<number>[] = [];
  const everyMs = 1_000 / perSecond / (1 + KEPT_EACH);
  const first = performance.now();
  for (let number = 0; number < paths.length * (1 + KEPT_EACH); number += 1) {
    const planned = first + number * everyMs;
    const early = planned - performance.now();
    if (early > 0) await sleep(early);
    if (signal?.aborted) break;
    const isAsked = number % (1 + KEPT_EACH) === 0;
    const path = isAsked ? paths[number / (1 + KEPT_EACH)] : KEPT[number % KEPT.length];
    const asking = ask(`${url}${path ?? ''}`, agent).then(() => {
      return times[isAsked ? 'asked' : 'kept'].push(performance.now() - planned);
    });
    // All are awaited at the end; until then, one that failed is no crash.
    asking.catch(() => undefined);
    running.push(asking);
  }
  await Promise.all(running);
  agent.destroy();
  return { asked: latenciesOf(times.asked), kept: latenciesOf(times.kept) };
}

/** Requests each path once, the next when the last was answered. */
export async function oneByOne(url: string, paths: readonly string[]): Promise<Latencies> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const times: number[] = [];
  for (const path of paths) {
    const start = performance.now();
    await ask(url + path, agent);
    times.push(performance.now() - start);
  }
  agent.destroy();
  return latenciesOf(times);
}

function latenciesOf(times: readonly number[]): Latencies {
  const worst = times.reduce((longest, ms) => Math.max(longest, ms), 0);
  return { ...percentiles(times), worst, answered: times.length };
}

export function sayLatencies(what: string, { p50, p95, p99, worst, answered }: Latencies): void {
  const [half, most, nearlyAll, longest] = [p50, p95, p99, worst].map((ms) => ms.toFixed(1));
  console.log(`${what}: p50 ${half}, p95 ${most}, p99 ${nearlyAll}, worst ${longest} (${answered} answers)`);
}

let asked = 0;

/** A different diner for every request. */
export function nextAddress(): string {
  asked += 1;
  return `10.${(asked >> 16) & 255}.${(asked >> 8) & 255}.${asked & 255}`;
}

function ask(address: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = get(address, { agent, headers: { 'x-forwarded-for': nextAddress() } }, (response) => {
      response.resume();
      response.on('error', reject);
      response.on('end', () => {
        if (response.statusCode === 200) resolve();
        else reject(new Error(`${address} answered ${response.statusCode}`));
      });
    });
    request.on('error', (error) => {
      // The site closed an idle connection in the moment it was to be used again.
      if (request.reusedSocket) resolve(ask(address, agent));
      else reject(error);
    });
  });
}
