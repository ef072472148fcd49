import { findFrequentGaps } from '#cms/queries/frequent-gaps';
import { findIndexFacts } from '#cms/queries/index-facts';
import type { Payload } from 'payload';
import { DeskPage } from '../desk/desk-page.tsx';
import shared from '../desk/desk.module.css';
import { IndexFacts } from './index-facts.tsx';
import { RebuildIndex } from './rebuild-index.tsx';
import { SynonymWork } from './synonym-work.tsx';

interface SearchIndexDeskProps {
  readonly payload: Payload;
  /** A search to add a synonym for. */
  readonly term: string;
}

/** Everything data staff can see and do with search. */
export async function SearchIndexDesk({ payload, term }: SearchIndexDeskProps) {
  return (
    <DeskPage title="Search index">
      <p className={shared.hint}>
        The index keeps up with every change by itself. A rebuild makes a new one alongside, checks it and
        swaps it in. Diners won’t notice.
      </p>
      <IndexFacts facts={await findIndexFacts(payload)} />
      <RebuildIndex />
      <SynonymWork initialTerm={term} gaps={await findFrequentGaps(payload)} />
    </DeskPage>
  );
}
