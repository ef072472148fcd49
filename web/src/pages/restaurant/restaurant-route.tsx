import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router';
import { pageTitle } from '#domain/words/headings';
import { restaurantData } from '#domain/structured-data/structured-data';
import { callQuery } from '../../api/call-query.ts';
import { useApp } from '../../app-context.ts';
import { PageHead } from '../../head/page-head.tsx';
import { paths } from '../../paths.ts';
import { canonical } from '../../loading/address.ts';
import { orNotFound } from '../../loading/or-not-found.ts';
import type { Page } from '../../lazy-page.ts';
import { RestaurantPage } from './restaurant-page.tsx';
import { readReviewsPage } from './reviews-page.ts';

function RestaurantRoute() {
  const { fetchApi, siteUrl } = useApp();
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const { data: place } = useSuspenseQuery(callQuery(fetchApi, 'getRestaurant', { params: { id } }));
  const { data: reviews } = useSuspenseQuery(
    callQuery(fetchApi, 'listReviews', { params: { id }, query: { page: readReviewsPage(search) } }),
  );
  const { data: site } = useSuspenseQuery(callQuery(fetchApi, 'getSite'));
  const path = paths.restaurant(place.id);
  return (
    <>
      <PageHead
        title={pageTitle(`${place.name}, ${place.neighborhood}`, site.name)}
        description={place.description}
        {...(!place.isExcluded && { canonicalPath: path })}
        image={paths.sharePictureOf('restaurants', place.id)}
        data={restaurantData({
          ...place,
          imageUrl: place.photos[0]?.url ?? place.imageUrl,
          url: path,
          siteUrl,
          breadcrumbs: [
            { name: 'Home', url: paths.home },
            { name: 'Neighborhoods', url: paths.neighborhoods },
            { name: place.neighborhood, url: paths.neighborhood(place.neighborhood) },
            { name: place.name, url: path },
          ],
        })}
      />
      <RestaurantPage key={place.id} place={place} reviews={reviews} />
    </>
  );
}

export const route: Page = {
  Component: RestaurantRoute,
  loader:
    ({ queryClient, fetchApi }) =>
    async ({ params, request }) => {
      const { id = '' } = params;
      const page = readReviewsPage(new URL(request.url).searchParams);
      const [place] = await orNotFound(
        Promise.all([
          queryClient.ensureQueryData(callQuery(fetchApi, 'getRestaurant', { params: { id } })),
          queryClient.ensureQueryData(
            callQuery(fetchApi, 'listReviews', { params: { id }, query: { page } }),
          ),
        ]),
      );
      return canonical(request, paths.restaurant(place.id));
    },
};
