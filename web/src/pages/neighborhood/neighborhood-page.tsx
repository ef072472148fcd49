import type { NeighborhoodPage as NeighborhoodPageData } from '#contract/pages';
import {
  neighborhoodAboutHeading,
  neighborhoodEmptyText,
  neighborhoodHeading,
} from '#domain/words/listing-headings';
import type { ReactNode } from 'react';
import { AboutListing } from '../../components/about-listing.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { gridLooks } from '../../components/neighborhood-look.ts';
import { NeighborhoodCard } from '../../components/neighborhood-card.tsx';
import { NeighborhoodArt } from '../../components/neighborhood-art.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { PageSection } from '../../components/page-section.tsx';
import { firstOnPage } from '../../components/search/listing-state.ts';
import { RatedList } from '../../components/search/rated-list.tsx';
import { Listing, type ListingProps } from '../../components/search/listing.tsx';
import { StatGrid } from '../../components/stat-grid.tsx';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';

interface NeighborhoodPageProps {
  readonly page: NeighborhoodPageData;
  readonly filters: ReactNode;
  /** The filtered list, replacing the page's own. */
  readonly results?: ReactNode;
  readonly map: ListingProps['map'];
  /** Pager for long lists. */
  readonly pager: ReactNode;
}

/** One neighborhood: its places by rating, related links and an explanation of the list (spec 1 §2). */
export function NeighborhoodPage({ page, filters, results, map, pager }: NeighborhoodPageProps) {
  const { neighborhood, where, count, restaurants, fact, nearby, about } = page;
  const looks = gridLooks(nearby.map((stat) => stat.neighborhood));
  const firstRank = firstOnPage(page.page);
  const ownList =
    count > 0 ? (
      <RatedList places={restaurants} firstRank={firstRank} pager={pager} />
    ) : (
      <EmptyState message={neighborhoodEmptyText(neighborhood, where)}>
        <ButtonLink to={paths.neighborhoods} variant="outline">
          View All Neighborhoods
        </ButtonLink>
      </EmptyState>
    );
  return (
    <>
      <PageHeader
        title={neighborhoodHeading(count, neighborhood, where)}
        fact={fact}
        trail={[
          { label: 'Home', to: paths.home },
          { label: 'Neighborhoods', to: paths.neighborhoods },
        ]}
        current={neighborhood}
        art={<NeighborhoodArt wide neighborhood={neighborhood} />}
      />
      <Listing filters={filters} map={map}>
        {results ?? ownList}
      </Listing>
      {nearby.length > 0 && (
        <PageSection screenOnly id="nearby-neighborhoods" title="Nearby Neighborhoods">
          <StatGrid>
            {nearby.map((stat) => (
              <NeighborhoodCard key={stat.neighborhood} stat={stat} look={looks.get(stat.neighborhood)} />
            ))}
          </StatGrid>
        </PageSection>
      )}
      <PageSection id="about" title={neighborhoodAboutHeading(neighborhood, where)}>
        <AboutListing paragraphs={about} />
      </PageSection>
    </>
  );
}
