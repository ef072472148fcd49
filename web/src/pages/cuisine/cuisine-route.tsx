import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { cuisineDescription, cuisineHeading, cuisineTitle, onPage } from '#domain/words/headings';
import { restaurantListData } from '#domain/structured-data/structured-data';
import { CuisineFailure } from '../../directory-failures.tsx';
import { callQuery } from '../../api/call-query.ts';
import { useApp } from '../../app-context.ts';
import { useListingFilters } from '../../components/search/use-listing-filters.tsx';
import { PageHead } from '../../head/page-head.tsx';
import { paths } from '../../paths.ts';
import { canonical, slugParams } from '../../loading/address.ts';
import { orNotFound } from '../../loading/or-not-found.ts';
import { prefetchListing } from '../../loading/prefetch-listing.ts';
import type { Page } from '../../lazy-page.ts';
import { CuisinePage } from './cuisine-page.tsx';

function CuisineRoute() {
  const { fetchApi, siteUrl } = useApp();
  const { slug = '' } = useParams();
  const { data: page } = useSuspenseQuery(callQuery(fetchApi, 'getCuisinePage', { params: { slug } }));
  const { data: site } = useSuspenseQuery(callQuery(fetchApi, 'getSite'));
  const { count, restaurants } = page;
  const path = paths.cuisine(page.cuisine);
  const { filters, results, map, pager, named } = useListingFilters({
    key: 'cuisine',
    name: page.cuisine,
    path,
    count,
    restaurants,
  });
  return (
    <>
      <PageHead
        title={onPage(cuisineTitle(count, page.cuisine, site.name), named.page)}
        description={cuisineDescription(count, page.cuisine)}
        canonicalPath={path + named.query}
        image={paths.sharePictureOf('cuisines', page.cuisine)}
        data={restaurantListData({
          name: cuisineHeading(count, page.cuisine),
          url: path + named.query,
          siteUrl,
          count,
          firstPosition: named.firstPosition,
          restaurants: named.restaurants.map((place) => ({ ...place, url: paths.restaurant(place.id) })),
          breadcrumbs: [
            { name: 'Home', url: paths.home },
            { name: 'Cuisines', url: paths.cuisines },
            { name: page.cuisine, url: path },
          ],
        })}
      />
      <CuisinePage key={page.slug} page={page} filters={filters} results={results} map={map} pager={pager} />
    </>
  );
}

export const route: Page = {
  Component: CuisineRoute,
  ErrorBoundary: CuisineFailure,
  loader:
    (services) =>
    async ({ params, request }) => {
      const { queryClient, fetchApi } = services;
      const page = await orNotFound(
        queryClient.ensureQueryData(callQuery(fetchApi, 'getCuisinePage', { params: slugParams(params) })),
      );
      canonical(request, paths.cuisine(page.slug));
      return prefetchListing(services, { key: 'cuisine', name: page.cuisine }, request);
    },
};
