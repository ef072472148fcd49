import type { Operation } from '#contract/operation';
import type { SanitizedConfig } from 'payload';
import { callContract } from './call-contract.ts';
import { matchOperation } from './match-operation.ts';
import type { DependsOn } from './site-caches.ts';

interface PageCallsOptions {
  config: SanitizedConfig;
  siteUrl: string;
}

/** The calls that one page is made from, and what they say about keeping it. */
export interface PageCalls {
  fetchApi(path: string): Promise<Response>;
  dependsOn(): DependsOn;
  /** False once an answer was for this request alone. */
  mayBeKept(): boolean;
}

/** The contract as the renderer asks it: in this process, and for nobody in particular. */
export function openPageCalls({ config, siteUrl }: PageCallsOptions): PageCalls {
  const used: { operation: Operation; isKeepable: boolean }[] = [];

  return {
    async fetchApi(path) {
      const request = new Request(new URL(path, siteUrl));
      const match = matchOperation('GET', new URL(request.url).pathname);
      if (match.found !== 'operation') return new Response('There is no such call.', { status: 404 });
      const { operation } = match;
      // Pages are the same for everybody: what a diner's session adds is loaded in the browser.
      const answer = await callContract({ config, operation: { audience: 'public' }, request });
      used.push({ operation, isKeepable: !forbidsKeeping(answer) });
      return answer;
    },
    dependsOn: () => (used.some(({ operation }) => operation.dependsOn === 'index') ? 'index' : 'content'),
    mayBeKept: () => used.every(({ isKeepable }) => isKeepable),
  };
}

/** A handler whose answer holds for this moment or this asker only says so in the usual header. */
export function forbidsKeeping({ headers }: Response): boolean {
  return /\bno-store\b/i.test(headers.get('cache-control') ?? '');
}
