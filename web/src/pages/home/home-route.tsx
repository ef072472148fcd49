import { useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { homeHeading } from '#domain/words/headings';
import { homeData } from '#domain/structured-data/home-data';
import { callQuery } from '../../api/call-query.ts';
import { useApp } from '../../app-context.ts';
import { FeaturedPartners } from '../../components/partners/featured-partners.tsx';
import { PartnerSlot } from '../../components/partners/partner-slot.tsx';
import { SearchFilters } from '../../components/search/search-filters.tsx';
import { useSearch } from '../../components/search/use-search.ts';
import { useSearchState } from '../../components/search/use-search-state.ts';
import { PageHead } from '../../head/page-head.tsx';
import { paths } from '../../paths.ts';
import { isAsked } from '../../search-state.ts';
import { HomeResults } from './home-results.tsx';
import { HomePage, RESULTS_TITLE_ID } from './home-page.tsx';
import { HomeSearch } from './home-search.tsx';
import { LocationNotice } from './location-notice.tsx';
import { NearbyToggle } from './nearby-toggle.tsx';
import { resultsTitle } from './results-title.ts';
import { useNearby } from '../../components/search/use-nearby.ts';

export function HomeRoute() {
  const { fetchApi, siteUrl } = useApp();
  const { data: home } = useSuspenseQuery(callQuery(fetchApi, 'getHomePage'));
  const { data: site } = useSuspenseQuery(callQuery(fetchApi, 'getSite'));
  const [state, change] = useSearchState();
  const { near, isNearby, isLocating, error, toggleNearby } = useNearby(state, change);
  const showsResults = isNearby || state.view === 'map' || isAsked(state);
  const { result, known } = useSearch({ state, near, isWanted: showsResults });

  const title = resultsTitle({ state, isNearby });
  const seekResults = useFocusOnResults(showsResults);

  return (
    <>
      <PageHead
        title={`${showsResults ? title : homeHeading(home.count)} - ${site.name}`}
        description={`${home.subtitle}. ${site.tagline}.`}
        canonicalPath={paths.home}
        data={homeData({
          siteName: site.name,
          siteUrl,
          publication: site.publication,
          questions: showsResults ? [] : home.questions,
        })}
      />
      <HomePage
        home={home}
        search={<HomeSearch state={state} onChange={change} onSubmit={seekResults} />}
        filters={
          <SearchFilters
            state={state}
            onChange={change}
            answer={known}
            isNearby={isNearby}
            lead={<NearbyToggle isNearby={isNearby} isLocating={isLocating} onToggle={toggleNearby} />}
          />
        }
        partners={
          <>
            <PartnerSlot site={site} page="home" />
            <FeaturedPartners site={site} />
          </>
        }
        notice={error !== null && <LocationNotice error={error} />}
        results={
          showsResults
            ? { title, list: <HomeResults result={result} state={state} isNearby={isNearby} /> }
            : undefined
        }
      />
    </>
  );
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
