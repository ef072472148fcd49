import { findFrequentGaps } from '#cms/queries/frequent-gaps';
import { findIndexFacts, type IndexFacts as Facts } from '#cms/queries/index-facts';
import { countText } from '#domain/words/quantities';
import type { Payload } from 'payload';
import shared from '../desk/desk.module.css';
import { DeskPage } from '../desk/desk-page.tsx';
import { RebuildIndex } from './rebuild-index.tsx';
import { SynonymWork } from './synonym-work.tsx';
import { Fact } from '../desk/fact.tsx';

interface SearchIndexDeskProps {
  readonly payload: Payload;
  readonly term: string;
}

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

const NAMES: Record<Facts['state'], string> = {
  meilisearch: 'Meilisearch',
  postgres: 'The built-in index',
  degraded: 'The built-in index, because Meilisearch isn’t answering',
};

const WAITING: Record<Facts['waiting'][number]['engine'], string> = {
  meilisearch: 'Changes not yet in Meilisearch',
  postgres: 'Changes not yet in the built-in index',
};

function IndexFacts({ facts: { state, documents, listed, waiting } }: { readonly facts: Facts }) {
  return (
    <dl className={shared.facts}>
      <Fact name="Search engine in use" isBad={state === 'degraded'}>
        {NAMES[state]}
      </Fact>
      <Fact name="Places indexed / listed" isBad={documents !== listed}>
        {countText(documents)} / {countText(listed)}
      </Fact>
      {waiting.map(({ engine, changes, oldestSeconds }) => (
        <Fact key={engine} name={WAITING[engine]} isBad={oldestSeconds > 60}>
          {changes === 0 ? 'None' : `${countText(changes)}, the oldest for ${ageText(oldestSeconds)}`}
        </Fact>
      ))}
    </dl>
  );
}

function ageText(seconds: number): string {
  if (seconds < 2) return 'a moment';
  if (seconds < 120) return `${seconds} seconds`;
  if (seconds < 7_200) return `${Math.round(seconds / 60)} minutes`;
  return `${Math.round(seconds / 3_600)} hours`;
}
