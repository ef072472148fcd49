import type { HomePage as HomePageData } from '#contract/pages';
import {
  ALL_CUISINES_HEADING,
  ALL_NEIGHBORHOODS_HEADING,
  FAQ_HEADING,
  homeHeading,
} from '#domain/words/headings';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { CuisineCard } from '../../components/cuisine-card.tsx';
import { gridLooks } from '../../components/neighborhood-look.ts';
import { NeighborhoodCard } from '../../components/neighborhood-card.tsx';
import { NoPlacesYet } from '../../components/no-places-yet.tsx';
import { OrderExplained } from '../../components/order-explained.tsx';
import { PageSection } from '../../components/page-section.tsx';
import { Questions } from '../../components/questions.tsx';
import { RestaurantGrid } from '../../components/restaurant-grid.tsx';
import { StatGrid } from '../../components/stat-grid.tsx';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { HomeHero } from './home-hero.tsx';
import { HomeNews } from './home-news.tsx';
import styles from './home-page.module.css';

/** Where Enter in the search box leads. */
export const RESULTS_TITLE_ID = 'restaurants';

interface HomePageProps {
  readonly home: HomePageData;
  /** The search box of the hero. */
  readonly search: ReactNode;
  readonly filters: ReactNode;
  /** Sections 5 and 6 of spec 1 §2: the ad and Featured Businesses. */
  readonly partners: ReactNode;
  /** An error message above the list. */
  readonly notice?: ReactNode;
  /** Search results, replacing the featured six. */
  readonly results?: { readonly title: string; readonly list: ReactNode } | undefined;
}

/** The home page (sections in the order of spec 1 §2). */
export function HomePage({ home, search, filters, partners, notice, results }: HomePageProps) {
  const looks = gridLooks(home.neighborhoods.map(({ neighborhood }) => neighborhood));
  return (
    <>
      <HomeHero
        heading={homeHeading(home.count)}
        subtitle={home.subtitle}
        search={search}
        compact={results !== undefined}
      />
      <div id="results" className={clsx(styles.listing, results && styles.asked)}>
        {home.count > 0 && filters}
        <PageSection
          id={RESULTS_TITLE_ID}
          title={results?.title ?? 'Featured Restaurants'}
          isTitle={results !== undefined}
        >
          {notice}
          {results?.list ?? <Featured home={home} />}
        </PageSection>
      </div>
      {partners}
      {home.news.length > 0 && <HomeNews news={home.news} />}
      {home.cuisines.length > 0 && (
        <PageSection
          id="all-cuisines"
          title={ALL_CUISINES_HEADING}
          more={
            <ButtonLink to={paths.cuisines} variant="outline">
              View All Cuisines
            </ButtonLink>
          }
        >
          <StatGrid>
            {home.cuisines.map((stat) => (
              <CuisineCard key={stat.category} stat={stat} />
            ))}
          </StatGrid>
        </PageSection>
      )}
      {home.neighborhoods.length > 0 && (
        <PageSection
          id="all-neighborhoods"
          title={ALL_NEIGHBORHOODS_HEADING}
          more={
            <ButtonLink to={paths.neighborhoods} variant="outline">
              View All Neighborhoods
            </ButtonLink>
          }
        >
          <StatGrid>
            {home.neighborhoods.map((stat) => (
              <NeighborhoodCard key={stat.neighborhood} stat={stat} look={looks.get(stat.neighborhood)} />
            ))}
          </StatGrid>
        </PageSection>
      )}
      {home.questions.length > 0 && (
        <PageSection id="faq" title={FAQ_HEADING}>
          <Questions questions={home.questions} />
        </PageSection>
      )}
    </>
  );
}

/** Today's six, and why they are in this order. */
function Featured({ home }: { readonly home: HomePageData }) {
  if (home.count === 0) return <NoPlacesYet />;
  return (
    <>
      <RestaurantGrid places={home.featured} ranked featured eagerCount={3} />
      {home.featured.length > 0 && <OrderExplained places={home.featured} by="score" />}
    </>
  );
}
