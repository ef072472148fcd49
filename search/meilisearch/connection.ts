import { Meilisearch, MeilisearchApiError, type EnqueuedTaskPromise } from 'meilisearch';
import type { Send } from './send.ts';

export interface ConnectionOptions {
  readonly url: string;
  readonly apiKey: string | undefined;
  /** Timeout of one HTTP request. */
  readonly timeoutMs: number;
  readonly send: Send;
}

/** Large batches and changed settings take a while. */
const TASK_TIMEOUT_MS = 10 * 60_000;
const TASK_POLL_MS = 25;

/**
 * The official client over a given transport. Its own timeout is ignored for requests with a signal, such as polling a
 * task, so we set the timeout here.
 */
export function connect({ url, apiKey, timeoutMs, send }: ConnectionOptions): Meilisearch {
  return new Meilisearch({
    host: url,
    ...(apiKey !== undefined && { apiKey }),
    // A compressed response comes in small packets and hits Nagle's algorithm with delayed ACKs: 40 ms for a few
    // kilobytes.
    requestInit: { headers: { 'accept-encoding': 'identity' } },
    defaultWaitOptions: { timeout: TASK_TIMEOUT_MS, interval: TASK_POLL_MS },
    httpClient: async (input, init) => {
      const timeout = AbortSignal.timeout(timeoutMs);
      const signal = init?.signal ? AbortSignal.any([init.signal, timeout]) : timeout;
      const response = await send(input, { ...init, signal });
      const text = await response.text();
      const body = text === '' ? undefined : JSON.parse(text);
      if (!response.ok) throw new MeilisearchApiError(new Response(null, { status: response.status }), body);
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
  const task = await answerOf(enqueued.waitTask());
  if (task.status !== 'succeeded') {
    throw new Error(`Meilisearch could not finish ${task.type}: ${task.error?.message ?? task.status}`);
  }
}

/** Whether a request failed because the index doesn't exist. */
export function isMissingIndex(error: unknown): boolean {
  return causesOf(error).some(
    (cause) => cause instanceof MeilisearchApiError && cause.cause?.code === 'index_not_found',
  );
}

/** An error and the errors it wraps. */
function causesOf(error: unknown): Error[] {
  return error instanceof Error ? [error, ...causesOf(error.cause)] : [];
}
