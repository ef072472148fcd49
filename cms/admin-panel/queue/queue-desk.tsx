'use client';

import { REJECTION_REASONS } from '#domain/moderation/rejection-reasons';
import type { WaitingItem } from '#contract/moderation';
import { useEffect, useRef, useState } from 'react';
import { DeskButton } from '../desk/desk-button.tsx';
import { DeskPage } from '../desk/desk-page.tsx';
import shared from '../desk/desk.module.css';
import { Notices } from '../desk/notices.tsx';
import { accept, reject, subjectOf } from './decisions.ts';
import { QueueItem } from './queue-item.tsx';
import styles from './queue.module.css';
import { keyOf, nameOf, useQueue } from './use-queue.ts';

/** What readers sent, decided one after the other without opening anything, by hand or by keyboard. */
export function QueueDesk() {
  const { items, lost, problem, said, canUndo, decide, undo } = useQueue();
  const list = useRef<HTMLOListElement>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const [isWriting, setWriting] = useState(false);
  const at = Math.max(0, items?.findIndex((item) => nameOf(item) === chosen) ?? 0);
  const current = items?.[at];
  const currentKey = current && keyOf(current);

  // The keys work inside the list, so focus stays there when the current item goes.
  useEffect(() => {
    if (currentKey && !isWriting) list.current?.querySelector<HTMLElement>('[aria-current] button')?.focus();
  }, [currentKey, isWriting]);

  const move = (by: number) => {
    const next = items?.[at + by];
    if (next) setChosen(nameOf(next));
  };
  const settle = (item: WaitingItem, decision: ReturnType<typeof accept>) => {
    const after = items?.[at + 1] ?? items?.[at - 1];
    setWriting(false);
    setChosen(after ? nameOf(after) : null);
    void decide(item, decision.call, decision.words);
  };
  const rejectFor = (item: WaitingItem, reason: string) => settle(item, reject(item, reason));

  const takeBack = async () => {
    const item = await undo();
    if (item) setChosen(nameOf(item));
  };

  function press(event: KeyboardEvent): void {
    if (!current || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target instanceof HTMLInputElement) {
      if (event.key === 'Escape') setWriting(false);
      return;
    }
    const reason = REJECTION_REASONS[Number(event.key) - 1];
    if (event.key === 'j') move(1);
    else if (event.key === 'k') move(-1);
    else if (event.key === 'a') settle(current, accept(current));
    else if (event.key === 'u') void takeBack();
    else if (event.key === 'o') window.open(subjectOf(current).path, '_blank', 'noopener');
    else if (event.key === 'r' && current.kind === 'review') setWriting(true);
    else if (event.key === 'r' && current.kind === 'proposal') rejectFor(current, '');
    else if (reason && current.kind === 'review') rejectFor(current, reason);
    else return;
    event.preventDefault();
  }
  function choose({ target }: FocusEvent): void {
    const item = target instanceof Element && target.closest<HTMLElement>('[data-item]');
    if (item && item.dataset.item && item.ariaCurrent === null) setChosen(item.dataset.item);
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

  return (
    <DeskPage
      title="Review queue"
      actions={<DeskButton label="Undo" size="medium" isOff={!canUndo} onPress={() => void takeBack()} />}
    >
      <p className={shared.hint} id="queue-keys">
        Keys in the list: <kbd>j</kbd> next, <kbd>k</kbd> previous, <kbd>a</kbd> approve or mark as done,{' '}
        <kbd>1</kbd> to <kbd>{REJECTION_REASONS.length}</kbd> reject for that reason, <kbd>r</kbd> reject,{' '}
        <kbd>o</kbd> open, <kbd>u</kbd> undo.
      </p>
      <Notices problem={problem ?? lost} said={said} />
      {items?.length === 0 && <p>Nothing is waiting. Whatever readers send shows up here, oldest first.</p>}
      {!items && !lost && <p>Loading …</p>}
      {items && items.length > 0 && (
        <ol
          ref={list}
          className={styles.queue}
          aria-label={`${items.length} waiting`}
          aria-describedby="queue-keys"
        >
          {items.map((item, index) => (
            <QueueItem
              key={keyOf(item)}
              item={item}
              isCurrent={index === at}
              isWriting={isWriting && index === at}
              onAccept={() => settle(item, accept(item))}
              onReject={(reason) => rejectFor(item, reason)}
              onWrite={setWriting}
            />
          ))}
        </ol>
      )}
    </DeskPage>
  );
}
