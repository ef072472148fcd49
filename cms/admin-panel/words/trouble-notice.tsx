'use client';

import { toast, useAuth, useForm } from '@payloadcms/ui';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { SignInForm } from '../sign-in/sign-in-form.tsx';
import type { Trouble } from './form-sender.ts';
import { plainWords } from './plain-words.ts';
import { changedFields, type Difference, type Values } from './three-ways.ts';
import type { OpenForm } from './use-open-form.ts';
import { WordsDialog } from './words-dialog.tsx';
import styles from './words.module.css';

interface TroubleNoticeProps {
  readonly trouble: Trouble | null;
  readonly opened: OpenForm;
  readonly labels: ReadonlyMap<string, string>;
}

/** Why the form is not saved, and what a person can do about it. */
export function TroubleNotice({ trouble, opened: { sender }, labels }: TroubleNoticeProps) {
  const form = useForm();
  const { fetchFullUser } = useAuth();
  const [isReading, setIsReading] = useState(false);
  const mine = () => {
    const values: Values = form.getData();
    return changedFields(values, sender.base).map((field) => ({
      field,
      mine: values[field],
      theirs: undefined,
    }));
  };
  return (
    <>
      {createPortal(
        <p role="status" className={styles.state}>
          {trouble?.kind === 'silent' &&
            'Not saved: no connection. We keep your words on this device and try again by ourselves.'}
          {trouble?.kind === 'refused' && (
            <>
              {trouble.isLocked ? 'Not saved: somebody else took over.' : trouble.sentence}{' '}
              <button type="button" className={styles.link} onClick={() => setIsReading(true)}>
                Your words
              </button>
            </>
          )}
        </p>,
        document.body,
      )}
      {isReading && (
        <WordsDialog
          title="Your words"
          lead="They aren’t saved, but we keep them on this device. Copy what you need."
          labels={labels}
          differences={mine()}
          actions={[{ label: 'Copy', onPress: () => void copyWords(mine(), labels) }]}
          onClose={() => setIsReading(false)}
        />
      )}
      {trouble?.kind === 'asked' && (
        <WordsDialog
          title="Changed twice"
          lead={`${trouble.sentence} Pick what stays.`}
          labels={labels}
          sides={['Typed here', 'Saved meanwhile']}
          differences={trouble.differences}
          onDecide={(choices) => sender.decide(choices)}
        />
      )}
      {trouble?.kind === 'signedOut' && (
        <WordsDialog
          title="Sign in again"
          lead="Your session has ended. Nothing is lost: sign in, and we save what you wrote."
        >
          <SignInForm leadsTo={() => void fetchFullUser().then(() => sender.signedIn())} />
        </WordsDialog>
      )}
    </>
  );
}

async function copyWords(words: readonly Difference[], labels: ReadonlyMap<string, string>): Promise<void> {
  const texts = words.map(({ field, mine }) => `${labels.get(field) ?? field}\n${plainWords(mine)}`);
  try {
    // Browsers have it in secure contexts only.
    await navigator.clipboard.writeText(texts.join('\n\n'));
    toast.success('Copied.');
  } catch {
    toast.error('Your browser doesn’t let us copy. Select the words instead.');
  }
}
