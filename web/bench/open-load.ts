import { Agent, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { percentiles, type LoadResult } from './load.ts';

interface OpenLoad {
  readonly url: string;
  /** Each is requested once. */
  readonly paths: readonly string[];
  readonly perSecond: number;
  /** Requested in turn, this many beside each of `paths`. */
  readonly kept: { readonly paths: readonly string[]; readonly each: number };
  /** Ends the load early. */
  readonly signal?: AbortSignal;
}

export interface Latencies extends Omit<LoadResult, 'perSecond'> {
  readonly worst: number;
}

/**
 * An open loop: requests start on time whether or not the last was answered, each from another client, and latencies
 * count from the planned start, in milliseconds. Rejects unless every answer is a 200.
 */
export async function putOpenLoad({
  url,
  paths,
  perSecond,
  kept,
  signal,
}: OpenLoad): Promise<{ asked: Latencies; kept: Latencies }> {
  const agent = new Agent({ keepAlive: true });
  const times: Record<'asked' | 'kept', number[]> = { asked: [], kept: [] };
  const running: Promise<number>[] = [];
  const everyMs = 1_000 / perSecond / (1 + kept.each);
  const first = performance.now();
  for (let number = 0; number < paths.length * (1 + kept.each); number += 1) {
    const planned = first + number * everyMs;
    const early = planned - performance.now();
    if (early > 0) await sleep(early);
    if (signal?.aborted) break;
    const isAsked = number % (1 + kept.each) === 0;
    const path = isAsked ? paths[number / (1 + kept.each)] : kept.paths[number % kept.paths.length];
    running.push(
      ask(`${url}${path ?? ''}`, agent).then(() => {
        return times[isAsked ? 'asked' : 'kept'].push(performance.now() - planned);
      }),
    );
  }
  await Promise.all(running);
  agent.destroy();
  const of = (some: readonly number[]) => ({
    ...percentiles(some),
    worst: some.reduce((worst, ms) => Math.max(worst, ms), 0),
    answered: some.length,
  });
  return { asked: of(times.asked), kept: of(times.kept) };
}

let asked = 0;

/** A different diner for every request. */
export function nextAddress(): string {
  asked += 1;
  return `10.${(asked >> 16) & 255}.${(asked >> 8) & 255}.${asked & 255}`;
}

export function ask(address: string, agent: Agent): Promise<void> {
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
