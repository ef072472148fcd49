import type { SearchAnswer } from '#contract/search';
import { paths } from '../../paths.ts';
import { withoutFilters, writeSearchState, type SearchState } from '../../search-state.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../empty-state.tsx';
import { askedInWords, clearingInWords } from './asked-in-words.ts';

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
  return (
    <EmptyState message={`No restaurants match ${askedInWords(state)}.`}>
      {instead.cuisines.map((cuisine) => (
        <ButtonLink key={cuisine} to={paths.cuisine(cuisine)} variant="quiet">
          {cuisine}
        </ButtonLink>
      ))}
      {instead.neighborhoods.map((neighborhood) => (
        <ButtonLink key={neighborhood} to={paths.neighborhood(neighborhood)} variant="quiet">
          {neighborhood}
        </ButtonLink>
      ))}
      <ButtonLink to={path + writeSearchState(withoutFilters(state))}>{clearingInWords(state)}</ButtonLink>
      <ButtonLink to={paths.cuisines} variant="outline">
        All cuisines
      </ButtonLink>
      <ButtonLink to={paths.neighborhoods} variant="outline">
        All neighborhoods
      </ButtonLink>
    </EmptyState>
  );
}
