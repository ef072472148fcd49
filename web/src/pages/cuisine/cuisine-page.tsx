import type { CuisinePage as CuisinePageData } from '#contract/pages';
import {
  cuisineAboutHeading,
  cuisineEmptyText,
  cuisineHeading,
  cuisineSubtitle,
} from '#domain/words/listing-headings';
import type { ReactNode } from 'react';
import { AboutListing } from '../../components/about-listing.tsx';
import { CuisineCover } from '../../components/cuisine-cover.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { PageSection } from '../../components/page-section.tsx';
import { firstOnPage } from '../../components/search/listing-state.ts';
import { RatedList } from '../../components/search/rated-list.tsx';
import { Listing, type ListingProps } from '../../components/search/listing.tsx';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Link } from 'react-router';
import styles from './cuisine-page.module.css';

interface CuisinePageProps {
  readonly page: CuisinePageData;
  readonly filters: ReactNode;
  /** The filtered list, replacing the page's own. */
  readonly results?: ReactNode;
  readonly map: ListingProps['map'];
  /** Pager for long lists. */
  readonly pager: ReactNode;
}

/** One cuisine: its places by rating, related links and an explanation of the list (spec 1 §2). */
export function CuisinePage({ page, filters, results, map, pager }: CuisinePageProps) {
  const { cuisine, plural, count, restaurants, fact, otherCuisines, about } = page;
  const firstRank = firstOnPage(page.page);
  const ownList =
    count > 0 ? (
      <RatedList places={restaurants} firstRank={firstRank} pager={pager} />
    ) : (
      <EmptyState message={cuisineEmptyText(cuisine, plural)}>
        <ButtonLink to={paths.cuisines} variant="outline">
          View All Cuisines
        </ButtonLink>
      </EmptyState>
    );
  return (
    <>
      <PageHeader
        title={cuisineHeading(count, cuisine, plural)}
        subtitle={cuisineSubtitle(cuisine, plural)}
        fact={fact}
        trail={[
          { label: 'Home', to: paths.home },
          { label: 'Cuisines', to: paths.cuisines },
        ]}
        current={cuisine}
        art={<CuisineCover seed={cuisine} cuisine={cuisine} />}
      />
      <Listing filters={filters} map={map}>
        {results ?? ownList}
      </Listing>
      {otherCuisines.length > 0 && (
        <PageSection screenOnly id="other-cuisines" title="Explore Other Cuisines">
          <ul role="list" className={styles.others}>
            {otherCuisines.map((other) => (
              <li key={other.category}>
                <Link to={paths.cuisine(other.category)}>
                  {other.category} <span className={styles.count}>({other.count})</span>
                </Link>
              </li>
            ))}
          </ul>
        </PageSection>
      )}
      <PageSection id="about" title={cuisineAboutHeading(count, cuisine, plural)}>
        <AboutListing paragraphs={about} />
      </PageSection>
    </>
  );
}
