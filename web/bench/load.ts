import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import autocannon from 'autocannon';
import { buffer } from 'node:stream/consumers';

export interface Load {
  readonly url: string;
  /** Paths on the host of `url`, requested in turn; by default just `url`. */
  readonly paths?: readonly string[];
  readonly connections: number;
  readonly seconds: number;
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /**
   * Spreads requests over this many client addresses, as a proxy would report them: limits are per address.
   */
  readonly visitors?: number;
}

export interface LoadResult {
  readonly perSecond: number;
  readonly answered: number;
  /** Latency percentiles (50, 95, 99) in milliseconds. */
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
}

/**
 * Requests per second; throws unless every answer is a 2xx. Uses `wrk` if installed, because autocannon is
 * the bottleneck above about 5,000 requests/s; otherwise autocannon.
 */
export async function putLoad(load: Load): Promise<LoadResult> {
  return (await hasWrk()) ? putLoadByWrk(load) : putLoadByAutocannon(load);
}

/** The load generator in use. */
export async function loadGenerator(): Promise<'wrk' | 'autocannon'> {
  return (await hasWrk()) ? 'wrk' : 'autocannon';
}

const forwarded = (visitor: number) => `10.${(visitor >> 8) & 255}.${visitor & 255}.1`;

async function putLoadByAutocannon(load: Load): Promise<LoadResult> {
  const { url, paths, connections, seconds, method = 'GET', headers = {}, body, visitors = 1 } = load;
  let number = 0;
  const times: number[] = [];
  const { non2xx, errors, requests } = await autocannon({
    url,
    connections,
    duration: seconds,
    method,
    ...(body !== undefined && { body }),
    requests: [
      {
        // By default each connection would cycle through all paths, like a single visitor.
        setupRequest: (request) => {
          const visitor = forwarded(number % visitors);
          const own = { ...headers, 'x-forwarded-for': visitor };
          const next = paths?.[number % paths.length];
          number += 1;
          return { ...request, headers: own, ...(next !== undefined && { path: next }) };
        },
      },
    ],
    setupClient: (client) => {
      client.on('response', (_status, _bytes, ms) => times.push(ms));
    },
  });
  if (non2xx > 0 || errors > 0)
    throw new Error(`${url}: ${non2xx} answers were no 2xx, ${errors} requests failed`);
  return { perSecond: requests.average, answered: requests.total, ...percentiles(times) };
}

async function putLoadByWrk(load: Load): Promise<LoadResult> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'marble-step-wrk-'));
  try {
    const script = path.join(folder, 'load.lua');
    await writeFile(script, wrkScript(load));
    const said = await run('wrk', [
      '--threads=1',
      `--connections=${load.connections}`,
      `--duration=${load.seconds}s`,
      '--timeout=10s',
      `--script=${script}`,
      load.url,
    ]);
    const failures = /^.*(?:Non-2xx|Socket errors).*$/m.exec(said)?.[0].trim();
    if (failures !== undefined) throw new Error(`${load.url}: ${failures}`);
    const perSecond = Number(/Requests\/sec:\s+([\d.]+)/.exec(said)?.[1]);
    const answered = Number(/(\d+) requests in/.exec(said)?.[1]);
    const [, p50, p95, p99] = (/^took (\S+) (\S+) (\S+)$/m.exec(said) ?? []).map(Number);
    if (!(perSecond > 0) || p50 === undefined || p95 === undefined || p99 === undefined)
      throw new Error(`wrk said nothing of a rate: ${said}`);
    // Requests in flight at the end are still being processed.
    await sleep(200);
    return { perSecond, answered, p50, p95, p99 };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * All requests are built before the first is sent, so that building them does not distort the measurement.
 */
function wrkScript({ method = 'GET', headers = {}, body, paths, visitors = 1 }: Load): string {
  const own = Object.entries(headers).map(([name, value]) => `[${lua(name)}] = ${lua(value)},`);
  return `
local paths = { ${(paths ?? []).map(lua).join(', ')} }
local made = {}
local last = 0
function init()
  for number = 1, math.max(${visitors}, #paths) do
    local visitor = number % ${visitors}
    made[number] = wrk.format(${lua(method)}, paths[(number - 1) % math.max(#paths, 1) + 1], { ${own.join(' ')}
      ["x-forwarded-for"] = string.format("10.%d.%d.1", math.floor(visitor / 256), visitor % 256) },
      ${body === undefined ? 'nil' : lua(body)})
  end
end
function request()
  last = last % #made + 1
  return made[last]
end
function done(summary, latency)
  local ms = function(share) return latency:percentile(share) / 1000 end
  print(string.format("took %.2f %.2f %.2f", ms(50), ms(95), ms(99)))
end
`;
}

/** Percentile of unsorted times. */
export function percentiles(times: readonly number[]): Pick<LoadResult, 'p50' | 'p95' | 'p99'> {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}

/** A string as a Lua literal. */
function lua(text: string): string {
  return `"${text.replace(/[\\"]/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`)}"`;
}

let wrkIsThere: Promise<boolean> | undefined;
function hasWrk(): Promise<boolean> {
  // Without arguments it prints its usage and fails.
  return (wrkIsThere ??= run('wrk', []).then(
    () => true,
    (error: unknown) => error instanceof Error && !error.message.includes('ENOENT'),
  ));
}

async function run(program: string, args: readonly string[]): Promise<string> {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  const [said, code] = await Promise.all([buffer(child.stdout), ended]);
  if (code !== 0) throw new Error(`${program} ended with ${code}: ${said.toString()}`);
  return said.toString();
}
