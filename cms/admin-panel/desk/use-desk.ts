'use client';

import type { CallAnswer, CallInput, LastArgument, ReadId } from '#contract/call-types';
import { useCallback, useEffect, useState } from 'react';
import { callDesk, sentenceOf } from './call-desk.ts';

type Question<Id extends ReadId> = (object extends CallInput<Id>
  ? { readonly input?: CallInput<Id> }
  : { readonly input: CallInput<Id> }) & {
  /** Poll interval while the page is visible; omitted: load once. */
  readonly everyMs?: number;
  /** Whether the response can change by itself; omitted: always. */
  readonly isUnderWay?: (desk: CallAnswer<Id>) => boolean;
};

export function useDesk<Id extends ReadId>(id: Id, ...[question]: LastArgument<Question<Id>>) {
  const { input, everyMs, isUnderWay }: Partial<Question<Id>> = question ?? {};
  const [desk, setDesk] = useState<CallAnswer<Id> | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  // Compares inputs by value.
  const asked = JSON.stringify(input ?? {});

  const refresh = useCallback(async () => {
    try {
      // TypeScript cannot infer through the generic that this is the call's own input.
      const ask = callDesk as (id: Id, input: unknown) => Promise<CallAnswer<Id>>;
      setDesk(await ask(id, JSON.parse(asked)));
      setProblem(null);
    } catch (error) {
      setProblem(sentenceOf(error));
    }
  }, [id, asked]);

  const goesOn = everyMs !== undefined && (!desk || !isUnderWay || isUnderWay(desk));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const poll = async () => {
      if (!goesOn || !document.hidden) await refresh();
      if (goesOn && !isOver) timer = setTimeout(poll, everyMs);
    };
    void poll();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [refresh, everyMs, goesOn]);

  return { desk, problem, refresh };
}
