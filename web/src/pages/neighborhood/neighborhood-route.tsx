import { useSuspenseQuery } from '@tanstack/react-query';
import { redirect, useParams, useSearchParams } from 'react-router';
import {
  neighborhoodDescription,
  neighborhoodHeading,
  neighborhoodTitle,
  onPage,
} from '#domain/words/listing-headings';
import { restaurantListData } from '#domain/structured-data/structured-data';
import { NeighborhoodFailure } from '../../directory-failures.tsx';
import { callQuery } from '../../api/call-query.ts';
import type { Fetch } from '../../api/call.ts';
import { useApp } from '../../app-context.ts';
import { firstOnPage, isPastLast, listedPage, onPagePath } from '../../components/search/listing-state.ts';
import { useListingFilters } from '../../components/search/use-listing-filters.tsx';
import { PageHead } from '../../head/page-head.tsx';
import { paths } from '../../paths.ts';
import { canonical } from '../../loading/address.ts';
import { orNotFound } from '../../loading/or-not-found.ts';
import { prefetchListing } from '../../loading/prefetch-listing.ts';
import type { Page } from '../../lazy-page.ts';
import { NeighborhoodPage } from './neighborhood-page.tsx';

/** The places on the page given in the address; filtered lists are searches. */
const pageQuery = (fetchApi: Fetch, slug: string, search: URLSearchParams) =>
  callQuery(fetchApi, 'getNeighborhoodPage', { params: { slug }, query: listedPage(search, 'neighborhood') });

function NeighborhoodRoute() {
  const { fetchApi, siteUrl } = useApp();
  const { slug = '' } = useParams();
  const [search] = useSearchParams();
  const { data: page } = useSuspenseQuery(pageQuery(fetchApi, slug, search));
  const { data: site } = useSuspenseQuery(callQuery(fetchApi, 'getSite'));
  const { count, restaurants } = page;
  const path = paths.neighborhood(page.neighborhood);
  const { filters, results, map, pager } = useListingFilters({
    key: 'neighborhood',
    name: page.neighborhood,
    path,
    count,
  });
  const pagePath = onPagePath(path, page.page);
  return (
    <>
      <PageHead
        title={onPage(neighborhoodTitle(count, page.neighborhood, site.name, page.where), page.page)}
        description={neighborhoodDescription(count, page.neighborhood, page.where)}
        canonicalPath={pagePath}
        image={paths.sharePictureOf('neighborhoods', page.neighborhood)}
        data={restaurantListData({
          name: neighborhoodHeading(count, page.neighborhood, page.where),
          url: pagePath,
          siteUrl,
          count,
          firstPosition: firstOnPage(page.page),
          restaurants: restaurants.map((place) => ({ ...place, url: paths.restaurant(place.id) })),
          breadcrumbs: [
            { name: 'Home', url: paths.home },
            { name: 'Neighborhoods', url: paths.neighborhoods },
            { name: page.neighborhood, url: path },
          ],
        })}
      />
      <NeighborhoodPage
        key={page.slug}
        page={page}
        filters={filters}
        results={results}
        map={map}
        pager={pager}
      />
    </>
  );
}

export const route: Page = {
  Component: NeighborhoodRoute,
  ErrorBoundary: NeighborhoodFailure,
  loader:
    (services) =>
    async ({ params, request }) => {
      const { queryClient, fetchApi } = services;
      const { searchParams } = new URL(request.url);
      const page = await orNotFound(
        queryClient.ensureQueryData(pageQuery(fetchApi, params.slug ?? '', searchParams)),
      );
      canonical(request, paths.neighborhood(page.slug));
      if (isPastLast(page)) throw redirect(paths.neighborhood(page.slug));
      return prefetchListing(services, { key: 'neighborhood', name: page.neighborhood }, request);
    },
};
