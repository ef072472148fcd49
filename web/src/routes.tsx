import { data, redirect, type LoaderFunctionArgs, type RouteObject } from 'react-router';
import { neighborhoodStatsQuery, cuisineStatsQuery } from './api/aggregates.ts';
import { isNotFoundError } from './api/api-error.ts';
import { cuisinePageQuery, homePageQuery, neighborhoodPageQuery, siteQuery } from './api/pages.ts';
import { restaurantQuery } from './api/restaurants.ts';
import { reviewsQuery } from './api/reviews.ts';
import { sharedListQuery } from './api/saved.ts';
import type { AppServices } from './app-context.ts';
import { CuisineRoute } from './pages/cuisine/cuisine-route.tsx';
import { CuisinesRoute } from './pages/cuisines/cuisines-route.tsx';
import { HomeRoute } from './pages/home/home-route.tsx';
import { NeighborhoodRoute } from './pages/neighborhood/neighborhood-route.tsx';
import { NeighborhoodsRoute } from './pages/neighborhoods/neighborhoods-route.tsx';
import { NotFoundPage } from './pages/not-found/not-found-page.tsx';
import { readReviewsPage } from './pages/restaurant/reviews-page.ts';
import { paths } from './paths.ts';
import { RootFailure } from './root-failure.tsx';
import { RouteFailure } from './route-failure.tsx';
import { Shell } from './shell.tsx';

/** The route table of spec 1 §2, as far as it is built. A loader answers when its page's data is in the cache. */
export function buildRoutes({ queryClient, fetchApi }: AppServices): RouteObject[] {
  return [
    {
      Component: Shell,
      ErrorBoundary: RootFailure,
      loader: async () => {
        await queryClient.ensureQueryData(siteQuery(fetchApi));
        return null;
      },
      children: [
        {
          ErrorBoundary: RouteFailure,
          children: [
            {
              path: '/',
              Component: HomeRoute,
              loader: async () => {
                await queryClient.ensureQueryData(homePageQuery(fetchApi));
                return null;
              },
            },
            {
              path: '/cuisines',
              Component: CuisinesRoute,
              loader: async () => {
                await queryClient.ensureQueryData(cuisineStatsQuery(fetchApi));
                return null;
              },
            },
            {
              path: '/cuisines/:slug',
              Component: CuisineRoute,
              loader: async ({ params, request }) => {
                const page = await orNotFound(
                  queryClient.ensureQueryData(cuisinePageQuery(fetchApi, slugParam(params))),
                );
                return canonical(request, paths.cuisine(page.slug));
              },
            },
            {
              path: '/neighborhoods',
              Component: NeighborhoodsRoute,
              loader: async () => {
                await queryClient.ensureQueryData(neighborhoodStatsQuery(fetchApi));
                return null;
              },
            },
            {
              path: '/neighborhoods/:slug',
              Component: NeighborhoodRoute,
              loader: async ({ params, request }) => {
                const page = await orNotFound(
                  queryClient.ensureQueryData(neighborhoodPageQuery(fetchApi, slugParam(params))),
                );
                return canonical(request, paths.neighborhood(page.slug));
              },
            },
            {
              path: '/restaurants/:id',
              handle: { file: 'src/pages/restaurant/restaurant-route.tsx' },
              lazy: {
                Component: async () =>
                  (await import('./pages/restaurant/restaurant-route.tsx')).RestaurantRoute,
              },
              loader: async ({ params, request }) => {
                const id = params.id ?? '';
                const page = readReviewsPage(new URL(request.url).searchParams);
                const [place] = await orNotFound(
                  Promise.all([
                    queryClient.ensureQueryData(restaurantQuery(fetchApi, id)),
                    queryClient.ensureQueryData(reviewsQuery(fetchApi, id, page)),
                  ]),
                );
                return canonical(request, paths.restaurant(place.id));
              },
            },
            {
              path: '/auth',
              handle: { file: 'src/pages/auth/auth-route.tsx' },
              lazy: { Component: async () => (await import('./pages/auth/auth-route.tsx')).AuthRoute },
            },
            {
              path: '/saved',
              handle: { file: 'src/pages/saved/saved-route.tsx' },
              lazy: { Component: async () => (await import('./pages/saved/saved-route.tsx')).SavedRoute },
            },
            {
              path: '/saved/:token',
              handle: { file: 'src/pages/shared-list/shared-list-route.tsx' },
              lazy: {
                Component: async () =>
                  (await import('./pages/shared-list/shared-list-route.tsx')).SharedListRoute,
              },
              loader: async ({ params }) => {
                await orNotFound(queryClient.ensureQueryData(sharedListQuery(fetchApi, params.token ?? '')));
                return null;
              },
            },
            // Never drawn, as the loader throws; without a component the router would warn of every unknown address.
            { path: '*', loader: notFound, Component: NotFoundPage },
          ],
        },
      ],
    },
  ];
}

function notFound(): never {
  throw data(null, { status: 404, statusText: 'Not Found' });
}

/** An address that names nothing is a page of its own, with its own status; other failures stay failures. */
async function orNotFound<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (isNotFoundError(error)) return notFound();
    throw error;
  }
}

/** Sends every other spelling of an address to the one that search engines shall keep (decisions §2). */
function canonical(request: Request, path: string): null {
  const { pathname, search } = new URL(request.url);
  if (decodeURI(pathname) === decodeURI(path)) return null;
  throw redirect(path + search, 301);
}

function slugParam(params: LoaderFunctionArgs['params']): string {
  return params.slug ?? '';
}
