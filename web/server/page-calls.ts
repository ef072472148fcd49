import { toResponse, type CallAnswer } from '#cms/calls/call-answer';
import { NO_SUCH_CALL } from './api.ts';
import type { KeptReads } from './kept-reads.ts';
import { isPublicRead, matchOperation } from './match-operation.ts';
import type { DependsOn } from './site-caches.ts';

/** The calls that one page is made from, and what they say about keeping it. */
export interface PageCalls {
  fetchApi(path: string): Promise<Response>;
  dependsOn(): DependsOn;
  /** False once an answer was for this request alone. */
  mayBeKept(): boolean;
  /** There once a call was one too many: the page must not be shown without it. */
  refusal(): CallAnswer | undefined;
}

/** The contract as the renderer asks it: in this process, for a page that is the same for everybody. */
export function openPageCalls(reads: KeptReads, caller: string): PageCalls {
  const used: { dependsOn: DependsOn; mayBeKept: boolean }[] = [];
  let refusal: CallAnswer | undefined;

  return {
    async fetchApi(address) {
      const match = matchOperation('GET', address.split('?', 1)[0] ?? '');
      // What a diner's session adds is loaded in the browser.
      if (match.found !== 'operation' || !isPublicRead(match.operation)) {
        return new Response(NO_SUCH_CALL, { status: 404 });
      }
      const dependsOn = match.operation.dependsOn ?? 'content';
      const kept = reads.find(address);
      if (kept) {
        used.push({ dependsOn, mayBeKept: true });
        return kept.toResponse();
      }
      const answer = await reads.read({ ...match, address, caller });
      used.push({ dependsOn, mayBeKept: answer.mayBeKept });
      if ('prepared' in answer) return answer.prepared.toResponse();
      if (answer.refused.status === 429) refusal = answer.refused;
      return toResponse(answer.refused);
    },
    dependsOn: () => (used.some(({ dependsOn }) => dependsOn === 'index') ? 'index' : 'content'),
    mayBeKept: () => used.every((call) => call.mayBeKept),
    refusal: () => refusal,
  };
}
