import type { RouteObject, ShouldRevalidateFunctionArgs } from 'react-router';
import { callQuery } from './api/call-query.ts';
import { facetsQuery, searchQuery } from './api/search.ts';
import type { AppServices } from './app-context.ts';
import { lazyPage, type PageModule } from './lazy-page.ts';
import { notFound } from './loading/or-not-found.ts';
import { listStatus, prefetch } from './loading/prefetch.ts';
import { HomeRoute } from './pages/home/home-route.tsx';
import { NotFoundPage } from './pages/not-found/not-found-page.tsx';
import { RootFailure } from './root-failure.tsx';
import { RouteFailure } from './route-failure.tsx';
import { isAsked, readSearchState } from './search-state.ts';
import { Shell } from './shell.tsx';

/**
 * The route table of spec 1 §2 and spec 2 §2. Home is in the main bundle; every other page is loaded on
 * demand.
 */
export function buildRoutes(services: AppServices): RouteObject[] {
  const { queryClient, fetchApi } = services;
  const page = (name: string, load: PageModule) =>
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
                const isList = isAsked(state) || state.view === 'map';
                const [answered] = await Promise.all([
                  prefetch(services, (isList ? searchQuery : facetsQuery)(fetchApi, state)),
                  queryClient.ensureQueryData(callQuery(fetchApi, 'getHomePage')),
                ]);
                return listStatus(answered || !isList);
              },
            },
            {
              path: '/cuisines',
              ...page('cuisines', () => import('./pages/cuisines/cuisines-route.tsx')),
            },
            {
              path: '/cuisines/:slug',
              shouldRevalidate: unlessOnlyAskedAnew,
              ...page('cuisine', () => import('./pages/cuisine/cuisine-route.tsx')),
            },
            {
              path: '/neighborhoods',
              ...page('neighborhoods', () => import('./pages/neighborhoods/neighborhoods-route.tsx')),
            },
            {
              path: '/neighborhoods/:slug',
              shouldRevalidate: unlessOnlyAskedAnew,
              ...page('neighborhood', () => import('./pages/neighborhood/neighborhood-route.tsx')),
            },
            {
              path: '/restaurants/:id',
              ...page('restaurant', () => import('./pages/restaurant/restaurant-route.tsx')),
            },
            {
              path: '/local-businesses',
              ...page('stories', () => import('./pages/stories/stories-route.tsx')),
            },
            {
              path: '/auth',
              ...page('auth', () => import('./pages/auth/auth-route.tsx')),
            },
            {
              path: '/auth/password',
              ...page('new-password', () => import('./pages/new-password/new-password-route.tsx')),
            },
            {
              path: '/account/email',
              ...page('confirm-email', () => import('./pages/confirm-email/confirm-email-route.tsx')),
            },
            {
              path: '/account',
              ...page('account', () => import('./pages/account/account-route.tsx')),
            },
            {
              path: '/saved',
              ...page('saved', () => import('./pages/saved/saved-route.tsx')),
            },
            {
              path: '/saved/:token',
              ...page('shared-list', () => import('./pages/shared-list/shared-list-route.tsx')),
            },
            {
              path: '/local-businesses/:slug',
              ...page('story', () => import('./pages/story/story-route.tsx')),
            },
            {
              path: '/blog',
              ...page('guides', () => import('./pages/guides/guides-route.tsx')),
            },
            {
              path: '/faq',
              ...page('faq', () => import('./pages/faq/faq-route.tsx')),
            },
            {
              path: '/blog/:slug',
              ...page('guide', () => import('./pages/guide/guide-route.tsx')),
            },
            {
              path: '/timonium-restaurants',
              ...page('timonium', () => import('./pages/timonium/timonium-route.tsx')),
            },
            {
              path: '/awards',
              ...page('awards', () => import('./pages/awards/awards-route.tsx')),
            },
            {
              path: '/about',
              ...page('about', () => import('./pages/about/about-route.tsx')),
            },
            {
              path: '/awards/:slug',
              ...page('award', () => import('./pages/award/award-route.tsx')),
            },
            {
              path: '/win-dinner',
              ...page('win-dinner', () => import('./pages/win-dinner/win-dinner-route.tsx')),
            },
            {
              path: '/offline',
              ...page('offline', () => import('./pages/offline/offline-route.tsx')),
            },
            {
              path: '/unsubscribe',
              ...page('unsubscribe', () => import('./pages/unsubscribe/unsubscribe-route.tsx')),
            },
            {
              path: '/quiz',
              ...page('quiz', () => import('./pages/quiz/quiz-route.tsx')),
            },
            {
              path: '/sitemap',
              ...page('sitemap', () => import('./pages/sitemap/sitemap-route.tsx')),
            },
            {
              path: '/submit-restaurant',
              ...page(
                'submit-restaurant',
                () => import('./pages/submit-restaurant/submit-restaurant-route.tsx'),
              ),
            },
            {
              path: '/admin/login',
              ...page('admin-login', () => import('./pages/admin-login/admin-login-route.tsx')),
            },
            {
              path: '/admin',
              ...page('admin', () => import('./pages/admin/admin-route.tsx')),
            },
            {
              path: '/authors/:slug',
              ...page('author', () => import('./pages/author/author-route.tsx')),
            },
            {
              path: '/:slug',
              ...page('page', () => import('./pages/page/page-route.tsx')),
            },
            // Never rendered, as the loader throws; without a component the router would warn about every
            // unknown address.
            { path: '*', loader: notFound, Component: NotFoundPage },
          ],
        },
      ],
    },
  ];
}

/** When only the query changes, the page fetches its list itself: navigation need not wait for the loader. */
function unlessOnlyAskedAnew({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const isAskedAnew = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return isAskedAnew ? false : defaultShouldRevalidate;
}
