import type { HomePage } from '#contract/pages';
import type { Restaurant } from '#contract/restaurants';
import type { SearchAnswer } from '#contract/search';
import { rankingScore } from '#domain/places/ranking-score';
import { homeNodes } from '#domain/structured-data/home-data';
import * as texts from '#texts';
import type { UseQueryResult } from '@tanstack/react-query';
import clsx from 'clsx';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useSearchParams, type LoaderFunction } from 'react-router';
import { previewInput, searchOf } from '../../address/canonical.ts';
import { isAsked, isByMerit, readSearchState, type SearchState } from '../../address/search-state.ts';
import { facetsQuery, searchQuery } from '../../api/search.ts';
import { useCall, useSite } from '../../api/use-call.ts';
import { ListAndMap } from '../../components/map/list-and-map.tsx';
import { NoPlacesYet } from '../../components/no-places-yet.tsx';
import { OrderExplained } from '../../components/order-explained.tsx';
import { PageSection } from '../../components/page-section.tsx';
import { RestaurantGrid } from '../../components/restaurant-grid.tsx';
import { SearchFilters } from '../../components/search/search-filters.tsx';
import { SearchResults } from '../../components/search/search-results.tsx';
import { useNearby } from '../../components/search/use-nearby.ts';
import { useSearch } from '../../components/search/use-search.ts';
import { useSearchState } from '../../components/search/use-search-state.ts';
import { PageHead } from '../../head/page-head.tsx';
import { load, loadList } from '../../loading/load.ts';
import { paths } from '../../paths.ts';
import { HomeHero } from './home-hero.tsx';
import styles from './home-page.module.css';
import { HomeSearch } from './home-search.tsx';
import { HomeSections } from './home-sections.tsx';
import { LocationNotice, NearbyToggle } from './nearby-toggle.tsx';

/** Receives focus when the search is submitted. */
const RESULTS_TITLE_ID = 'restaurants';
/** A stable reference, so that the map is not redrawn. */
const NO_PLACES: readonly Restaurant[] = [];

/** Not in the first script of every visitor: only the desk shows it. */
const PreviewNotice = lazy(async () => ({
  default: (await import('../../components/preview-notice.tsx')).PreviewNotice,
}));

/** The home page: sections 1 to 4 of spec 1 §2, then those arranged by editors; below results, only the partners. */
export function Component() {
  const [search] = useSearchParams();
  const home = useCall('getHomePage', previewInput(search));
  const site = useSite();
  const [state, change] = useSearchState();
  const { near, isNearby, isLocating, error, toggleNearby } = useNearby(state, change);
  const showsResults = isNearby || state.view === 'map' || isAsked(state);
  const { result, known } = useSearch({ state, near, isWanted: showsResults });
  const heading = home.headline ?? texts.home.heading({ count: home.count });
  const title = resultsTitle({ state, isNearby });
  const focusResults = useFocusOnResults(showsResults);

  return (
    <>
      <PageHead
        heading={showsResults ? title : heading}
        description={`${home.subtitle}. ${site.tagline}.`}
        canonicalPath={paths.home}
        nodes={homeNodes(site, showsResults ? [] : home.questions)}
      />
      <Suspense>{home.isPreview && <PreviewNotice />}</Suspense>
      <HomeHero
        home={home}
        heading={heading}
        search={<HomeSearch state={state} onChange={change} onSubmit={focusResults} />}
        compact={showsResults}
      />
      <div id="results" className={clsx(styles.listing, showsResults && styles.asked)}>
        {home.count > 0 && (
          <SearchFilters
            state={state}
            onChange={change}
            answer={known}
            isNearby={isNearby}
            lead={<NearbyToggle isNearby={isNearby} isLocating={isLocating} onToggle={toggleNearby} />}
          />
        )}
        <PageSection
          id={RESULTS_TITLE_ID}
          title={showsResults ? title : texts.home.featured()}
          isTitle={showsResults}
        >
          {error !== null && <LocationNotice error={error} />}
          {showsResults ? (
            <Results state={state} result={result} isNearby={isNearby} />
          ) : (
            <Featured home={home} />
          )}
        </PageSection>
      </div>
      <HomeSections home={home} isAsked={showsResults} />
    </>
  );
}

interface Shown {
  readonly state: SearchState;
  readonly isNearby: boolean;
}

type ResultsProps = Shown & { readonly result: UseQueryResult<SearchAnswer> };

/** The results, as a list or next to a map. */
function Results({ state, result, isNearby }: ResultsProps) {
  const ranked = !isNearby && isByMerit(state);
  return (
    <ListAndMap
      isMap={state.view === 'map'}
      shows={isNearby ? { places: result.data?.hits ?? NO_PLACES } : { state }}
    >
      <SearchResults result={result} state={state} path={paths.home} isNearby={isNearby} ranked={ranked} />
    </ListAndMap>
  );
}

/** Today's six, with an explanation of their order. */
function Featured({ home }: { readonly home: HomePage }) {
  if (home.count === 0) return <NoPlacesYet />;
  return (
    <>
      <RestaurantGrid places={home.featured} ranked featured eagerCount={3} />
      {home.featured.length > 0 && (
        <OrderExplained places={home.featured} rule={texts.home.scoreRule()} scoreOf={rankingScore} />
      )}
    </>
  );
}

/** The heading of the results that replace the featured six (spec 1 §2). */
export function resultsTitle({ state, isNearby }: Shown): string {
  if (isNearby) return texts.home.nearYou();
  if (state.q !== '') return texts.home.resultsFor({ text: state.q });
  // Order and page don't filter.
  return isAsked({ ...state, sort: null, page: 1 }) ? texts.home.matching() : texts.home.all();
}

/** Returns a function that moves the focus to the results once they show. */
function useFocusOnResults(showsResults: boolean): () => void {
  const [isSeeking, setSeeking] = useState(false);
  useEffect(() => {
    if (!isSeeking || !showsResults) return;
    document.getElementById(RESULTS_TITLE_ID)?.focus();
    // oxlint-disable-next-line react/set-state-in-effect -- focus is external state
    setSeeking(false);
  }, [isSeeking, showsResults]);
  return () => setSeeking(true);
}

export const loader: LoaderFunction = async ({ context, request }) => {
  const state = readSearchState(searchOf(request));
  const isList = isAsked(state) || state.view === 'map';
  const [answered] = await Promise.all([
    loadList(context, (isList ? searchQuery : facetsQuery)(state)),
    load(context, 'getHomePage', previewInput(searchOf(request))),
  ]);
  return isList ? answered : null;
};
