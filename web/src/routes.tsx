import { TIMONIUM_SLUG } from '#domain/page-paths';
import { data, redirect, type LoaderFunctionArgs, type RouteObject } from 'react-router';
import { neighborhoodStatsQuery, cuisineStatsQuery } from './api/aggregates.ts';
import { isNotFoundError } from './api/api-error.ts';
import {
  awardPageQuery,
  awardsPageQuery,
  guidePageQuery,
  guidesPageQuery,
  storiesPageQuery,
  storyPageQuery,
  winDinnerPageQuery,
} from './api/editorial.ts';
import { cuisinePageQuery, homePageQuery, neighborhoodPageQuery, siteQuery } from './api/pages.ts';
import { restaurantQuery } from './api/restaurants.ts';
import type { AppServices } from './app-context.ts';
import { GuideFailure, StoryFailure } from './editorial-failures.tsx';
import { AwardRoute } from './pages/award/award-route.tsx';
import { AwardsRoute } from './pages/awards/awards-route.tsx';
import { CuisineRoute } from './pages/cuisine/cuisine-route.tsx';
import { CuisinesRoute } from './pages/cuisines/cuisines-route.tsx';
import { GuideRoute } from './pages/guide/guide-route.tsx';
import { GuidesRoute } from './pages/guides/guides-route.tsx';
import { HomeRoute } from './pages/home/home-route.tsx';
import { NeighborhoodRoute } from './pages/neighborhood/neighborhood-route.tsx';
import { NeighborhoodsRoute } from './pages/neighborhoods/neighborhoods-route.tsx';
import { NotFoundPage } from './pages/not-found/not-found-page.tsx';
import { RestaurantRoute } from './pages/restaurant/restaurant-route.tsx';
import { SitemapRoute } from './pages/sitemap/sitemap-route.tsx';
import { StoriesRoute } from './pages/stories/stories-route.tsx';
import { StoryRoute } from './pages/story/story-route.tsx';
import { TimoniumRoute } from './pages/timonium/timonium-route.tsx';
import { WinDinnerRoute } from './pages/win-dinner/win-dinner-route.tsx';
import { paths } from './paths.ts';
import { RootFailure } from './root-failure.tsx';
import { PRIVATE_PAGE } from './private-page.ts';
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
              Component: RestaurantRoute,
              loader: async ({ params, request }) => {
                const place = await orNotFound(
                  queryClient.ensureQueryData(restaurantQuery(fetchApi, params.id ?? '')),
                );
                return canonical(request, paths.restaurant(place.id));
              },
            },
            {
              path: '/local-businesses',
              Component: StoriesRoute,
              loader: async () => {
                await queryClient.ensureQueryData(storiesPageQuery(fetchApi));
                return null;
              },
            },
            {
              path: '/local-businesses/:slug',
              Component: StoryRoute,
              ErrorBoundary: StoryFailure,
              loader: async ({ params, request }) => {
                const story = await orNotFound(
                  queryClient.ensureQueryData(
                    storyPageQuery(fetchApi, slugParam(params), previewParam(request)),
                  ),
                );
                return story.isPreview ? null : canonical(request, paths.localBusiness(story.slug));
              },
            },
            {
              path: '/blog',
              Component: GuidesRoute,
              loader: async () => {
                await queryClient.ensureQueryData(guidesPageQuery(fetchApi));
                return null;
              },
            },
            {
              path: '/blog/:slug',
              Component: GuideRoute,
              ErrorBoundary: GuideFailure,
              loader: async ({ params, request }) => {
                const guide = await orNotFound(
                  queryClient.ensureQueryData(
                    guidePageQuery(fetchApi, slugParam(params), previewParam(request)),
                  ),
                );
                return guide.isPreview ? null : canonical(request, paths.guide(guide.slug));
              },
            },
            {
              path: '/timonium-restaurants',
              Component: TimoniumRoute,
              ErrorBoundary: GuideFailure,
              loader: async ({ request }) => {
                await orNotFound(
                  queryClient.ensureQueryData(guidePageQuery(fetchApi, TIMONIUM_SLUG, previewParam(request))),
                );
                return canonical(request, paths.timonium);
              },
            },
            {
              path: '/awards',
              Component: AwardsRoute,
              loader: async () => {
                await queryClient.ensureQueryData(awardsPageQuery(fetchApi));
                return null;
              },
            },
            {
              path: '/awards/:slug',
              Component: AwardRoute,
              loader: async ({ params, request }) => {
                const award = await orNotFound(
                  queryClient.ensureQueryData(awardPageQuery(fetchApi, slugParam(params))),
                );
                canonical(request, paths.award(award.slug));
                return data(null, { headers: { 'X-Robots-Tag': PRIVATE_PAGE } });
              },
            },
            {
              path: '/win-dinner',
              Component: WinDinnerRoute,
              loader: async () => {
                await queryClient.ensureQueryData(winDinnerPageQuery(fetchApi));
                return null;
              },
            },
            {
              path: '/sitemap',
              Component: SitemapRoute,
              // Without the statistics, the page falls back to links that do not need them (spec 2 §2).
              loader: async () => {
                await Promise.all([
                  queryClient.prefetchQuery(neighborhoodStatsQuery(fetchApi)),
                  queryClient.prefetchQuery(cuisineStatsQuery(fetchApi)),
                  queryClient.prefetchQuery(guidesPageQuery(fetchApi)),
                ]);
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

/** The token of a draft's link. */
function previewParam(request: Request): string | null {
  return new URL(request.url).searchParams.get('preview');
}
