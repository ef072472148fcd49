import { countText } from '#domain/words/quantities';
import type { IndexFacts as Facts } from '#cms/queries/index-facts';
import shared from '../desk/desk.module.css';
import { Fact } from '../desk/fact.tsx';

const NAMES: Record<Facts['state'], string> = {
  meilisearch: 'Meilisearch',
  postgres: 'The built-in index',
  degraded: 'The built-in index, because Meilisearch isn’t answering',
};

const WAITING: Record<Facts['waiting'][number]['engine'], string> = {
  meilisearch: 'Changes not yet in Meilisearch',
  postgres: 'Changes not yet in the built-in index',
};

/** The active engine, whether all places are indexed, and pending changes. */
export function IndexFacts({ facts: { state, documents, listed, waiting } }: { readonly facts: Facts }) {
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
