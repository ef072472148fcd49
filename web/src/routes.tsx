import type { RouteObject, ShouldRevalidateFunctionArgs } from 'react-router';
import { callQuery } from './api/call-query.ts';
import { facetsQuery, searchQuery } from './api/search.ts';
import type { AppServices } from './app-context.ts';
import { lazyPage, type Page } from './lazy-page.ts';
import { notFound } from './loading/or-not-found.ts';
import { listStatus, prefetch } from './loading/prefetch.ts';
import { HomeRoute } from './pages/home/home-route.tsx';
import { NotFoundPage } from './pages/not-found/not-found-page.tsx';
import { RootFailure } from './root-failure.tsx';
import { RouteFailure } from './route-failure.tsx';
import { isAsked, readSearchState } from './search-state.ts';
import { Shell } from './shell.tsx';

/** The route table of spec 1 §2 and spec 2 §2. Home comes with the site, every other page brings its own code. */
export function buildRoutes(services: AppServices): RouteObject[] {
  const { queryClient, fetchApi } = services;
  const page = (name: string, load: () => Promise<Page>) =>
    lazyPage(services, `src/pages/${name}/${name}-route.tsx`, load);

  return [
    {
      Component: Shell,
      ErrorBoundary: RootFailure,
      loader: async () => {
        await queryClient.ensureQueryData(callQuery(fetchApi, 'getSite'));
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
                  prefetch(services, (isAsked(state) ? searchQuery : facetsQuery)(fetchApi, state)),
                  queryClient.ensureQueryData(callQuery(fetchApi, 'getHomePage')),
                ]);
                return listStatus(answered || !isAsked(state));
              },
            },
            {
              path: '/cuisines',
              ...page(
                'cuisines',
                async () => (await import('./pages/cuisines/cuisines-route.tsx')).cuisinesPage,
              ),
            },
            {
              path: '/cuisines/:slug',
              shouldRevalidate: unlessOnlyAskedAnew,
              ...page('cuisine', async () => (await import('./pages/cuisine/cuisine-route.tsx')).cuisinePage),
            },
            {
              path: '/neighborhoods',
              ...page(
                'neighborhoods',
                async () => (await import('./pages/neighborhoods/neighborhoods-route.tsx')).neighborhoodsPage,
              ),
            },
            {
              path: '/neighborhoods/:slug',
              shouldRevalidate: unlessOnlyAskedAnew,
              ...page(
                'neighborhood',
                async () => (await import('./pages/neighborhood/neighborhood-route.tsx')).neighborhoodPage,
              ),
            },
            {
              path: '/restaurants/:id',
              ...page(
                'restaurant',
                async () => (await import('./pages/restaurant/restaurant-route.tsx')).restaurantPage,
              ),
            },
            {
              path: '/local-businesses',
              ...page('stories', async () => (await import('./pages/stories/stories-route.tsx')).storiesPage),
            },
            {
              path: '/auth',
              ...page('auth', async () => (await import('./pages/auth/auth-route.tsx')).authPage),
            },
            {
              path: '/saved',
              ...page('saved', async () => (await import('./pages/saved/saved-route.tsx')).savedPage),
            },
            {
              path: '/saved/:token',
              ...page(
                'shared-list',
                async () => (await import('./pages/shared-list/shared-list-route.tsx')).sharedListPage,
              ),
            },
            {
              path: '/local-businesses/:slug',
              ...page('story', async () => (await import('./pages/story/story-route.tsx')).storyPage),
            },
            {
              path: '/blog',
              ...page('guides', async () => (await import('./pages/guides/guides-route.tsx')).guidesPage),
            },
            {
              path: '/faq',
              ...page('faq', async () => (await import('./pages/faq/faq-route.tsx')).faqPage),
            },
            {
              path: '/blog/:slug',
              ...page('guide', async () => (await import('./pages/guide/guide-route.tsx')).guidePage),
            },
            {
              path: '/timonium-restaurants',
              ...page(
                'timonium',
                async () => (await import('./pages/timonium/timonium-route.tsx')).timoniumPage,
              ),
            },
            {
              path: '/awards',
              ...page('awards', async () => (await import('./pages/awards/awards-route.tsx')).awardsPage),
            },
            {
              path: '/about',
              ...page('about', async () => (await import('./pages/about/about-route.tsx')).aboutPage),
            },
            {
              path: '/awards/:slug',
              ...page('award', async () => (await import('./pages/award/award-route.tsx')).awardPage),
            },
            {
              path: '/win-dinner',
              ...page(
                'win-dinner',
                async () => (await import('./pages/win-dinner/win-dinner-route.tsx')).winDinnerPage,
              ),
            },
            {
              path: '/unsubscribe',
              ...page(
                'unsubscribe',
                async () => (await import('./pages/unsubscribe/unsubscribe-route.tsx')).unsubscribePage,
              ),
            },
            {
              path: '/quiz',
              ...page('quiz', async () => (await import('./pages/quiz/quiz-route.tsx')).quizPage),
            },
            {
              path: '/sitemap',
              ...page('sitemap', async () => (await import('./pages/sitemap/sitemap-route.tsx')).sitemapPage),
            },
            {
              path: '/submit-restaurant',
              ...page(
                'submit-restaurant',
                async () =>
                  (await import('./pages/submit-restaurant/submit-restaurant-route.tsx'))
                    .submitRestaurantPage,
              ),
            },
            {
              path: '/admin/login',
              ...page(
                'admin-login',
                async () => (await import('./pages/admin-login/admin-login-route.tsx')).adminLoginPage,
              ),
            },
            {
              path: '/admin',
              ...page('admin', async () => (await import('./pages/admin/admin-route.tsx')).adminPage),
            },
            // Never drawn, as the loader throws; without a component the router would warn of every unknown address.
            { path: '*', loader: notFound, Component: NotFoundPage },
          ],
        },
      ],
    },
  ];
}

/** The list is asked for by the page itself when only the query of its address changes: the page need not wait. */
function unlessOnlyAskedAnew({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const isAskedAnew = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return isAskedAnew ? false : defaultShouldRevalidate;
}
