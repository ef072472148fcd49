import { foldText } from '#domain/words/characters';
import * as texts from '#texts';
import { useState } from 'react';
import styles from './filter-menu.module.css';

export interface Choice {
  readonly value: string;
  readonly label?: string;
  readonly count?: number | undefined;
}

export interface FilterChoicesProps {
  /** The query parameter. */
  readonly name: 'cuisine' | 'neighborhood';
  readonly choices: readonly Choice[];
  readonly chosen: readonly string[];
  readonly onToggle: (value: string) => void;
}

/** Lists of at least this length get a search box. */
const SEARCHED_FROM = 12;

/** Checkboxes with counts, and a search box when there are many. */
export function FilterChoices({ name, choices, chosen, onToggle }: FilterChoicesProps) {
  const [term, setTerm] = useState('');
  const find = name === 'cuisine' ? texts.filters.findCuisine() : texts.filters.findNeighborhood();
  const wanted = foldText(term.trim());
  const found = withChosen(choices, chosen).filter(({ value }) => foldText(value).includes(wanted));
  return (
    <>
      {choices.length >= SEARCHED_FROM && (
        <input
          type="search"
          className={styles.find}
          aria-label={find}
          placeholder={`${find}...`}
          value={term}
          onChange={(event) => setTerm(event.target.value)}
          autoComplete="off"
          // Filters the list only: Enter must not submit the form.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      )}
      <ul role="list">
        {found.map(({ value, label: text = value, count }) => (
          <li key={value}>
            <label className={styles.choice}>
              <input type="checkbox" checked={chosen.includes(value)} onChange={() => onToggle(value)} />
              <span>{text}</span>
              {count !== undefined && <span className={styles.count}>{count}</span>}
            </label>
          </li>
        ))}
      </ul>
      {found.length === 0 && <p className={styles.none}>{texts.filters.noMatch()}</p>}
    </>
  );
}

/** Adds chosen values that have no matches, so that they can be unchecked. */
export function withChosen(choices: readonly Choice[], chosen: readonly string[]): readonly Choice[] {
  const missing = chosen
    .filter((value) => !choices.some((choice) => choice.value === value))
    .map((value): Choice => ({ value, count: 0 }));
  return [...missing, ...choices];
}
