'use client';

import { momentText } from '#domain/calendar/date-texts';
import { REJECTION_REASONS, REPORT_WORDS } from '#domain/moderation/moderation-words';
import type { WaitingItem } from '#contract/moderation';
import { REASON_MAX_LENGTH } from '#contract/reviews';
import { useEffect, useRef } from 'react';
import { DeskButton } from '../desk/desk-button.tsx';
import { subjectOf } from './decisions.ts';
import styles from './queue.module.css';
import { nameOf } from './use-queue.ts';

interface QueueItemProps {
  item: WaitingItem;
  isCurrent: boolean;
  isWriting: boolean;
  onAccept: () => void;
  onReject: (reason: string) => void;
  onWrite: (isWriting: boolean) => void;
}

const KINDS = { review: 'Review', report: 'Report', proposal: 'Suggested place' } as const;
const ACCEPT = { review: 'Approve', report: 'Mark as done', proposal: 'Publish' } as const;

export function QueueItem({ item, isCurrent, ...on }: QueueItemProps) {
  const { name, path } = subjectOf(item);
  const label = `${KINDS[item.kind]}: ${name}`;
  return (
    <li
      className={styles.item}
      aria-label={label}
      data-item={nameOf(item)}
      {...(isCurrent && { 'aria-current': true })}
    >
      <p className={styles.head}>
        <span className={styles.kind}>{KINDS[item.kind]}</span>
        <a href={path} target="_blank" rel="noreferrer">
          {name}
        </a>
        <span className={styles.when}>{momentText(item.sentAt)}</span>
      </p>
      <Words item={item} />
      <div className={styles.actions}>
        <DeskButton label={ACCEPT[item.kind]} look="primary" about={name} onPress={on.onAccept} />
        {item.kind === 'proposal' && (
          <DeskButton label="Decline" about={name} onPress={() => on.onReject('')} />
        )}
        {item.kind === 'review' && isCurrent && <Reasons name={name} {...on} />}
      </div>
    </li>
  );
}

function Words({ item }: { item: WaitingItem }) {
  if (item.kind === 'review')
    return (
      <>
        <p>
          <strong>{item.rating} of 5 stars</strong> by <strong>{item.author}</strong>
        </p>
        <blockquote className={styles.text}>{item.comment}</blockquote>
        {item.photo !== null && (
          <img className={styles.photo} src={item.photo} alt={`Sent by ${item.author}`} />
        )}
      </>
    );
  if (item.kind === 'report')
    return (
      <>
        <p>
          <strong>{REPORT_WORDS[item.about]}</strong>
        </p>
        <blockquote className={styles.text}>{item.text}</blockquote>
      </>
    );
  return (
    <>
      <p>{[item.cuisine, item.neighborhood, item.address].filter(Boolean).join(' · ')}</p>
      <blockquote className={styles.text}>{item.description}</blockquote>
    </>
  );
}

type ReasonsProps = Pick<QueueItemProps, 'isWriting' | 'onReject' | 'onWrite'> & { name: string };

/** Picking a reason rejects immediately; so does typing one. */
function Reasons({ name, isWriting, onReject, onWrite }: ReasonsProps) {
  if (isWriting) return <OwnReason name={name} onReject={onReject} onWrite={onWrite} />;
  return (
    <>
      {REJECTION_REASONS.map((reason, index) => (
        <DeskButton
          key={reason}
          label={`${index + 1} ${reason}`}
          about="reject"
          onPress={() => onReject(reason)}
        />
      ))}
      <DeskButton label="Another reason …" about="reject" onPress={() => onWrite(true)} />
    </>
  );
}

function OwnReason({ name, onReject, onWrite }: Omit<ReasonsProps, 'isWriting'>) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  return (
    <form
      className={styles.own}
      onSubmit={(event) => {
        event.preventDefault();
        const reason = String(new FormData(event.currentTarget).get('reason')).trim();
        if (reason) onReject(reason);
      }}
    >
      <input
        ref={input}
        name="reason"
        aria-label={`Why the review of ${name} is not published`}
        placeholder="Why? The author sees this."
        maxLength={REASON_MAX_LENGTH}
        required
      />
      <DeskButton label="Reject" />
      <DeskButton label="Cancel" onPress={() => onWrite(false)} />
    </form>
  );
}
