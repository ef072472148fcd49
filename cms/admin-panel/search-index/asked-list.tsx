'use client';

import { countText } from '#domain/words/quantities';
import { useState } from 'react';
import type { AskedSearch } from '#contract/search-desk';
import { Choices } from '../desk/choices.tsx';
import { DeskButton } from '../desk/desk-button.tsx';
import { DeskTable } from '../desk/desk-table.tsx';
import shared from '../desk/desk.module.css';
import styles from './search-index.module.css';

/** Fewer results than this count as too few. */
const LITTLE = 3;

const isWhole = ({ understood, wordsGivenUp }: AskedSearch) =>
  wordsGivenUp === '' && !understood.some(({ gaveWay }) => gaveWay);

/** Which searches each list shows; all sorted by frequency. */
const ASKED_LISTS = {
  'Found nothing': ({ found }: AskedSearch) => found === 0,
  'Found little': (search: AskedSearch) => search.found > 0 && (search.found <= LITTLE || !isWhole(search)),
  'Asked most': () => true,
} as const;
type AskedListName = keyof typeof ASKED_LISTS;

const ASKED_LIST_NAMES = Object.keys(ASKED_LISTS) as AskedListName[];

interface AskedListProps {
  searches: AskedSearch[];
  /** Called when a search is chosen for a new synonym. */
  onChoose: (query: string) => void;
}

/** What diners searched for, how it was understood, and which places they opened. */
export function AskedList({ searches, onChoose }: AskedListProps) {
  const [chosen, setChosen] = useState<AskedListName>('Found nothing');
  const shown = searches.filter(ASKED_LISTS[chosen]);
  return (
    <section aria-labelledby="asked">
      <h2 id="asked">What people searched for, last 30 days</h2>
      <p className={shared.hint}>
        We count the words and the places people open, never who they are. “Read as” and “Found” are as search
        answers today.
      </p>
      <Choices
        label="Show"
        choices={ASKED_LIST_NAMES.map((name) => ({
          value: name,
          label: name,
          count: searches.filter(ASKED_LISTS[name]).length,
        }))}
        chosen={chosen}
        onChoose={setChosen}
      />
      {shown.length === 0 ? (
        <p>No searches on this list in the last 30 days.</p>
      ) : (
        <DeskTable
          columns={[
            'Search',
            { name: 'Times', look: 'count' },
            'Read as',
            { name: 'Found', look: 'count' },
            'Opened',
            { name: 'Add a synonym', look: 'hidden' },
          ]}
        >
          {shown.map((search) => (
            <AskedRow key={search.query} search={search} onChoose={onChoose} />
          ))}
        </DeskTable>
      )}
    </section>
  );
}

interface AskedRowProps {
  search: AskedSearch;
  onChoose: (query: string) => void;
}

function AskedRow({ search, onChoose }: AskedRowProps) {
  return (
    <tr>
      <td className={shared.name}>{search.query}</td>
      <td className={shared.count}>{countText(search.count)}</td>
      <td className={styles.readAs}>
        <UnderstoodQuery search={search} />
      </td>
      <td className={`${shared.count} ${search.found === 0 ? shared.bad : ''}`}>{countText(search.found)}</td>
      <td>
        <Opened search={search} />
      </td>
      <td>
        <DeskButton label="Add a synonym" about={search.query} onPress={() => onChoose(search.query)} />
      </td>
    </tr>
  );
}

/** A search as understood; ignored words are struck out. */
function UnderstoodQuery({ search: { understood, text, wordsGivenUp } }: { search: AskedSearch }) {
  const givenUp = new Set(wordsGivenUp.split(' '));
  const words = text.split(' ').filter((word) => word !== '');
  return (
    <>
      {understood.map(({ label, gaveWay, instead }) => (
        <span key={label} className={styles.part}>
          {gaveWay ? <s>{label}</s> : label} {instead}
        </span>
      ))}
      {words.map((word, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a word may come twice, and none changes
        <span key={at}>{givenUp.has(word) ? <s>{word}</s> : word} </span>
      ))}
    </>
  );
}

/** Opened places and their shares of all opened. */
function Opened({ search: { places, pressed } }: { search: AskedSearch }) {
  if (pressed === 0) return <span className={shared.quiet}>None</span>;
  return (
    <>
      {places.map(({ name, count }) => (
        <div key={name}>
          {name} <span className={shared.quiet}>{Math.round((count / pressed) * 100)}%</span>
        </div>
      ))}
    </>
  );
}
