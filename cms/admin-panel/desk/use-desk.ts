'use client';

import type { CallAnswer, CallInput, LastArgument, ReadId } from '#contract/call-types';
import { useCallback, useEffect, useState } from 'react';
import { callDesk, sentenceOf } from './call-desk.ts';

type DeskId = { [Id in ReadId]: LastArgument<CallInput<Id>> extends [] ? Id : never }[ReadId];

/** What a call without input answers, asked for again every so often while the page is in sight. */
export function useDesk<Id extends DeskId>(id: Id, everyMs: number) {
  const [desk, setDesk] = useState<CallAnswer<Id> | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const refresh = useCallback(async () => {
    try {
      // A call that takes nothing: TypeScript cannot see that through the generic.
      setDesk(await (callDesk as (one: Id) => Promise<CallAnswer<Id>>)(id));
      setProblem(null);
    } catch (error) {
      setProblem(sentenceOf(error));
    }
  }, [id]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const poll = async () => {
      if (!document.hidden) await refresh();
      if (!isOver) timer = setTimeout(poll, everyMs);
    };
    void poll();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [refresh, everyMs]);

  return { desk, problem, refresh };
}
