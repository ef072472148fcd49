'use client';

import type { WaitingItem } from '#contract/moderation';
import { useRef, useState } from 'react';
import { DeskButton } from '../desk/desk-button.tsx';
import { DeskPage } from '../desk/desk-page.tsx';
import { Notices } from '../desk/notices.tsx';
import { accept, reject, type Decision } from './decisions.ts';
import { QueueItem } from './queue-item.tsx';
import { QueueKeys, useQueueKeys } from './queue-keys.tsx';
import styles from './queue.module.css';
import { keyOf, nameOf, useQueue } from './use-queue.ts';

/** Readers' submissions, decided one by one without opening them, by mouse or keyboard. */
export function QueueDesk() {
  const { items, lost, problem, said, canUndo, decide, undo } = useQueue();
  const list = useRef<HTMLOListElement>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const [isWriting, setWriting] = useState(false);
  const at = Math.max(0, items?.findIndex((item) => nameOf(item) === chosen) ?? 0);
  const current = items?.[at];

  const move = (by: number) => {
    const next = items?.[at + by];
    if (next) setChosen(nameOf(next));
  };
  const settle = (item: WaitingItem, decision: Decision) => {
    const after = items?.[at + 1] ?? items?.[at - 1];
    setWriting(false);
    setChosen(after ? nameOf(after) : null);
    void decide(item, decision.call, decision.words);
  };
  const takeBack = async () => {
    const item = await undo();
    if (item) setChosen(nameOf(item));
  };

  useQueueKeys(
    { list, current, isWriting },
    { onChoose: setChosen, onMove: move, onDecide: settle, onWrite: setWriting, onUndo: takeBack },
  );

  return (
    <DeskPage
      title="Reader inbox"
      actions={<DeskButton label="Undo" size="medium" isOff={!canUndo} onPress={() => void takeBack()} />}
    >
      <Notices problem={problem ?? lost} said={said} />
      {items?.length === 0 && <p>Nothing is waiting. Whatever readers send shows up here, oldest first.</p>}
      {!items && !lost && <p>Loading …</p>}
      {items && items.length > 0 && (
        <>
          <QueueKeys id="queue-keys" />
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
                onReject={(reason) => settle(item, reject(item, reason))}
                onWrite={setWriting}
              />
            ))}
          </ol>
        </>
      )}
    </DeskPage>
  );
}
