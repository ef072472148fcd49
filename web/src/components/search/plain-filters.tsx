import { FEATURES, OCCASIONS, tagLabel, type Tag } from '#domain/places/tags';
import { RATING_STEPS, ratingLabel, type SearchState } from '../../search-state.ts';
import { capitalize } from '../../ui/capitalize.ts';
import { FilterChoices } from './filter-choices.tsx';
import chip from './filter-chip.module.css';
import { OpenAtFields } from './open-at-fields.tsx';
import styles from './plain-filters.module.css';

const toChoice = (tag: Tag) => ({ value: tag, label: capitalize(tagLabel(tag)) });
const OCCASION_CHOICES = OCCASIONS.map(toChoice);
const FEATURE_CHOICES = FEATURES.map(toChoice);
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
        <FilterChoices label="Rating" name="minRating" choices={RATING_CHOICES} chosen={ratings} />
      </fieldset>
      <fieldset>
        <legend>Good for</legend>
        <FilterChoices label="Good for" name="tag" choices={OCCASION_CHOICES} chosen={state.tag} />
      </fieldset>
      <fieldset>
        <legend>Diet &amp; features</legend>
        <FilterChoices label="Feature" name="need" choices={FEATURE_CHOICES} chosen={state.need} />
      </fieldset>
    </details>
  );
}
