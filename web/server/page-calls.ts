import { type CallAnswer, toResponse } from '#cms/calls/call-answer';
import { THE_SITE_ITSELF } from '#cms/calls/caller-address';
import { NO_SUCH_CALL, type CachedReads } from './api.ts';
import { isPublicRead, matchOperation } from './match-operation.ts';
import type { DependsOn } from './site-caches.ts';

/** The call that every page makes (web/src/boot/shell.tsx). */
const FRAME = '/api/site';

/** The parts of a response that pages read. Values are passed without serialization. */
type PageAnswer = Pick<Response, 'ok' | 'status' | 'statusText' | 'json' | 'text'>;

/** The calls of one page, and whether it may be cached. */
export interface PageCalls {
  fetchApi(path: string): Promise<PageAnswer>;
  dependsOn(): DependsOn;
  /** False if any answer was for this request alone. */
  mayBeKept(): boolean;
  /** Set if the database was away: the page must not be shown without its data. */
  refusal(): CallAnswer | undefined;
}

/** Contract calls for the renderer: in this process, for a page that is the same for everybody. */
export function openPageCalls(reads: CachedReads): PageCalls {
  const used: { dependsOn: DependsOn; mayBeKept: boolean }[] = [];
  let refusal: CallAnswer | undefined;

  return {
    async fetchApi(address) {
      const match = matchOperation('GET', address.split('?', 1)[0] ?? '');
      // Session data is loaded in the browser.
      if (match.found !== 'operation' || !isPublicRead(match.operation)) {
        return new Response(NO_SUCH_CALL, { status: 404 });
      }
      const dependsOn = match.operation.dependsOn ?? 'content';
      const kept = reads.find(address);
      if (kept) {
        used.push({ dependsOn, mayBeKept: true });
        return answerOf(kept.value());
      }
      const answer = await reads.read({ ...match, address, caller: THE_SITE_ITSELF, isForPage: true });
      used.push({ dependsOn, mayBeKept: answer.mayBeKept });
      if ('prepared' in answer) return answerOf(answer.value);
      if (answer.refused.status === 503) refusal = answer.refused;
      return toResponse(answer.refused);
    },
    dependsOn: () => (used.some(({ dependsOn }) => dependsOn === 'index') ? 'index' : 'content'),
    mayBeKept: () => used.every((call) => call.mayBeKept),
    refusal: () => refusal,
  };
}

/** For the page of a refusal: the shell's data, fresh or stale, and the refusal for every other call. */
export function openRefusedCalls(reads: CachedReads, refusal: CallAnswer): PageCalls['fetchApi'] {
  const { fetchApi } = openPageCalls(reads);
  return async (address) => {
    if (address !== FRAME) return toResponse(refusal);
    const answer = await fetchApi(address);
    if (answer.ok) return answer;
    const old = reads.findOld(address);
    return old ? answerOf(old.value()) : answer;
  };
}

function answerOf(value: unknown): PageAnswer {
  return {
    ok: true,
    status: 200,
    statusText: 'OK',
    json: () => Promise.resolve(value),
    text: () => Promise.resolve(JSON.stringify(value)),
  };
}

/** Returns where a path without a page has moved to (decisions §2). */
export async function findMove(fetchApi: PageCalls['fetchApi'], path: string): Promise<string | null> {
  const answer = await fetchApi(`/api/redirect?path=${encodeURIComponent(path)}`);
  if (!answer.ok) return null;
  const { to } = await answer.json();
  return to;
}
