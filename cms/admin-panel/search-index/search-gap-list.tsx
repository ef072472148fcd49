'use client';

import { useState, type FormEvent } from 'react';
import styles from './search-index.module.css';
import shared from '../desk/desk.module.css';
import { DeskTable } from '../desk/desk-table.tsx';
import { Notices } from '../desk/notices.tsx';
import { useTask } from '../desk/use-task.ts';
import { addSynonym } from './add-synonym.ts';
import type { SearchDesk } from '#contract/search-desk';

type ShownGap = SearchDesk['gaps'][number];

interface SearchGapListProps {
  gaps: ShownGap[];
  onChange: () => Promise<void>;
}

/** What diners looked for and did not find, with a field to say what they meant. */
export function SearchGapList({ gaps, onChange }: SearchGapListProps) {
  const { isBusy, problem, said, run } = useTask();
  const add = (gap: ShownGap, meaning: string) =>
    run(async () => {
      await addSynonym(gap.id, meaning);
      await onChange();
      return `“${gap.query}” now also finds what “${meaning}” finds.`;
    });

  return (
    <section aria-labelledby="gaps">
      <h2 id="gaps">Searches without a hit, last 30 days</h2>
      <Notices problem={problem} said={said} />
      {gaps.length === 0 ? (
        <p>None. Whatever diners looked for, they found something.</p>
      ) : (
        <DeskTable columns={['Search', 'Times', 'Last', 'Means']}>
          {gaps.map((gap) => (
            <tr key={gap.query}>
              <td className={shared.name}>{gap.query}</td>
              <td>{gap.count}</td>
              <td>{gap.lastDay}</td>
              <td>
                <SynonymForm gap={gap} isBusy={isBusy} onAdd={(meaning) => void add(gap, meaning)} />
              </td>
            </tr>
          ))}
        </DeskTable>
      )}
    </section>
  );
}

interface SynonymFormProps {
  gap: ShownGap;
  isBusy: boolean;
  onAdd: (meaning: string) => void;
}

function SynonymForm({ gap, isBusy, onAdd }: SynonymFormProps) {
  const [text, setText] = useState('');
  const meaning = text.trim();

  function submit(event: FormEvent) {
    event.preventDefault();
    if (meaning && !isBusy) onAdd(meaning);
  }

  return (
    <form className={styles.synonym} onSubmit={submit}>
      <input
        type="text"
        aria-label={`What “${gap.query}” means`}
        placeholder="also search for …"
        maxLength={100}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <button
        type="submit"
        className="btn btn--style-secondary btn--size-small btn--no-margin"
        disabled={isBusy || meaning === ''}
      >
        Add synonym
      </button>
    </form>
  );
}
