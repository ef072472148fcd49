'use client';

import { REJECTION_REASONS } from '#domain/moderation/moderation-words';
import type { WaitingItem } from '#contract/moderation';
import { useEffect, type RefObject } from 'react';
import shared from '../desk/desk.module.css';
import { accept, reject, subjectOf, type Decision } from './decisions.ts';
import { keyOf } from './use-queue.ts';

interface QueueAtKeys {
  list: RefObject<HTMLElement | null>;
  current: WaitingItem | undefined;
  isWriting: boolean;
}

interface QueueActions {
  onChoose: (name: string) => void;
  /** Moves by this many items, forward or backward. */
  onMove: (by: number) => void;
  onDecide: (item: WaitingItem, decision: Decision) => void;
  onWrite: (isWriting: boolean) => void;
  onUndo: () => void;
}

/** Keyboard shortcuts while the list has the focus. */
export function useQueueKeys(
  { list, current, isWriting }: QueueAtKeys,
  { onChoose, onMove, onDecide, onWrite, onUndo }: QueueActions,
): void {
  const currentKey = current && keyOf(current);
  // The keys work inside the list, so focus stays there when the current item disappears.
  useEffect(() => {
    if (currentKey && !isWriting) list.current?.querySelector<HTMLElement>('[aria-current] button')?.focus();
  }, [list, currentKey, isWriting]);

  function press(event: KeyboardEvent): void {
    if (!current || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target instanceof HTMLInputElement) {
      if (event.key === 'Escape') onWrite(false);
      return;
    }
    const reason = REJECTION_REASONS[Number(event.key) - 1];
    if (event.key === 'j') onMove(1);
    else if (event.key === 'k') onMove(-1);
    else if (event.key === 'a') onDecide(current, accept(current));
    else if (event.key === 'u') onUndo();
    else if (event.key === 'o') window.open(subjectOf(current).path, '_blank', 'noopener');
    else if (event.key === 'r' && current.kind === 'review') onWrite(true);
    else if (event.key === 'r' && current.kind === 'proposal') onDecide(current, reject(current, ''));
    else if (reason && current.kind === 'review') onDecide(current, reject(current, reason));
    else return;
    event.preventDefault();
  }
  function choose({ target }: FocusEvent): void {
    const item = target instanceof Element && target.closest<HTMLElement>('[data-item]');
    if (item && item.dataset.item && item.ariaCurrent === null) onChoose(item.dataset.item);
  }
  // Recreated on every render, because both refer to the rendered items.
  useEffect(() => {
    const node = list.current;
    node?.addEventListener('keydown', press);
    node?.addEventListener('focusin', choose);
    return () => {
      node?.removeEventListener('keydown', press);
      node?.removeEventListener('focusin', choose);
    };
  });
}

export function QueueKeys({ id }: { id: string }) {
  return (
    <p className={shared.hint} id={id}>
      Keys in the list: <kbd>j</kbd> next, <kbd>k</kbd> previous, <kbd>a</kbd> approve or mark as done,{' '}
      <kbd>1</kbd> to <kbd>{REJECTION_REASONS.length}</kbd> reject for that reason, <kbd>r</kbd> reject,{' '}
      <kbd>o</kbd> open, <kbd>u</kbd> undo.
    </p>
  );
}
