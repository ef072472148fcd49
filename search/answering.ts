import CircuitBreaker from 'opossum';
import type { EngineRequest, SearchEngine } from './engine.ts';
import type { SearchAnswer } from './query.ts';

/** How long a request waits for the first engine before the second one is asked, too: whoever is first answers. */
const REQUEST_PATIENCE_MS = 200;
/** An engine that takes so long has failed (decisions §6). */
const ENGINE_PATIENCE_MS = 800;
/** How often a silent engine is asked whether it is back, and a serving one whether it is still there. */
const PROBE_EVERY_MS = 2_000;
/** Only a probe brings an engine back: it knows whether the index has caught up. */
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
  /** False while changes wait for the first engine: then the second one knows better. */
  readonly isCaughtUp: () => Promise<boolean>;
  readonly onTurn: (answering: SearchEngine['name'], reason: string) => void;
}

/**
 * The first engine answers; when it fails or is slow, the second one answers the same request. When it failed or was
 * very slow, all others, too, until the first one is healthy and has caught up.
 */
export function answerWithFallback({ first, second, isCaughtUp, onTurn }: AnsweringOptions): Answering {
  const breaker = new CircuitBreaker((request: EngineRequest) => first.search(request), {
    timeout: ENGINE_PATIENCE_MS,
    resetTimeout: NEVER_MS,
    // One failure is enough: the next search should not have to wait as well.
    volumeThreshold: 1,
    errorThresholdPercentage: 1,
  });
  breaker.fallback((request: EngineRequest) => second.search(request));
  // Until a probe has found it fit, nothing is known of it.
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

  /** A failure is none of this answer's: the other one may still come. */
  const search = (request: EngineRequest) => {
    if (!breaker.closed) return breaker.fire(request);
    return new Promise<SearchAnswer>((resolve, reject) => {
      const late = setTimeout(
        () => void second.search(request).then(resolve, () => undefined),
        REQUEST_PATIENCE_MS,
      );
      breaker
        .fire(request)
        .finally(() => clearTimeout(late))
        .then(resolve, reject);
    });
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
