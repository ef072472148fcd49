'use client';

import { momentText } from '#domain/calendar/date-texts';
import { useDocumentInfo, useForm } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { compareKept, type Left } from './kept-words.ts';
import { pick, type Values } from './three-ways.ts';
import type { OpenForm } from './use-open-form.ts';
import { useShowValues } from './use-show-values.ts';
import { WordsDialog } from './words-dialog.tsx';

interface LeftWordsProps {
  readonly opened: OpenForm;
  readonly labels: ReadonlyMap<string, string>;
}

/** Offers the words that an earlier form of this document could not save. */
export function LeftWords({ opened: { kept, keep }, labels }: LeftWordsProps) {
  const { hasSavePermission } = useDocumentInfo();
  const form = useForm();
  const show = useShowValues(() => undefined);
  const [left, setLeft] = useState<readonly Left[]>([]);
  useEffect(() => {
    const shown: Values = form.getData();
    async function look(): Promise<void> {
      const found = await kept.findLeft();
      const isNews = ([, one]: Left) => compareKept(one, shown).length > 0;
      setLeft(found.filter(isNews));
      for (const one of found) if (!isNews(one)) await kept.forget(one[0]);
    }
    // A browser may refuse to store anything.
    look().catch(() => undefined);
  }, [form, kept]);

  const [first, ...rest] = left;
  if (!first) return null;
  const [key, { values, at }] = first;
  const differences = compareKept(first[1], form.getData());
  function discard(): void {
    void kept.forget(key);
    setLeft(rest);
  }
  async function take(): Promise<void> {
    const shown: Values = form.getData();
    const fields = differences.map(({ field }) => field);
    if (!(await show(shown, { ...shown, ...pick(values, fields) }))) return;
    await keep();
    discard();
  }
  return (
    <WordsDialog
      title="Words that weren’t saved"
      lead={`This device has kept them since ${momentText(at)}`}
      labels={labels}
      sides={['Kept here', 'Saved']}
      differences={differences}
      actions={[
        ...(hasSavePermission ? [{ label: 'Use these words', onPress: () => void take() }] : []),
        { label: 'Discard', onPress: discard },
      ]}
      closeLabel="Later"
      onClose={() => setLeft([])}
    />
  );
}
