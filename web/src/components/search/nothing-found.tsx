import type { SearchAnswer } from '#contract/search';
import { listOfWords } from '#domain/words/list-of-words';
import * as texts from '#texts';
import { useSite } from '../../api/use-call.ts';
import { useId } from 'react';
import { type SearchState, withoutFilters, writeSearchState } from '../../address/search-state.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
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
      <EmptyState message={texts.search.noSuchPage({ page: state.page })}>
        <ButtonLink to={path + writeSearchState({ ...state, page: 1 })}>
          {texts.search.firstPage()}
        </ButtonLink>
      </EmptyState>
    );
  }
  const nearest = [
    ...instead.cuisines.map((name) => toCuisine(name)),
    ...instead.neighborhoods.map((name) => toNeighborhood(name)),
  ];
  return (
    <EmptyState message={texts.search.nothing({ search: describeSearch(state) })}>
      <Names title={texts.search.didYouMean()} names={nearest} />
      <ButtonLink to={path + writeSearchState(withoutFilters(state))}>{clearLabel(state)}</ButtonLink>
      <ButtonLink to={paths.cuisines} variant="outline">
        {texts.words.allCuisines()}
      </ButtonLink>
      <ButtonLink to={paths.neighborhoods} variant="outline">
        {texts.words.allNeighborhoods()}
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
        title={texts.search.popularCuisines()}
        names={site.popularCuisines.map(({ label, slug }) => toCuisine(label, slug))}
      />
      <Names
        title={texts.search.popularNeighborhoods()}
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
  const named = q === '' ? listOfWords(cuisine, 'disjunction') : `“${q}”`;
  const what = named || texts.search.these();
  const where = listOfWords(neighborhood, 'disjunction');
  const whatAndWhere = where === '' ? what : texts.search.in({ what, neighborhoods: where });
  const unsaid = countFilters({ ...state, neighborhood: [], cuisine: q === '' ? [] : cuisine });
  if (named === '' || unsaid === 0) return whatAndWhere;
  return q === ''
    ? texts.search.andFilters({ what: whatAndWhere })
    : texts.search.withFilters({ what: whatAndWhere });
}

/** Label of the link back to the whole list. */
export function clearLabel(state: SearchState): string {
  if (state.q === '') return texts.filters.clear();
  return appliedFilters(state).length === 1 ? texts.filters.clearSearch() : texts.filters.clearAll();
}
