import { NO_SUCH_CALL, toResponse } from '#cms/endpoints/serve-operation';
import type { Operation } from '#contract/operation';
import type { KeptReads } from './keep-reads.ts';
import { matchPublicRead } from './match-operation.ts';
import type { Refusal } from './rate-limits.ts';
import type { DependsOn } from './site-caches.ts';

interface PageCallsOptions {
  reads: KeptReads;
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
export function openPageCalls({ reads, check }: PageCallsOptions): PageCalls {
  const used: { operation: Operation; mayBeKept: boolean }[] = [];
  let refusal: Refusal | undefined;

  return {
    async fetchApi(path) {
      const call = matchPublicRead(path);
      if (!call) return new Response(NO_SUCH_CALL, { status: 404 });
      const { operation } = call;
      const kept = reads.find(path);
      if (kept) {
        used.push({ operation, mayBeKept: true });
        return kept.toResponse();
      }
      const refused = await check(operation);
      if (refused) {
        refusal = refused;
        return new Response(refused.text, { status: 429 });
      }
      // Pages are the same for everybody: what a diner's session adds is loaded in the browser.
      const given = await reads.read(path, call);
      used.push({ operation, mayBeKept: given.mayBeKept });
      return 'prepared' in given ? given.prepared.toResponse() : toResponse(given.served);
    },
    dependsOn: () => (used.some(({ operation }) => operation.dependsOn === 'index') ? 'index' : 'content'),
    mayBeKept: () => used.every((call) => call.mayBeKept),
    refusal: () => refusal,
  };
}
