'use client';

import type { SearchDesk } from '#cms/queries/search-desk';
import { useCallback, useEffect, useState } from 'react';

const API = '/cms/api';
const POLL_MS = 1_000;

/** What arrives: dates are text on the wire. */
export type ShownDesk = Omit<SearchDesk, 'runs'> & { runs: ShownRun[] };
export type ShownRun = Omit<SearchDesk['runs'][number], 'startedAt' | 'finishedAt'> & {
  startedAt: string;
  finishedAt: string | null;
};

/** The state of the search index, asked for each second while the page is in sight. */
export function useSearchDesk() {
  const [desk, setDesk] = useState<ShownDesk | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const refresh = useCallback(async () => {
    try {
      setDesk(await call<ShownDesk>('GET', '/search-index'));
      setProblem(null);
    } catch (error) {
      setProblem(sentenceOf(error));
    }
  }, []);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const poll = async () => {
      if (!document.hidden) await refresh();
      if (!isOver) timer = setTimeout(poll, POLL_MS);
    };
    void poll();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [refresh]);

  return { desk, problem, refresh };
}

export const startRun = (kind: 'rebuild' | 'rollback') => call('POST', `/search-index/${kind}`);

export const addSynonym = (gapId: number, synonymFor: string) =>
  call('PATCH', `/search-gaps/${gapId}`, { synonymFor });

export function sentenceOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Payload says what is wrong as `{ errors: [{ message }] }`. */
async function call<T>(method: string, path: string, body?: object): Promise<T> {
  const response = await fetch(API + path, {
    method,
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  }).catch(() => {
    throw new Error('The site does not answer. Trying again …');
  });
  const answer = await response.json().catch(() => null);
  if (!response.ok) throw new Error(answer?.errors?.[0]?.message ?? `The site answered ${response.status}.`);
  return answer;
}
