import type { Request, Response } from 'express';
import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { awaySince } from '#cms/database/closable-pool';
import { CONTENT, ContentCache } from '#cms/caching/content-cache';
import { singleFlight } from '#cms/caching/single-flight';
import type { Operation } from '#contract/operation';
import type { Metrics } from './metrics.ts';
import type { PreparedResponse } from './prepared-response.ts';
import type { RenderScheduler } from './render-scheduler.ts';
import { ID_HEADER, requestId } from './request-log.ts';

export type DependsOn = NonNullable<Operation['dependsOn']>;

const MB = 1024 * 1024;
/** Longer addresses are served but not cached. */
const MAX_KEY_LENGTH = 300;

/** Puts a response into its cache, unless the content has changed since `open`. */
export type Keep = (key: string, response: PreparedResponse, dependsOn: DependsOn) => void;

const buildCache = (madeFrom: RegExp, megabytes: number, ttl?: number) =>
  new ContentCache<PreparedResponse>({
    madeFrom,
    most: { maxSize: megabytes * MB, sizeCalculation: ({ byteLength }) => byteLength, ...(ttl && { ttl }) },
  });

/** How long what is due now, such as ads, is kept. */
const PACE_MS = 30_000;

/** Milliseconds after a change while visitors see what they often ask for as it was before; an editor waits for it. */
const RENEWED_WITHIN_MS = 900;
/** Changes come in groups. */
const RENEWAL_RESTS_MS = 10;

/**
 * The response caches. Answers from the search index have their own: there are as many as there are queries, and they
 * must not evict the pages; the index also changes without the content.
 */
export class SiteCaches {
  readonly #caches: Record<DependsOn, ContentCache<PreparedResponse>> = {
    content: buildCache(CONTENT, 64),
    index: buildCache(/^/, 16),
    pace: buildCache(CONTENT, 2, PACE_MS),
  };
  #outdatedAt: number | undefined;
  #soon: NodeJS.Timeout | undefined;
  #make: (address: string) => Promise<unknown> = () => Promise.resolve();

  /** While `hearsChanges` is false, change notices are missed and nothing is returned from here. */
  trustWhile(hearsChanges: () => boolean): void {
    for (const cache of Object.values(this.#caches)) cache.trustWhile(hearsChanges);
  }

  find(key: string): PreparedResponse | undefined {
    return this.#first((cache) => cache.find(key));
  }

  /** For visitors: a response that a change outdated, too, if they often ask for it, until it is renewed. */
  findToShow(key: string): PreparedResponse | undefined {
    return this.#first((cache) => cache.findToShow(key));
  }

  /** A response from before the database went away, marked as stale. */
  findOld(key: string): PreparedResponse | undefined {
    return this.#first((cache) => cache.findOld(key))?.asOf(awaySince() ?? new Date());
  }

  #first(
    find: (cache: ContentCache<PreparedResponse>) => PreparedResponse | undefined,
  ): PreparedResponse | undefined {
    const { content, index, pace } = this.#caches;
    return find(content) ?? find(index) ?? find(pace);
  }

  /** Without a table anything may have changed, and nobody knows since when. */
  noteChange(table?: string): void {
    let isOutdated = false;
    for (const cache of Object.values(this.#caches))
      if (cache.noteChange(table, table !== undefined)) isOutdated = true;
    if (!isOutdated) return;
    this.#outdatedAt ??= performance.now();
    this.#soon ??= setTimeout(() => void this.renew(), RENEWAL_RESTS_MS).unref();
  }

  /** How responses are made again. */
  renewBy(make: (address: string) => Promise<unknown>): void {
    this.#make = make;
  }

  /**
   * Has outdated responses that visitors often ask for made again, one at a time. When it resolves, nothing is shown from
   * before the changes that were noted before; that is within a second.
   */
  readonly renew = singleFlight(async () => {
    clearTimeout(this.#soon);
    this.#soon = undefined;
    const leftMs = (this.#outdatedAt ?? 0) + RENEWED_WITHIN_MS - performance.now();
    this.#outdatedAt = undefined;
    const caches = Object.values(this.#caches);
    const forget = caches.map((cache) => cache.forgetOutdated());
    const over = AbortSignal.timeout(Math.max(0, Math.ceil(leftMs)));
    const isOver = once(over, 'abort');
    for (const address of new Set(caches.flatMap((cache) => cache.outdated())))
      if (!over.aborted) await Promise.race([this.#make(address), isOver]);
    for (const one of forget) one();
  });

  /** Call before work on an answer begins: a change after this call keeps it out of the cache. */
  open(): Keep {
    const keep = {
      content: this.#caches.content.open(),
      index: this.#caches.index.open(),
      pace: this.#caches.pace.open(),
    };
    return (key, response, dependsOn) => {
      if (key.length <= MAX_KEY_LENGTH) keep[dependsOn](key, response);
    };
  }
}

interface AnswerOptions {
  readonly caches: SiteCaches;
  readonly metrics: Pick<Metrics, 'watch'>;
  readonly scheduler: Pick<RenderScheduler, 'noteReader'>;
  readonly app: RequestListener;
}

/** Serves cached responses before any middleware: most requests to a public site end here. */
export function answerFromCaches({ caches, metrics, scheduler, app }: AnswerOptions): RequestListener {
  return (req, res) => {
    const id = requestId(req);
    const address = req.method === 'GET' || req.method === 'HEAD' ? (req.url ?? '') : '';
    const cached = awaySince() ? caches.findOld(address) : caches.findToShow(address);
    metrics.watch(req, res, cached !== undefined);
    if (cached) {
      scheduler.noteReader();
      cached.send(req, res, [ID_HEADER, id]);
    } else {
      res.setHeader(ID_HEADER, id);
      app(req, res);
    }
  };
}

/** Many who ask for an address at once, as after a change, wait for the one answer that is being made. */
export function answerOnce<Rest extends unknown[]>(
  answer: (req: Request, res: Response, ...rest: Rest) => Promise<void>,
  caches: Pick<SiteCaches, 'find'>,
): typeof answer {
  const inProgress = new Map<string, Promise<void>>();
  return async (req, res, ...rest) => {
    const address = req.originalUrl;
    await inProgress.get(address)?.catch(() => undefined);
    const kept = caches.find(address);
    if (kept) {
      kept.send(req, res);
      return;
    }
    const making = answer(req, res, ...rest);
    inProgress.set(address, making);
    await making.finally(() => inProgress.delete(address));
  };
}
