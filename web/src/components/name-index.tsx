import * as texts from '#texts';
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
  readonly kind: 'cuisines' | 'neighborhoods';
  readonly path: string;
  /** In any order: sorted by name. */
  readonly stats: readonly Stat[];
  readonly nameOf: (stat: Stat) => string;
  readonly renderCard: (stat: Stat) => ReactNode;
}

const WORDS = { cuisines: texts.cuisines, neighborhoods: texts.neighborhoods };
const NAMES = { cuisines: texts.pages.cuisines, neighborhoods: texts.pages.neighborhoods };

/** Every cuisine or neighborhood with its number of places, sorted by name, with a search box (spec 1 §2). */
export function NameIndex<Stat>(props: NameIndexProps<Stat>) {
  const { kind, path, stats, nameOf, renderCard } = props;
  const words = WORDS[kind];
  const [term, setTerm] = useSearchTerm();
  const found = matchingNames(stats, nameOf, term);
  return (
    <>
      <PageHeader title={words.heading()} subtitle={words.subtitle()} current={NAMES[kind]()}>
        {stats.length > 0 && (
          <SearchField action={path} placeholder={words.placeholder()} value={term} onChange={setTerm} />
        )}
      </PageHeader>
      <Container>
        {stats.length === 0 ? (
          <NoPlacesYet />
        ) : found.length > 0 ? (
          <StatGrid>{found.map(renderCard)}</StatGrid>
        ) : (
          <EmptyState message={words.nothing({ term })}>
            <ButtonLink to={path} variant="outline">
              {words.showAll()}
            </ButtonLink>
          </EmptyState>
        )}
      </Container>
    </>
  );
}
