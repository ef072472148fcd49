'use client';

import { useState, type FormEvent } from 'react';
import type { SynonymEffect } from '#contract/search-desk';
import { callDesk } from '../desk/call-desk.ts';
import { DeskButton } from '../desk/desk-button.tsx';
import { LabeledInput } from '../desk/labeled-input.tsx';
import { Notices } from '../desk/notices.tsx';
import { useTask } from '../desk/use-task.ts';
import shared from '../desk/desk.module.css';
import { SynonymEffectView } from './synonym-effect-view.tsx';
import styles from './search-index.module.css';

interface SynonymFormProps {
  /** The initial word: a search without a result. */
  term: string;
  onTerm: (term: string) => void;
  onSaved: () => void;
}

interface Previewed {
  readonly synonym: { term: string; meaning: string };
  readonly effect: SynonymEffect;
}

/** A diners' word and its meaning; it can be saved once its effect has been previewed. */
export function SynonymForm({ term, onTerm, onSaved }: SynonymFormProps) {
  const [meaning, setMeaning] = useState('');
  const [previewed, setPreviewed] = useState<Previewed | null>(null);
  const { isBusy, problem, said, run } = useTask();
  const synonym = { term: term.trim(), meaning: meaning.trim() };
  const isComplete = synonym.term.length > 1 && synonym.meaning.length > 1;
  // Saves exactly what was previewed.
  const isCurrent = previewed?.synonym.term === synonym.term && previewed.synonym.meaning === synonym.meaning;

  function preview(event: FormEvent) {
    event.preventDefault();
    if (!isComplete || isBusy) return;
    void run(async () =>
      setPreviewed({ synonym, effect: await callDesk('previewSynonym', { query: synonym }) }),
    );
  }
  const save = () =>
    void run(async () => {
      await callDesk('addSynonym', { body: synonym });
      setPreviewed(null);
      setMeaning('');
      onTerm('');
      onSaved();
      return `“${synonym.term}” now means “${synonym.meaning}.”`;
    });

  return (
    <section aria-labelledby="add-synonym">
      <h2 id="add-synonym">Add a synonym</h2>
      <p className={shared.hint}>
        Say what a word means: a cuisine, a neighborhood, an occasion, or the words your places use.
      </p>
      <form className={styles.synonym} onSubmit={preview}>
        <LabeledInput label="A search for" value={term} autoComplete="off" required onText={onTerm} />
        <LabeledInput label="means" value={meaning} autoComplete="off" required onText={setMeaning} />
        <DeskButton size="medium" label="Show the effect" isOff={!isComplete || isBusy} />
      </form>
      <Notices problem={problem} said={said} />
      {previewed && isCurrent && (
        <SynonymEffectView {...previewed} save={{ isOff: isBusy, label: 'Save synonym', onPress: save }} />
      )}
    </section>
  );
}
