import { toResponse, type ServedAnswer } from '#cms/endpoints/serve-operation';
import type { Operation } from '#contract/operation';
import { matchOperation } from './match-operation.ts';
import type { Refusal } from './rate-limits.ts';
import type { ReadPublic } from './read-public.ts';
import type { DependsOn } from './site-caches.ts';

interface PageCallsOptions {
  readPublic: ReadPublic;
  siteUrl: string;
  /** Counts a call against whoever asks for the page. */
  check(operation: Operation): Promise<Refusal | undefined>;
}

/** The calls that one page is made from, and what they say about keeping it. */
export interface PageCalls {
  fetchApi(path: string): Promise<Response>;
  dependsOn(): DependsOn;
  /** False once an answer was for this request alone. */
  mayBeKept(): boolean;
  /** There once a call was one too many: the page must not be shown without it. */
  refusal(): Refusal | undefined;
}

/** The contract as the renderer asks it: in this process, and for nobody in particular. */
export function openPageCalls({ readPublic, siteUrl, check }: PageCallsOptions): PageCalls {
  const used: { operation: Operation; isKeepable: boolean }[] = [];
  let refusal: Refusal | undefined;

  return {
    async fetchApi(path) {
      const url = new URL(path, siteUrl);
      const match = matchOperation('GET', url.pathname);
      if (match.found !== 'operation') return new Response('There is no such call.', { status: 404 });
      const { operation, params } = match;
      const refused = await check(operation);
      if (refused) {
        refusal = refused;
        return new Response(refused.text, { status: 429 });
      }
      // Pages are the same for everybody: what a diner's session adds is loaded in the browser.
      const answer = await readPublic({ operation, params, url });
      used.push({ operation, isKeepable: !forbidsKeeping(answer) });
      return toResponse(answer);
    },
    dependsOn: () => (used.some(({ operation }) => operation.dependsOn === 'index') ? 'index' : 'content'),
    mayBeKept: () => used.every(({ isKeepable }) => isKeepable),
    refusal: () => refusal,
  };
}

/** A handler whose answer holds for this moment or this asker only says so in the usual header. */
export function forbidsKeeping({ headers }: ServedAnswer): boolean {
  if (!headers) return false;
  return /\bno-store\b/i.test(new Headers(headers).get('cache-control') ?? '');
}
