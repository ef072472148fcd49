'use client';

import type { ModerationDecision, WaitingItem } from '#contract/moderation';
import { useState } from 'react';
import { callDesk, sentenceOf } from '../desk/call-desk.ts';
import { useDesk } from '../desk/use-desk.ts';

const POLL_MS = 20_000;

interface Done {
  readonly item: WaitingItem;
  readonly words: string;
}

export const nameOf = ({ kind, id }: Pick<WaitingItem, 'kind' | 'id'>) => `${kind}-${id}`;

/** An edited review counts as a new one. */
export const keyOf = (item: WaitingItem) =>
  `${item.kind}-${item.id}${item.kind === 'review' ? `-${item.changedAt}` : ''}`;

/**
 * Pending items and decisions about them. A decision shows immediately and is sent in the background, so that the
 * next one doesn't have to wait; a rejected one reappears.
 */
export function useQueue() {
  const { desk, problem: lost, refresh } = useDesk('getModerationQueue', { everyMs: POLL_MS });
  const [done, setDone] = useState<readonly Done[]>([]);
  const [said, setSaid] = useState('');
  const [problem, setProblem] = useState<string | null>(null);

  const takeBack = (item: WaitingItem) =>
    setDone((before) => before.filter((one) => keyOf(one.item) !== keyOf(item)));

  async function decide(item: WaitingItem, decision: ModerationDecision, words: string): Promise<void> {
    setDone((before) => [...before, { item, words }]);
    setSaid(words);
    setProblem(null);
    try {
      await callDesk('decide', { body: decision });
    } catch (error) {
      takeBack(item);
      setSaid('');
      setProblem(sentenceOf(error));
      await refresh();
    }
  }

  async function undo(): Promise<WaitingItem | null> {
    const last = done.at(-1);
    if (!last) return null;
    try {
      await callDesk('decide', { body: reopen(last.item) });
      await refresh();
      takeBack(last.item);
      setSaid(`Taken back: ${last.words}`);
      return last.item;
    } catch (error) {
      setProblem(sentenceOf(error));
      return null;
    }
  }

  const decided = new Set(done.map(({ item }) => keyOf(item)));
  const items = desk?.items.filter((item) => !decided.has(keyOf(item))) ?? null;
  return { items, lost, problem, said, canUndo: done.length > 0, decide, undo };
}

function reopen(item: WaitingItem): ModerationDecision {
  const { id } = item;
  if (item.kind === 'review') return { kind: 'review', id, decision: 'reopen', changedAt: item.changedAt };
  return item.kind === 'report'
    ? { kind: 'report', id, decision: 'reopen' }
    : { kind: 'proposal', id, decision: 'reopen' };
}
