import { useSuspenseQuery } from '@tanstack/react-query';
import { redirect, useParams, useSearchParams } from 'react-router';
import { cuisineDescription, cuisineHeading, cuisineTitle, onPage } from '#domain/words/listing-headings';
import { restaurantListData } from '#domain/structured-data/structured-data';
import { CuisineFailure } from '../../directory-failures.tsx';
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
import { CuisinePage } from './cuisine-page.tsx';

/** The places on the page given in the address; filtered lists are searches. */
const pageQuery = (fetchApi: Fetch, slug: string, search: URLSearchParams) =>
  callQuery(fetchApi, 'getCuisinePage', { params: { slug }, query: listedPage(search, 'cuisine') });

function CuisineRoute() {
  const { fetchApi, siteUrl } = useApp();
  const { slug = '' } = useParams();
  const [search] = useSearchParams();
  const { data: page } = useSuspenseQuery(pageQuery(fetchApi, slug, search));
  const { data: site } = useSuspenseQuery(callQuery(fetchApi, 'getSite'));
  const { count, restaurants } = page;
  const path = paths.cuisine(page.cuisine);
  const { filters, results, map, pager } = useListingFilters({
    key: 'cuisine',
    name: page.cuisine,
    path,
    count,
  });
  const pagePath = onPagePath(path, page.page);
  return (
    <>
      <PageHead
        title={onPage(cuisineTitle(count, page.cuisine, site.name, page.plural), page.page)}
        description={cuisineDescription(count, page.cuisine, page.plural)}
        canonicalPath={pagePath}
        image={paths.sharePictureOf('cuisines', page.cuisine)}
        data={restaurantListData({
          name: cuisineHeading(count, page.cuisine, page.plural),
          url: pagePath,
          siteUrl,
          count,
          firstPosition: firstOnPage(page.page),
          restaurants: restaurants.map((place) => ({ ...place, url: paths.restaurant(place.id) })),
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
      const { searchParams } = new URL(request.url);
      const page = await orNotFound(
        queryClient.ensureQueryData(pageQuery(fetchApi, params.slug ?? '', searchParams)),
      );
      canonical(request, paths.cuisine(page.slug));
      if (isPastLast(page)) throw redirect(paths.cuisine(page.slug));
      return prefetchListing(services, { key: 'cuisine', name: page.cuisine }, request);
    },
};
