import type { NeighborhoodStat } from '#contract/aggregates';
import { ALL_NEIGHBORHOODS_HEADING } from '#domain/words/headings';
import { neighborhoodSearchEmptyText } from '#domain/words/listing-headings';
import { useMemo } from 'react';
import { gridLooks } from '../../components/neighborhood-look.ts';
import { NeighborhoodCard } from '../../components/neighborhood-card.tsx';
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

interface NeighborhoodsPageProps {
  /** In any order: the page sorts by name. */
  readonly neighborhoods: readonly NeighborhoodStat[];
}

const nameOf = ({ neighborhood }: NeighborhoodStat) => neighborhood;

/** Every neighborhood with its number of places, sorted by name, with a search box (spec 1 §2). */
export function NeighborhoodsPage({ neighborhoods }: NeighborhoodsPageProps) {
  const [term, setTerm] = useSearchTerm();
  const found = matchingNames(neighborhoods, nameOf, term);
  // Computed on the whole list, so that tiles keep their look while the reader types.
  const looks = useMemo(
    () => gridLooks(matchingNames(neighborhoods, nameOf, '').map(nameOf)),
    [neighborhoods],
  );
  return (
    <>
      <PageHeader
        title={ALL_NEIGHBORHOODS_HEADING}
        subtitle="Browse restaurants by neighborhood, sorted alphabetically"
        trail={[{ label: 'Home', to: paths.home }]}
        current="Neighborhoods"
      >
        {neighborhoods.length > 0 && (
          <SearchField
            action={paths.neighborhoods}
            placeholder="Search neighborhoods..."
            value={term}
            onChange={setTerm}
          />
        )}
      </PageHeader>
      <Container>
        {neighborhoods.length === 0 ? (
          <NoPlacesYet />
        ) : found.length > 0 ? (
          <StatGrid>
            {found.map((stat) => (
              <NeighborhoodCard
                key={stat.neighborhood}
                stat={stat}
                look={looks.get(stat.neighborhood)}
                headingLevel={2}
              />
            ))}
          </StatGrid>
        ) : (
          <EmptyState message={neighborhoodSearchEmptyText(term)}>
            <ButtonLink to={paths.neighborhoods} variant="outline">
              Show all neighborhoods
            </ButtonLink>
          </EmptyState>
        )}
      </Container>
    </>
  );
}
