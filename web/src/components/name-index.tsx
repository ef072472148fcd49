import type { ReactNode } from 'react';
import { useSearchTerm } from '../hooks/use-search-term.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Container } from '../ui/container.tsx';
import { SearchField } from '../ui/search-field.tsx';
import { EmptyState } from './empty-state.tsx';
import { matchingNames } from './matching-names.ts';
import { NoPlacesYet } from './no-places-yet.tsx';
import { PageHeader } from './page-header.tsx';
import { StatGrid } from './stat-cards.tsx';

interface NameIndexProps<Stat> {
  readonly title: string;
  readonly subtitle: string;
  /** "Cuisines". */
  readonly plural: string;
  readonly path: string;
  /** In any order: sorted by name. */
  readonly stats: readonly Stat[];
  readonly nameOf: (stat: Stat) => string;
  readonly renderCard: (stat: Stat) => ReactNode;
  /** The sentence for a search without results. */
  readonly emptyText: (term: string) => string;
}

/** Every cuisine or neighborhood with its number of places, sorted by name, with a search box (spec 1 §2). */
export function NameIndex<Stat>(props: NameIndexProps<Stat>) {
  const { title, subtitle, plural, path, stats, nameOf, renderCard, emptyText } = props;
  const [term, setTerm] = useSearchTerm();
  const found = matchingNames(stats, nameOf, term);
  const kinds = plural.toLowerCase();
  return (
    <>
      <PageHeader title={title} subtitle={subtitle} current={plural}>
        {stats.length > 0 && (
          <SearchField action={path} placeholder={`Search ${kinds}...`} value={term} onChange={setTerm} />
        )}
      </PageHeader>
      <Container>
        {stats.length === 0 ? (
          <NoPlacesYet />
        ) : found.length > 0 ? (
          <StatGrid>{found.map(renderCard)}</StatGrid>
        ) : (
          <EmptyState message={emptyText(term)}>
            <ButtonLink to={path} variant="outline">
              Show all {kinds}
            </ButtonLink>
          </EmptyState>
        )}
      </Container>
    </>
  );
}
