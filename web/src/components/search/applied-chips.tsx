import * as texts from '#texts';
import { X } from '../../ui/icons.ts';
import { withoutFilters, writeSearchState, type SearchState } from '../../address/search-state.ts';
import { Link } from '../../ui/link.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { appliedFilters } from './applied-filters.ts';
import styles from './applied-chips.module.css';

interface AppliedChipsProps {
  readonly state: SearchState;
  /** Path of the page without a query. */
  readonly path: string;
  /** False if the empty list below already offers it. */
  readonly canClear: boolean;
}

/** The active filters, each a link to the list without it. */
export function AppliedChips({ state, path, canClear }: AppliedChipsProps) {
  const applied = appliedFilters(state);
  if (applied.length === 0) return null;
  return (
    <ul role="list" aria-label={texts.filters.applied()} className={styles.applied}>
      {applied.map(({ label, without }) => (
        <li key={label}>
          <Link to={path + writeSearchState(without)} preventScrollReset className={styles.chip}>
            <VisuallyHidden>{texts.filters.remove()} </VisuallyHidden>
            {label}
            <X aria-hidden="true" />
          </Link>
        </li>
      ))}
      {canClear && applied.length > 1 && (
        <li>
          <Link
            to={path + writeSearchState(withoutFilters(state))}
            preventScrollReset
            className={styles.clear}
          >
            {texts.filters.clearAll()}
          </Link>
        </li>
      )}
    </ul>
  );
}
