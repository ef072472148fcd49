import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import {
  neighborhoodDescription,
  neighborhoodHeading,
  neighborhoodTitle,
  onPage,
} from '#domain/words/headings';
import { restaurantListData } from '#domain/structured-data/structured-data';
import { NeighborhoodFailure } from '../../directory-failures.tsx';
import { callQuery } from '../../api/call-query.ts';
import { useApp } from '../../app-context.ts';
import { useListingFilters } from '../../components/search/use-listing-filters.tsx';
import { PageHead } from '../../head/page-head.tsx';
import { paths } from '../../paths.ts';
import { canonical, slugParams } from '../../loading/address.ts';
import { orNotFound } from '../../loading/or-not-found.ts';
import { prefetchListing } from '../../loading/prefetch-listing.ts';
import type { Page } from '../../lazy-page.ts';
import { NeighborhoodPage } from './neighborhood-page.tsx';

function NeighborhoodRoute() {
  const { fetchApi, siteUrl } = useApp();
  const { slug = '' } = useParams();
  const { data: page } = useSuspenseQuery(callQuery(fetchApi, 'getNeighborhoodPage', { params: { slug } }));
  const { data: site } = useSuspenseQuery(callQuery(fetchApi, 'getSite'));
  const { count, restaurants } = page;
  const path = paths.neighborhood(page.neighborhood);
  const { filters, results, map, pager, named } = useListingFilters({
    key: 'neighborhood',
    name: page.neighborhood,
    path,
    count,
    restaurants,
  });
  return (
    <>
      <PageHead
        title={onPage(neighborhoodTitle(count, page.neighborhood, site.name), named.page)}
        description={neighborhoodDescription(count, page.neighborhood)}
        canonicalPath={path + named.query}
        image={paths.sharePictureOf('neighborhoods', page.neighborhood)}
        data={restaurantListData({
          name: neighborhoodHeading(count, page.neighborhood),
          url: path + named.query,
          siteUrl,
          count,
          firstPosition: named.firstPosition,
          restaurants: named.restaurants.map((place) => ({ ...place, url: paths.restaurant(place.id) })),
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
      const page = await orNotFound(
        queryClient.ensureQueryData(
          callQuery(fetchApi, 'getNeighborhoodPage', { params: slugParams(params) }),
        ),
      );
      canonical(request, paths.neighborhood(page.slug));
      return prefetchListing(services, { key: 'neighborhood', name: page.neighborhood }, request);
    },
};
