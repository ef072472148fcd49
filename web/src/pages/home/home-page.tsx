import type { HomePage as HomePageData } from '#contract/pages';
import { homeHeading } from '#domain/words/headings';
import { rankingScore } from '#domain/places/ranking-score';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { NoPlacesYet } from '../../components/no-places-yet.tsx';
import { OrderExplained } from '../../components/order-explained.tsx';
import { PageSection } from '../../components/page-section.tsx';
import { RestaurantGrid } from '../../components/restaurant-grid.tsx';
import { HomeHero } from './home-hero.tsx';
import { HomeSections } from './home-sections.tsx';
import styles from './home-page.module.css';

/** Receives focus when the search is submitted. */
export const RESULTS_TITLE_ID = 'restaurants';

interface HomePageProps {
  readonly home: HomePageData;
  /** The search box of the hero. */
  readonly search: ReactNode;
  readonly filters: ReactNode;
  /** The ad and Featured Businesses. */
  readonly partners: ReactNode;
  /** An error message above the list. */
  readonly notice?: ReactNode;
  /** Search results, replacing the featured six. */
  readonly results?: { readonly title: string; readonly list: ReactNode } | undefined;
}

/** The home page: sections 1 to 4 of spec 1 §2, then those arranged by editors; below results, only the partners. */
export function HomePage({ home, search, filters, partners, notice, results }: HomePageProps) {
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
      <HomeSections home={home} partners={partners} isAsked={results !== undefined} />
    </>
  );
}

/** Today's six, with an explanation of their order. */
function Featured({ home }: { readonly home: HomePageData }) {
  if (home.count === 0) return <NoPlacesYet />;
  return (
    <>
      <RestaurantGrid places={home.featured} ranked featured eagerCount={3} />
      {home.featured.length > 0 && (
        <OrderExplained
          places={home.featured}
          rule="The score is rating × ln(reviews + 1), so praise counts for more when a lot of people agree."
          scoreOf={rankingScore}
        />
      )}
    </>
  );
}
