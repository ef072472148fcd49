import CircuitBreaker from 'opossum';
import type { EngineRequest, SearchEngine } from './engine.ts';
import type { SearchAnswer } from './query.ts';

/** How long a request waits for the first engine before the second one is queried too; the first answer wins. */
const REQUEST_PATIENCE_MS = 200;
/** After this long an engine counts as failed (decisions §6). */
const ENGINE_PATIENCE_MS = 800;
/** Interval of health checks, of a failed engine and of a working one. */
const PROBE_EVERY_MS = 2_000;
/** The breaker never closes by itself: only a probe knows whether the index has caught up. */
const NEVER_MS = 2_147_483_647;

export interface Answering {
  search(request: EngineRequest): Promise<SearchAnswer>;
  /** The engine that answers now. */
  current(): SearchEngine;
  close(): void;
}

interface AnsweringOptions {
  readonly first: SearchEngine;
  readonly second: SearchEngine;
  /** False while changes are queued for the first engine; the second one is then more current. */
  readonly isCaughtUp: () => Promise<boolean>;
  readonly onTurn: (answering: SearchEngine['name'], reason: string) => void;
}

/**
 * Queries the first engine, and the second one for the same request if the first is slow or fails. After a failure or
 * timeout, all requests go to the second one until the first is healthy and has caught up.
 */
export function answerWithFallback({ first, second, isCaughtUp, onTurn }: AnsweringOptions): Answering {
  const breaker = new CircuitBreaker((request: EngineRequest) => first.search(request), {
    timeout: ENGINE_PATIENCE_MS,
    resetTimeout: NEVER_MS,
    // Open after one failure, so that the next search doesn't wait for the timeout too.
    volumeThreshold: 1,
    errorThresholdPercentage: 1,
  });
  breaker.fallback((request: EngineRequest) => second.search(request));
  // Start open: the engine's health is unknown until the first probe.
  breaker.open();
  breaker.on('open', () => onTurn(second.name, `${first.name} does not answer`));
  breaker.on('close', () => onTurn(first.name, `${first.name} answers again`));

  let isProbing = false;
  const probe = async () => {
    if (isProbing) return;
    isProbing = true;
    const isFit = (await first.isHealthy()) && (await isCaughtUp().catch(() => false));
    if (!isFit && breaker.closed) breaker.open();
    if (isFit && !breaker.closed) breaker.close();
    isProbing = false;
  };
  const timer = setInterval(() => void probe(), PROBE_EVERY_MS);
  timer.unref();

  const search = (request: EngineRequest) => {
    if (!breaker.closed) return breaker.fire(request);
    const { promise: other, resolve } = Promise.withResolvers<SearchAnswer>();
    // A failed second query is ignored: the first engine may still answer.
    const askOther = () => void second.search(request).then(resolve, () => undefined);
    const late = setTimeout(askOther, REQUEST_PATIENCE_MS);
    return Promise.race([breaker.fire(request), other]).finally(() => clearTimeout(late));
  };

  return {
    search,
    current: () => (breaker.closed ? first : second),
    close() {
      clearInterval(timer);
      breaker.shutdown();
    },
  };
}
