'use client';

import styles from './search-index.module.css';
import type { SearchDesk } from '#contract/search-desk';

const NAMES: Record<SearchDesk['state'], string> = {
  meilisearch: 'Meilisearch',
  postgres: 'PostgreSQL',
  degraded: 'PostgreSQL, as Meilisearch does not answer',
};

/** Who answers, whether all places are found, and what waits. */
export function IndexFacts({ desk }: { desk: SearchDesk }) {
  const { state, documents, listed, waiting } = desk;
  return (
    <dl className={styles.facts}>
      <Fact name="Answers searches" isBad={state === 'degraded'}>
        {NAMES[state]}
      </Fact>
      <Fact name="Places found / listed" isBad={documents !== listed}>
        {documents.toLocaleString('en-US')} / {listed.toLocaleString('en-US')}
      </Fact>
      {waiting.map(({ engine, changes, oldestSeconds }) => (
        <Fact key={engine} name={`Changes that wait for ${NAMES[engine]}`} isBad={oldestSeconds > 60}>
          {changes === 0
            ? 'None'
            : `${changes.toLocaleString('en-US')}, the oldest for ${ageText(oldestSeconds)}`}
        </Fact>
      ))}
    </dl>
  );
}

interface FactProps {
  name: string;
  isBad: boolean;
  children: React.ReactNode;
}

function Fact({ name, isBad, children }: FactProps) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd className={isBad ? styles.bad : undefined}>{children}</dd>
    </div>
  );
}

function ageText(seconds: number): string {
  if (seconds < 2) return 'a moment';
  if (seconds < 120) return `${seconds} seconds`;
  if (seconds < 7_200) return `${Math.round(seconds / 60)} minutes`;
  return `${Math.round(seconds / 3_600)} hours`;
}
