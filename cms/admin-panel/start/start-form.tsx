'use client';

import { useRouter, useSearchParams } from 'next/navigation';
import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { z } from 'zod';
import { callPanel } from '../desk/call-panel.ts';
import { NameOptions } from '../desk/name-options.tsx';
import { DeskButton } from '../desk/desk-button.tsx';
import { LabeledInput } from '../desk/labeled-input.tsx';
import { Notices } from '../desk/notices.tsx';
import { useTask } from '../desk/use-task.ts';
import styles from './start.module.css';
import type { StartKind } from './starts.ts';

const startedSchema = z.object({ doc: z.object({ id: z.number() }) });
const MAX_LENGTH = 100;

interface StartFormProps {
  readonly collection: string;
  readonly kinds: readonly [StartKind, ...StartKind[]];
}

/** Stores a draft once it has a name, and opens it. */
export function StartForm({ collection, kinds }: StartFormProps) {
  const [kind, setKind] = useState(kinds[0]);
  const { isBusy, problem, run } = useTask();
  const router = useRouter();
  // The place that the front page proposes to write about.
  const restaurant = Number(useSearchParams().get('restaurant')) || undefined;
  const namesId = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);

  function start(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const words = String(new FormData(event.currentTarget).get('words')).trim();
    if (words === '') return;
    void run(async () => {
      const draft = { ...kind.data, restaurant, [kind.field]: words, _status: 'draft' };
      const { doc } = await callPanel(startedSchema, 'POST', `/${collection}?draft=true&depth=0`, draft);
      router.replace(`/cms/collections/${collection}/${doc.id}`);
    });
  }

  return (
    <form className={styles.start} onSubmit={start}>
      {kinds.length > 1 && <KindChoice kinds={kinds} chosen={kind} onChoose={setKind} />}
      <LabeledInput
        ref={input}
        label={kind.words}
        name="words"
        type="text"
        autoComplete="off"
        maxLength={MAX_LENGTH}
        required
        list={namesId}
      >
        {kind.names && <NameOptions key={kind.names} id={namesId} kind={kind.names} />}
        <p className="field-description">
          Nothing is stored before you press the button, and you can change this later.
        </p>
      </LabeledInput>
      <Notices problem={problem} />
      <DeskButton label="Start writing" look="primary" size="medium" isOff={isBusy} />
    </form>
  );
}

interface KindChoiceProps {
  readonly kinds: readonly StartKind[];
  readonly chosen: StartKind;
  readonly onChoose: (kind: StartKind) => void;
}

function KindChoice({ kinds, chosen, onChoose }: KindChoiceProps) {
  return (
    <fieldset className={styles.kinds}>
      <legend className="field-label">What kind?</legend>
      {kinds.map((one) => (
        <label key={one.label}>
          <input type="radio" name="kind" checked={one === chosen} onChange={() => onChoose(one)} />{' '}
          {one.label}
        </label>
      ))}
    </fieldset>
  );
}
