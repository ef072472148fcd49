import { TIMONIUM_SLUG } from '#domain/page-paths';
import {
  data,
  redirect,
  type LoaderFunctionArgs,
  type RouteObject,
  type ShouldRevalidateFunctionArgs,
} from 'react-router';
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
import { reviewsQuery } from './api/reviews.ts';
import { sharedListQuery } from './api/saved.ts';
import { facetsPath, searchPath, searchQuery } from './api/search.ts';
import type { AppServices } from './app-context.ts';
import { listingQuestion, readListingState, type ListingSubject } from './components/search/listing-state.ts';
import { GuideFailure, StoryFailure } from './editorial-failures.tsx';
import { lazyPage } from './lazy-page.ts';
import { HomeRoute } from './pages/home/home-route.tsx';
import { NotFoundPage } from './pages/not-found/not-found-page.tsx';
import { readReviewsPage } from './pages/restaurant/reviews-page.ts';
import { paths } from './paths.ts';
import { RootFailure } from './root-failure.tsx';
import { PRIVATE_PAGE } from './private-page.ts';
import { RouteFailure } from './route-failure.tsx';
import { isAsked, readSearchState } from './search-state.ts';
import { Shell } from './shell.tsx';

/** The route table of spec 1 §2, as far as it is built. A loader answers when its page's data is in the cache. */
export function buildRoutes({ queryClient, fetchApi }: AppServices): RouteObject[] {
  /** True when the answer is there. A failed search is no failed page: the list says so, the rest stands. */
  async function prefetchList(path: ReturnType<typeof searchPath>): Promise<boolean> {
    const query = searchQuery(fetchApi, path);
    await queryClient.prefetchQuery(query);
    return queryClient.getQueryData(query.queryKey) !== undefined;
  }

  async function prefetchListing(subject: ListingSubject, request: Request) {
    const state = readListingState(new URL(request.url).searchParams, subject.key);
    const question = listingQuestion(state, subject);
    const answered = await prefetchList(isAsked(state) ? searchPath(question, null) : facetsPath(question));
    return listStatus(answered || !isAsked(state));
  }

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
              shouldRevalidate: unlessOnlyAskedAnew,
              loader: async ({ request }) => {
                const state = readSearchState(new URL(request.url).searchParams);
                const [answered] = await Promise.all([
                  prefetchList(isAsked(state) ? searchPath(state, null) : facetsPath(state)),
                  queryClient.ensureQueryData(homePageQuery(fetchApi)),
                ]);
                return listStatus(answered || !isAsked(state));
              },
            },
            {
              path: '/cuisines',
              ...lazyPage(
                'src/pages/cuisines/cuisines-route.tsx',
                async () => (await import('./pages/cuisines/cuisines-route.tsx')).CuisinesRoute,
              ),
              loader: async () => {
                await queryClient.ensureQueryData(cuisineStatsQuery(fetchApi));
                return null;
              },
            },
            {
              path: '/cuisines/:slug',
              ...lazyPage(
                'src/pages/cuisine/cuisine-route.tsx',
                async () => (await import('./pages/cuisine/cuisine-route.tsx')).CuisineRoute,
              ),
              shouldRevalidate: unlessOnlyAskedAnew,
              loader: async ({ params, request }) => {
                const page = await orNotFound(
                  queryClient.ensureQueryData(cuisinePageQuery(fetchApi, slugParam(params))),
                );
                canonical(request, paths.cuisine(page.slug));
                return prefetchListing({ key: 'cuisine', name: page.cuisine }, request);
              },
            },
            {
              path: '/neighborhoods',
              ...lazyPage(
                'src/pages/neighborhoods/neighborhoods-route.tsx',
                async () =>
                  (await import('./pages/neighborhoods/neighborhoods-route.tsx')).NeighborhoodsRoute,
              ),
              loader: async () => {
                await queryClient.ensureQueryData(neighborhoodStatsQuery(fetchApi));
                return null;
              },
            },
            {
              path: '/neighborhoods/:slug',
              ...lazyPage(
                'src/pages/neighborhood/neighborhood-route.tsx',
                async () => (await import('./pages/neighborhood/neighborhood-route.tsx')).NeighborhoodRoute,
              ),
              shouldRevalidate: unlessOnlyAskedAnew,
              loader: async ({ params, request }) => {
                const page = await orNotFound(
                  queryClient.ensureQueryData(neighborhoodPageQuery(fetchApi, slugParam(params))),
                );
                canonical(request, paths.neighborhood(page.slug));
                return prefetchListing({ key: 'neighborhood', name: page.neighborhood }, request);
              },
            },
            {
              path: '/restaurants/:id',
              ...lazyPage(
                'src/pages/restaurant/restaurant-route.tsx',
                async () => (await import('./pages/restaurant/restaurant-route.tsx')).RestaurantRoute,
              ),
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
              path: '/local-businesses',
              ...lazyPage(
                'src/pages/stories/stories-route.tsx',
                async () => (await import('./pages/stories/stories-route.tsx')).StoriesRoute,
              ),
              loader: async () => {
                await queryClient.ensureQueryData(storiesPageQuery(fetchApi));
                return null;
              },
            },
            {
              path: '/auth',
              ...lazyPage(
                'src/pages/auth/auth-route.tsx',
                async () => (await import('./pages/auth/auth-route.tsx')).AuthRoute,
              ),
            },
            {
              path: '/saved',
              ...lazyPage(
                'src/pages/saved/saved-route.tsx',
                async () => (await import('./pages/saved/saved-route.tsx')).SavedRoute,
              ),
            },
            {
              path: '/saved/:token',
              ...lazyPage(
                'src/pages/shared-list/shared-list-route.tsx',
                async () => (await import('./pages/shared-list/shared-list-route.tsx')).SharedListRoute,
              ),
              loader: async ({ params }) => {
                await orNotFound(queryClient.ensureQueryData(sharedListQuery(fetchApi, params.token ?? '')));
                return null;
              },
            },
            {
              path: '/local-businesses/:slug',
              ...lazyPage(
                'src/pages/story/story-route.tsx',
                async () => (await import('./pages/story/story-route.tsx')).StoryRoute,
              ),
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
              ...lazyPage(
                'src/pages/guides/guides-route.tsx',
                async () => (await import('./pages/guides/guides-route.tsx')).GuidesRoute,
              ),
              loader: async () => {
                await queryClient.ensureQueryData(guidesPageQuery(fetchApi));
                return null;
              },
            },
            {
              path: '/faq',
              ...lazyPage(
                'src/pages/faq/faq-route.tsx',
                async () => (await import('./pages/faq/faq-route.tsx')).FaqRoute,
              ),
              loader: async () => {
                await queryClient.ensureQueryData(homePageQuery(fetchApi));
                return null;
              },
            },
            {
              path: '/blog/:slug',
              ...lazyPage(
                'src/pages/guide/guide-route.tsx',
                async () => (await import('./pages/guide/guide-route.tsx')).GuideRoute,
              ),
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
              ...lazyPage(
                'src/pages/timonium/timonium-route.tsx',
                async () => (await import('./pages/timonium/timonium-route.tsx')).TimoniumRoute,
              ),
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
              ...lazyPage(
                'src/pages/awards/awards-route.tsx',
                async () => (await import('./pages/awards/awards-route.tsx')).AwardsRoute,
              ),
              loader: async () => {
                await queryClient.ensureQueryData(awardsPageQuery(fetchApi));
                return null;
              },
            },
            {
              path: '/about',
              ...lazyPage(
                'src/pages/about/about-route.tsx',
                async () => (await import('./pages/about/about-route.tsx')).AboutRoute,
              ),
              loader: async () => {
                await queryClient.ensureQueryData(homePageQuery(fetchApi));
                return null;
              },
            },
            {
              path: '/awards/:slug',
              ...lazyPage(
                'src/pages/award/award-route.tsx',
                async () => (await import('./pages/award/award-route.tsx')).AwardRoute,
              ),
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
              ...lazyPage(
                'src/pages/win-dinner/win-dinner-route.tsx',
                async () => (await import('./pages/win-dinner/win-dinner-route.tsx')).WinDinnerRoute,
              ),
              loader: async () => {
                await queryClient.ensureQueryData(winDinnerPageQuery(fetchApi));
                return null;
              },
            },
            {
              path: '/sitemap',
              ...lazyPage(
                'src/pages/sitemap/sitemap-route.tsx',
                async () => (await import('./pages/sitemap/sitemap-route.tsx')).SitemapRoute,
              ),
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
            {
              path: '/submit-restaurant',
              ...lazyPage(
                'src/pages/submit-restaurant/submit-restaurant-route.tsx',
                async () =>
                  (await import('./pages/submit-restaurant/submit-restaurant-route.tsx'))
                    .SubmitRestaurantRoute,
              ),
              loader: async () => {
                const [site] = await Promise.all([
                  queryClient.ensureQueryData(siteQuery(fetchApi)),
                  queryClient.ensureQueryData(cuisineStatsQuery(fetchApi)),
                  queryClient.ensureQueryData(neighborhoodStatsQuery(fetchApi)),
                ]);
                if (site.submitRestaurantUrl !== null) throw redirect(site.submitRestaurantUrl);
                return null;
              },
            },
            {
              path: '/admin/login',
              ...lazyPage(
                'src/pages/admin-login/admin-login-route.tsx',
                async () => (await import('./pages/admin-login/admin-login-route.tsx')).AdminLoginRoute,
              ),
              loader: staffPage,
            },
            {
              path: '/admin',
              ...lazyPage(
                'src/pages/admin/admin-route.tsx',
                async () => (await import('./pages/admin/admin-route.tsx')).AdminRoute,
              ),
              loader: staffPage,
            },
            // Never drawn, as the loader throws; without a component the router would warn of every unknown address.
            { path: '*', loader: notFound, Component: NotFoundPage },
          ],
        },
      ],
    },
  ];
}

/** No search engine finds it and no cache keeps it; who is signed in is known to the browser alone. */
function staffPage() {
  return data(null, { headers: { 'X-Robots-Tag': PRIVATE_PAGE, 'Cache-Control': 'no-store' } });
}

/** The list is asked for by the page itself when only the query of its address changes: the page need not wait. */
function unlessOnlyAskedAnew({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const isAskedAnew = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return isAskedAnew ? false : defaultShouldRevalidate;
}

/** A page without the list it was asked for is not to be kept by any cache. */
function listStatus(isThere: boolean) {
  return isThere ? null : data(null, { status: 503 });
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
