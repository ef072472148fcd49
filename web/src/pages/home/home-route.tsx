import { useSuspenseQuery } from '@tanstack/react-query';
import { type ComponentProps, Suspense, useEffect, useState } from 'react';
import { homeHeading } from '#domain/words/headings';
import { homeData } from '#domain/structured-data/home-data';
import { callQuery } from '../../api/call-query.ts';
import { useApp } from '../../app-context.ts';
import { FeaturedPartners } from '../../components/partners/featured-partners.tsx';
import { PartnerSlot } from '../../components/partners/partner-slot.tsx';
import { SearchFilters } from '../../components/search/search-filters.tsx';
import { ResultsSkeleton } from '../../components/search/results-skeleton.tsx';
import { SearchFailed } from '../../components/search/search-failed.tsx';
import { useSearch } from '../../components/search/use-search.ts';
import { useIsOnline } from '../../hooks/use-is-online.ts';
import { useSearchState } from '../../components/search/use-search-state.ts';
import { PageHead } from '../../head/page-head.tsx';
import { paths } from '../../paths.ts';
import { isAsked } from '../../search-state.ts';
import { HomePage, RESULTS_TITLE_ID } from './home-page.tsx';
import { HomeSearch } from './home-search.tsx';
import { LocationNotice } from './location-notice.tsx';
import { NearbyToggle } from './nearby-toggle.tsx';
import { homeResults } from './results-part.ts';
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
        search={
          <HomeSearch
            state={state}
            onChange={change}
            onSubmit={seekResults}
            onFocus={() => void homeResults.load().catch(() => undefined)}
          />
        }
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
            ? { title, list: <Results result={result} state={state} isNearby={isNearby} /> }
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

function Results(props: ComponentProps<typeof homeResults.Part>) {
  return (
    <Suspense fallback={<ResultsOnTheirWay onRetry={() => void props.result.refetch()} />}>
      <homeResults.Part {...props} />
    </Suspense>
  );
}

/** Shown while the code for results loads. */
function ResultsOnTheirWay({ onRetry }: { readonly onRetry: () => void }) {
  return useIsOnline() ? <ResultsSkeleton /> : <SearchFailed error={null} onRetry={onRetry} />;
}
