import { Meilisearch, MeilisearchApiError, type EnqueuedTaskPromise } from 'meilisearch';
import { request, type Dispatcher } from 'undici';

export interface ConnectionOptions {
  readonly url: string;
  /** With access to search, documents, settings, indexes and tasks. */
  readonly apiKey: string | undefined;
  /** Timeout of a search; writes get more time. */
  readonly timeoutMs: number;
  /** Default: by HTTP. */
  readonly send?: Send | undefined;
}

const WRITE_TIMEOUT_MS = 30_000;
/** Large batches and changed settings take a while. */
const TASK_TIMEOUT_MS = 10 * 60_000;
const TASK_POLL_MS = 25;

/**
 * The official client over a given transport. Its own timeout is ignored for requests with a signal, such as polling a
 * task, so we set the timeout here.
 */
export function connect({ url, apiKey, timeoutMs, send: sendBy = send }: ConnectionOptions): Meilisearch {
  return new Meilisearch({
    host: url,
    ...(apiKey !== undefined && { apiKey }),
    // A compressed response comes in small packets and hits Nagle's algorithm with delayed ACKs: 40 ms for a few
    // kilobytes.
    requestInit: { headers: { 'accept-encoding': 'identity' } },
    defaultWaitOptions: { timeout: TASK_TIMEOUT_MS, interval: TASK_POLL_MS },
    httpClient: async (input, init) => {
      const { href, pathname } = new URL(input instanceof Request ? input.url : input);
      const timeout = AbortSignal.timeout(pathname.endsWith('search') ? timeoutMs : WRITE_TIMEOUT_MS);
      const signal = init?.signal ? AbortSignal.any([init.signal, timeout]) : timeout;
      const { status, text } = await sendBy(href, { ...init, signal });
      const body = text === '' ? undefined : JSON.parse(text);
      if (status >= 300) throw new MeilisearchApiError(new Response(null, { status }), body);
      return body;
    },
  });
}

/** Reasons shown to staff for a failed connection. */
const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'it refused the connection',
  ECONNRESET: 'it closed the connection',
  UND_ERR_SOCKET: 'it closed the connection',
  ENOTFOUND: 'there’s no host of that name',
};

/** Awaits a response. Throws an error with the server's message. */
export async function answerOf<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    const causes = causesOf(error);
    const known = causes
      .map((cause) => ('code' in cause ? String(cause.code) : ''))
      .find((code) => code in REASONS);
    const reason = known
      ? `${REASONS[known]} (${known})`
      : (causes.findLast(({ message }) => message !== '')?.message ?? String(error));
    throw new Error(`Meilisearch did not answer: ${reason}`, { cause: error });
  }
}

/** Waits until a task is done; rejects with the server's message if it failed. */
export async function finish(enqueued: EnqueuedTaskPromise): Promise<void> {
  const { type, status, error } = await answerOf(enqueued.waitTask());
  if (status === 'succeeded') return;
  throw new Error(`Meilisearch could not finish ${type}: ${error?.message ?? status}`, { cause: error });
}

/** Work on an index; if all that fails is that there is no such index, something instead. */
export async function orIfMissing<T>(work: Promise<T>, instead: () => T): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const last: unknown = causesOf(error).at(-1)?.cause;
    if (last instanceof Object && 'code' in last && last.code === 'index_not_found') return instead();
    throw error;
  }
}

function causesOf(error: unknown): Error[] {
  return error instanceof Error ? [error, ...causesOf(error.cause)] : [];
}

/** The part of `fetch` that we use. */
export type Send = (url: string, init: RequestInit) => Promise<{ status: number; text: string }>;

/**
 * Like `fetch`, with a fifth of its processor time, which exceeds that of an in-process search. Idle connections are
 * closed after 4 s, before Meilisearch closes them after 5, so that none closes during a request.
 */
export const send: Send = async (url, { method = 'GET', headers, body, signal }) => {
  const { statusCode: status, body: answer } = await request(url, {
    method: method as Dispatcher.HttpMethod,
    headers: new Headers(headers),
    ...(typeof body === 'string' && { body }),
    ...(signal && { signal }),
  });
  return { status, text: await answer.text() };
};
