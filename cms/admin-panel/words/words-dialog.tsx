'use client';

import { useEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { DeskButton } from '../desk/desk-button.tsx';
import type { Side } from './form-sender.ts';
import { plainWords } from './plain-words.ts';
import type { Difference } from './three-ways.ts';
import { useNamed } from './use-named.ts';
import styles from './words.module.css';

interface WordsDialogProps {
  readonly title: string;
  readonly lead: string;
  readonly labels?: ReadonlyMap<string, string>;
  /** Whose words the two sides are; without it, there is one side. */
  readonly sides?: readonly [mine: string, theirs: string];
  readonly differences?: readonly Difference[];
  readonly actions?: readonly { label: string; onPress: () => void }[];
  /** Lets the person pick a side for each field. */
  readonly onDecide?: (choices: ReadonlyMap<string, Side>) => void;
  readonly closeLabel?: string;
  /** If not set, the dialog stays until it is answered. */
  readonly onClose?: () => void;
  readonly children?: ReactNode;
}

export function WordsDialog(props: WordsDialogProps) {
  const { title, lead, labels, sides, differences = [], actions = [], onDecide, onClose, children } = props;
  const named = useNamed(differences);
  const dialog = useRef<HTMLDialogElement>(null);
  const [choices, setChoices] = useState<ReadonlyMap<string, Side>>(new Map());
  useEffect(() => {
    dialog.current?.showModal();
    // In a long story, what differs may be far below.
    for (const box of dialog.current?.querySelectorAll<HTMLElement>(`.${styles.text}`) ?? []) {
      const mark = box.querySelector('mark');
      if (mark) box.scrollTop = mark.offsetTop - box.offsetTop;
    }
  }, []);
  const buttons = [
    ...(onDecide ? [{ label: 'Save these', onPress: () => onDecide(choices) }] : []),
    ...actions,
    ...(onClose ? [{ label: props.closeLabel ?? 'Close', onPress: onClose }] : []),
  ];
  const isUndecided = onDecide !== undefined && choices.size < differences.length;

  return createPortal(
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={title}
      // React passes it on to Payload's form, which the dialog belongs to.
      onSubmit={(event) => event.stopPropagation()}
      onCancel={(event) => {
        event.preventDefault();
        onClose?.();
      }}
    >
      <h2>{title}</h2>
      <p>{lead}</p>
      {differences.map((difference) => (
        <FieldWords
          key={difference.field}
          {...{ difference, named, sides }}
          label={labels?.get(difference.field) ?? difference.field}
          {...(onDecide && {
            choice: choices.get(difference.field) ?? null,
            onPick: (side: Side) => setChoices(new Map(choices).set(difference.field, side)),
          })}
        />
      ))}
      {children}
      <div className={styles.actions}>
        {buttons.map(({ label, onPress }, index) => (
          <DeskButton
            key={label}
            label={label}
            look={index === 0 ? 'primary' : 'secondary'}
            size="medium"
            isOff={index === 0 && isUndecided}
            onPress={onPress}
          />
        ))}
      </div>
    </dialog>,
    document.body,
  );
}

interface FieldWordsProps {
  readonly difference: Difference;
  readonly label: string;
  readonly sides: readonly [mine: string, theirs: string] | undefined;
  readonly named: (field: string, value: unknown) => unknown;
  readonly choice?: Side | null;
  readonly onPick?: (side: Side) => void;
}

function FieldWords({ difference, label, sides, named, choice, onPick }: FieldWordsProps) {
  const shown: readonly Side[] = sides ? ['mine', 'theirs'] : ['mine'];
  const linesOf = (side: Side) => plainWords(named(difference.field, difference[side])).split('\n');
  const lines = { mine: linesOf('mine'), theirs: linesOf('theirs') };
  return (
    <fieldset className={styles.field}>
      <legend>{label}</legend>
      {onPick && isOfParts(difference) && (
        <p className={styles.whole}>
          It stays whole, as on the side you pick. Copy what you need of the other.
        </p>
      )}
      {shown.map((side, index) => (
        <div key={side} className={styles.words}>
          {onPick ? (
            <label>
              <input
                type="radio"
                name={`words ${difference.field}`}
                checked={choice === side}
                onChange={() => onPick(side)}
              />{' '}
              {sides?.[index]}
            </label>
          ) : (
            <strong>{sides?.[index]}</strong>
          )}
          <div className={styles.text}>
            {lines[side].join('') === '' && 'Nothing'}
            {lines[side].map((line, at) => (
              <div key={at}>
                {sides && !lines[side === 'mine' ? 'theirs' : 'mine'].includes(line) ? (
                  <mark>{line}</mark>
                ) : (
                  line
                )}
              </div>
            ))}
          </div>
        </div>
      ))}
    </fieldset>
  );
}

/** Lists and texts have parts that only one side changed. */
const isOfParts = ({ mine, theirs }: Difference) =>
  [mine, theirs].some((side) => typeof side === 'object' && side);
