'use client';

import shared from '../desk/desk.module.css';
import { DeskButton } from '../desk/desk-button.tsx';
import { DeskTable } from '../desk/desk-table.tsx';
import type { SearchDesk } from '#contract/search-desk';

interface SearchGapListProps {
  gaps: SearchDesk['gaps'];
  /** Somebody knows what a search means. */
  onChoose: (query: string) => void;
}

/** What diners looked for and did not find. */
export function SearchGapList({ gaps, onChoose }: SearchGapListProps) {
  return (
    <section aria-labelledby="gaps">
      <h2 id="gaps">Searches without a hit, last 30 days</h2>
      {gaps.length === 0 ? (
        <p>None. Whatever diners looked for, they found something.</p>
      ) : (
        <DeskTable columns={['Search', 'Times', 'Last', { name: 'Add a synonym', look: 'hidden' }]}>
          {gaps.map(({ query, count, lastDay }) => (
            <tr key={query}>
              <td className={shared.name}>{query}</td>
              <td>{count}</td>
              <td>{lastDay}</td>
              <td>
                <DeskButton label="Add a synonym" about={query} onPress={() => onChoose(query)} />
              </td>
            </tr>
          ))}
        </DeskTable>
      )}
    </section>
  );
}
