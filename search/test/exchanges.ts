import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { z } from 'zod';
import { send, type Send } from '../meilisearch/connection.ts';

/** A request to Meilisearch and its answer. A long request body is kept as its hash. */
const exchangeSchema = z.object({
  method: z.string(),
  path: z.string(),
  request: z.string(),
  status: z.int(),
  response: z.json(),
});
type Exchange = z.infer<typeof exchangeSchema>;

const headerSchema = z.object({ meilisearch: z.string(), commit: z.string(), recordedAt: z.string() });

const LONGEST_KEPT_BODY = 1_000;
/** Says how fast a server was, not what it answered. */
const VOLATILE = new Set([
  'processingTimeMs',
  'requestUid',
  'enqueuedAt',
  'startedAt',
  'finishedAt',
  'duration',
  'batchUid',
]);

export interface ServerForTests {
  readonly url: string;
  readonly apiKey: string | undefined;
  readonly send: Send;
  /** Writes the recording, if this is one. */
  save(): Promise<void>;
}

/**
 * Meilisearch for a test file: the real one when `MEILI_URL` (and `MEILI_API_KEY`) name it, whose answers are written to
 * `file` when `MEILI_RECORD` is 1; else what was recorded there. Names of indexes must be the same every time.
 */
export function openServerForTests(file: URL): ServerForTests {
  const { MEILI_URL: url, MEILI_API_KEY: apiKey, MEILI_RECORD: record } = process.env;
  if (record === '1' && !url) throw new Error('MEILI_URL must name the Meilisearch to record.');
  if (!url) return { url: 'http://recorded', apiKey: undefined, send: replay(file), save: async () => {} };
  if (record !== '1') return { url, apiKey, send, save: async () => {} };
  const exchanges: Exchange[] = [];
  return {
    url,
    apiKey,
    send: recordInto(exchanges),
    save: () => writeRecording(file, exchanges, { url, apiKey }),
  };
}

function recordInto(exchanges: Exchange[]): Send {
  return async (url, init) => {
    const answer = await send(url, init);
    const exchange = {
      ...describeRequest(url, init),
      status: answer.status,
      response: withoutVolatile(answer.text),
    };
    // Of a task that is asked for again and again only the last state is worth keeping.
    if (exchange.path.startsWith('/tasks/') && isSame(exchanges.at(-1), exchange)) exchanges.pop();
    exchanges.push(exchange);
    return answer;
  };
}

/** Answers each request as recorded, in that order, and refuses what was not. */
function replay(file: URL): Send {
  if (!existsSync(file)) throw new Error(`There is no recording ${file.pathname}`);
  const [, ...lines] = readFileSync(file, 'utf8').trim().split('\n');
  const waiting = new Map<string, Exchange[]>();
  for (const line of lines) {
    const exchange = exchangeSchema.parse(JSON.parse(line));
    const key = keyOf(exchange);
    waiting.set(key, [...(waiting.get(key) ?? []), exchange]);
  }
  return async (url, init) => {
    const asked = describeRequest(url, init);
    const exchange = waiting.get(keyOf(asked))?.shift();
    if (!exchange) {
      throw new Error(
        `The recordings of Meilisearch are stale; npm run search:record makes new ones (search/README.md). Not recorded: ${keyOf(asked)}`,
      );
    }
    return { status: exchange.status, text: JSON.stringify(exchange.response) };
  };
}

function describeRequest(url: string, { body: sent, method = 'GET' }: RequestInit) {
  const { pathname, search } = new URL(url);
  const body = typeof sent === 'string' ? sent : '';
  const hash = () => `sha256:${createHash('sha256').update(body).digest('hex')}`;
  return {
    method,
    path: pathname + search,
    request: body.length > LONGEST_KEPT_BODY ? hash() : body,
  };
}

function keyOf({ method, path, request }: Pick<Exchange, 'method' | 'path' | 'request'>): string {
  return `${method} ${path} ${request}`;
}

function isSame(before: Exchange | undefined, exchange: Exchange): boolean {
  return before !== undefined && keyOf(before) === keyOf(exchange);
}

function withoutVolatile(text: string): Exchange['response'] {
  if (text === '') return null;
  return z.json().parse(JSON.parse(text, (key, value) => (VOLATILE.has(key) ? undefined : value)));
}

async function writeRecording(
  file: URL,
  exchanges: readonly Exchange[],
  { url, apiKey }: { url: string; apiKey: string | undefined },
): Promise<void> {
  const answer = await fetch(new URL('/version', url), {
    headers: apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` },
  });
  const { pkgVersion, commitSha } = z
    .object({ pkgVersion: z.string(), commitSha: z.string() })
    .parse(await answer.json());
  const header = headerSchema.parse({
    meilisearch: pkgVersion,
    commit: commitSha,
    recordedAt: new Date().toISOString(),
  });
  await mkdir(dirname(file.pathname), { recursive: true });
  await writeFile(file, [header, ...exchanges].map((line) => `${JSON.stringify(line)}\n`).join(''));
}
