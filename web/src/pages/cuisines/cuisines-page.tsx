import type { CuisineStat } from '#contract/aggregates';
import { ALL_CUISINES_HEADING, ALL_CUISINES_SUBTITLE } from '#domain/words/headings';
import { cuisineSearchEmptyText } from '#domain/words/listing-headings';
import type { ReactNode } from 'react';
import { CuisineCard } from '../../components/cuisine-card.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { matchingNames } from '../../components/matching-names.ts';
import { NoPlacesYet } from '../../components/no-places-yet.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { StatGrid } from '../../components/stat-grid.tsx';
import { useSearchTerm } from '../../hooks/use-search-term.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Container } from '../../ui/container.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import styles from './cuisines-page.module.css';

interface CuisinesPageProps {
  /** In any order: the page sorts by name. */
  readonly cuisines: readonly CuisineStat[];
  /** The ad slot. */
  readonly partner: ReactNode;
}

/** Every cuisine with its number of places, sorted by name, with a search box (spec 1 §2). */
export function CuisinesPage({ cuisines, partner }: CuisinesPageProps) {
  const [term, setTerm] = useSearchTerm();
  const found = matchingNames(cuisines, ({ category }) => category, term);
  return (
    <>
      <PageHeader
        title={ALL_CUISINES_HEADING}
        subtitle={ALL_CUISINES_SUBTITLE}
        trail={[{ label: 'Home', to: paths.home }]}
        current="Cuisines"
      >
        {cuisines.length > 0 && (
          <SearchField
            action={paths.cuisines}
            placeholder="Search cuisines..."
            value={term}
            onChange={setTerm}
          />
        )}
      </PageHeader>
      <Container>
        {cuisines.length === 0 ? (
          <NoPlacesYet />
        ) : found.length > 0 ? (
          <StatGrid>
            {found.map((stat) => (
              <CuisineCard key={stat.category} stat={stat} headingLevel={2} />
            ))}
          </StatGrid>
        ) : (
          <EmptyState message={cuisineSearchEmptyText(term)}>
            <ButtonLink to={paths.cuisines} variant="outline">
              Show all cuisines
            </ButtonLink>
          </EmptyState>
        )}
      </Container>
      <div className={styles.partner}>{partner}</div>
    </>
  );
}
