import { Meilisearch, MeilisearchApiError, type EnqueuedTaskPromise } from 'meilisearch';
import type { Send } from './send.ts';

export interface ConnectionOptions {
  readonly url: string;
  readonly apiKey: string | undefined;
  /** How long one HTTP request may take. */
  readonly timeoutMs: number;
  readonly send: Send;
}

/** A bulk of documents, or an index to be set up again, may take its time. */
const TASK_TIMEOUT_MS = 10 * 60_000;
const TASK_POLL_MS = 25;

/**
 * The official client on a given way of sending. Its own timeout does not end a request that asks for the state of a task
 * (it is set aside where a signal is given), so ours is set here.
 */
export function connect({ url, apiKey, timeoutMs, send }: ConnectionOptions): Meilisearch {
  return new Meilisearch({
    host: url,
    ...(apiKey !== undefined && { apiKey }),
    // A compressed answer comes in small packets, each waiting for the receipt of the last: 40 ms, for a few kilobytes.
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

/** What staff read of a connection that failed. */
const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'it refused the connection',
  ECONNRESET: 'it closed the connection',
  UND_ERR_SOCKET: 'it closed the connection',
  ENOTFOUND: 'there’s no host of that name',
};

/** Waits for an answer; a failure is told in the server's words. */
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

/** Waits until a task is done; rejects with the server's words when it failed. */
export async function finish(enqueued: EnqueuedTaskPromise): Promise<void> {
  const task = await answerOf(enqueued.waitTask());
  if (task.status !== 'succeeded') {
    throw new Error(`Meilisearch could not finish ${task.type}: ${task.error?.message ?? task.status}`);
  }
}

/** True for the failure of a request that named an index which does not exist. */
export function isMissingIndex(error: unknown): boolean {
  return causesOf(error).some(
    (cause) => cause instanceof MeilisearchApiError && cause.cause?.code === 'index_not_found',
  );
}

/** The client wraps errors: an error, its cause and so on. */
function causesOf(error: unknown): Error[] {
  return error instanceof Error ? [error, ...causesOf(error.cause)] : [];
}
