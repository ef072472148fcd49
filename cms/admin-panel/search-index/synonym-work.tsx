'use client';

import type { FrequentGap } from '#cms/queries/frequent-gaps';
import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { weekdayDate } from '#domain/calendar/date-texts';
import { countText } from '#domain/words/quantities';
import { DeskButton } from '../desk/desk-button.tsx';
import { DeskTable } from '../desk/desk-table.tsx';
import shared from '../desk/desk.module.css';
import { SynonymForm } from './synonym-form.tsx';

const COLUMNS = [
  'Search',
  { name: 'Times', look: 'count' },
  'Last asked',
  { name: 'Add a synonym', look: 'hidden' },
] as const;

interface SynonymWorkProps {
  readonly initialTerm: string;
  readonly gaps: readonly FrequentGap[];
}

export function SynonymWork({ initialTerm, gaps }: SynonymWorkProps) {
  const [term, setTerm] = useState(initialTerm);
  const form = useRef<HTMLDivElement>(null);
  const router = useRouter();
  const choose = (query: string) => {
    setTerm(query);
    form.current?.querySelectorAll('input')[1]?.focus();
  };
  return (
    <>
      <div ref={form}>
        <SynonymForm term={term} onTerm={setTerm} onSaved={() => router.refresh()} />
      </div>
      <section aria-labelledby="gaps">
        <h2 id="gaps">Searches without a result, last 30 days</h2>
        <p className={shared.hint}>We count the words, never who they are from.</p>
        {gaps.length === 0 ? (
          <p>Diners found something every time.</p>
        ) : (
          <DeskTable columns={COLUMNS}>
            {gaps.map(({ query, count, lastDay }) => (
              <tr key={query}>
                <td className={shared.name}>{query}</td>
                <td className={shared.count}>{countText(count)}</td>
                <td>{weekdayDate(lastDay)}</td>
                <td>
                  <DeskButton label="Add a synonym" about={query} onPress={() => choose(query)} />
                </td>
              </tr>
            ))}
          </DeskTable>
        )}
      </section>
    </>
  );
}
