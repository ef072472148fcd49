import { SEARCH_SORTS, type SearchSort } from '#domain/words/search-words';
import * as texts from '#texts';
import { ArrowDownUp } from '../../ui/icons.ts';
import { usualSort, type SearchState } from '../../address/search-state.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './sort-select.module.css';

interface SortSelectProps {
  readonly state: SearchState;
  readonly pageSort: SearchSort;
  /** Nearby mode has a fixed order. */
  readonly isNearby: boolean;
  readonly onSort: (sort: SearchSort | null) => void;
}

/** The sort order; the page's default is left out of the address. */
export function SortSelect({ state, pageSort, isNearby, onSort }: SortSelectProps) {
  const usual = usualSort(state.q, pageSort);
  const sorts = SEARCH_SORTS.filter((sort) => sort !== 'relevance' || state.q !== '');
  return (
    <label className={styles.sort}>
      <ArrowDownUp aria-hidden="true" />
      <VisuallyHidden>{texts.filters.sortBy()}</VisuallyHidden>
      <select
        name="sort"
        value={isNearby ? 'distance' : (state.sort ?? usual)}
        disabled={isNearby}
        onChange={(event) => {
          const sort = SEARCH_SORTS.find((known) => known === event.target.value) ?? usual;
          onSort(sort === usual ? null : sort);
        }}
      >
        {sorts.map((sort) => (
          <option key={sort} value={sort}>
            {texts.filters.sorts[sort]()}
          </option>
        ))}
      </select>
    </label>
  );
}
