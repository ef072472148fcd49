import type { SearchAnswer } from '#contract/search';
import { useSite } from '../../api/use-call.ts';
import { useId } from 'react';
import { Link } from 'react-router';
import { type SearchState, withoutFilters, writeSearchState } from '../../address/search-state.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../empty-state.tsx';
import { appliedFilters, countFilters } from './applied-filters.ts';
import styles from './nothing-found.module.css';

interface NothingFoundProps {
  readonly answer: SearchAnswer;
  readonly state: SearchState;
  readonly path: string;
}

/** An empty result, with the closest matches and links onward. */
export function NothingFound({ answer: { total, instead }, state, path }: NothingFoundProps) {
  if (total > 0) {
    return (
      <EmptyState message={`This list doesn’t have a page ${state.page}.`}>
        <ButtonLink to={path + writeSearchState({ ...state, page: 1 })}>First page</ButtonLink>
      </EmptyState>
    );
  }
  const nearest = [
    ...instead.cuisines.map((name) => toCuisine(name)),
    ...instead.neighborhoods.map((name) => toNeighborhood(name)),
  ];
  return (
    <EmptyState message={`No restaurants match ${describeSearch(state)}.`}>
      <Names title="Did you mean one of these?" names={nearest} />
      <ButtonLink to={path + writeSearchState(withoutFilters(state))}>{clearLabel(state)}</ButtonLink>
      <ButtonLink to={paths.cuisines} variant="outline">
        All cuisines
      </ButtonLink>
      <ButtonLink to={paths.neighborhoods} variant="outline">
        All neighborhoods
      </ButtonLink>
      {state.q !== '' && nearest.length === 0 && <PopularNames />}
    </EmptyState>
  );
}

interface Name {
  readonly label: string;
  readonly to: string;
}

const toCuisine = (label: string, slug = label): Name => ({ label, to: paths.cuisine(slug) });
const toNeighborhood = (label: string, slug = label): Name => ({ label, to: paths.neighborhood(slug) });

/** Popular names, for a text that resembles none. */
function PopularNames() {
  const site = useSite();
  return (
    <>
      <Names
        title="Popular cuisines"
        names={site.popularCuisines.map(({ label, slug }) => toCuisine(label, slug))}
      />
      <Names
        title="Popular neighborhoods"
        names={site.popularNeighborhoods.map(({ label, slug }) => toNeighborhood(label, slug))}
      />
    </>
  );
}

function Names({ title, names }: { readonly title: string; readonly names: readonly Name[] }) {
  const id = useId();
  if (names.length === 0) return null;
  return (
    <div className={styles.names}>
      <p id={id}>{title}</p>
      <ul role="list" aria-labelledby={id}>
        {names.map(({ label, to }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/**
 * The query in the words of an empty list: `“crab” with your filters`, `Pizza in Canton`, or `these filters`.
 */
export function describeSearch(state: SearchState): string {
  const { q, cuisine, neighborhood } = state;
  const what = q === '' ? cuisine.join(' or ') : `“${q}”`;
  const where = neighborhood.length === 0 ? '' : ` in ${neighborhood.join(' or ')}`;
  if (what === '') return `these filters${where}`;
  const unsaid = countFilters({ ...state, neighborhood: [], cuisine: q === '' ? [] : cuisine });
  if (unsaid === 0) return what + where;
  return `${what}${where} ${q === '' ? 'and your other filters' : 'with your filters'}`;
}

/** Label of the link back to the whole list. */
export function clearLabel(state: SearchState): string {
  if (state.q === '') return 'Clear filters';
  return appliedFilters(state).length === 1 ? 'Clear search' : 'Clear all';
}
