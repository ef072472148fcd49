import { LIST_FILTERS } from '#domain/words/list-filters';
import { RATING_STEPS, ratingLabel, type SearchState } from '../../search-state.ts';
import { choiceLabel } from './applied-filters.ts';
import { FilterChoices } from './filter-choices.tsx';
import chip from './filter-chip.module.css';
import { OpenAtFields } from './open-at-fields.tsx';
import styles from './plain-filters.module.css';
import { SHEET_WORDS } from './sheet-words.ts';

const RATING_CHOICES = RATING_STEPS.map((step) => ({ value: String(step), label: ratingLabel(step) }));

/** The filters of the sheet for browsers without JavaScript: only the server renders them. */
export function PlainFilters({ state }: { readonly state: SearchState }) {
  const ratings = state.minRating === null ? [] : [String(state.minRating)];
  return (
    <details className={styles.more}>
      <summary className={chip.menu}>More filters</summary>
      <fieldset>
        <legend>Open</legend>
        <OpenAtFields openAt={state.openAt} />
      </fieldset>
      <fieldset>
        <legend>Rating</legend>
        <FilterChoices name="minRating" choices={RATING_CHOICES} chosen={ratings} />
      </fieldset>
      {SHEET_WORDS.map((name) => (
        <fieldset key={name}>
          <legend>{LIST_FILTERS[name].title}</legend>
          <FilterChoices
            name={name}
            choices={LIST_FILTERS[name].words.map((value) => ({ value, label: choiceLabel(name, value) }))}
            chosen={state[name]}
          />
        </fieldset>
      ))}
    </details>
  );
}
