import type { LoaderFunction, RouteObject, ShouldRevalidateFunctionArgs } from 'react-router';
import { callQuery } from './api/call-query.ts';
import { facetsQuery, searchQuery } from './api/search.ts';
import type { AppServices } from './app-context.ts';
import { lazyPage, preparedBy, withServices, type PageModule } from './lazy-page.ts';
import { notFound } from './loading/or-not-found.ts';
import { listStatus, prefetch } from './loading/prefetch.ts';
import { HomeRoute } from './pages/home/home-route.tsx';
import { homeResults } from './pages/home/results-part.ts';
import { NotFoundPage } from './pages/not-found/not-found-page.tsx';
import { RootFailure } from './root-failure.tsx';
import { RouteFailure } from './route-failure.tsx';
import { isAsked, readSearchState, type SearchState } from './search-state.ts';
import { Shell } from './shell.tsx';

interface PageRow {
  readonly path: string;
  /** Its folder in `pages`. */
  readonly name: string;
  readonly load: PageModule;
  /** A list that the page refetches itself when only the query changes. */
  readonly isList?: true;
}

/**
 * The route table of spec 1 §2 and spec 2 §2. Home is in the main bundle; every page here is loaded on demand. The order
 * is of no account: the router prefers the more specific path.
 */
const PAGES: readonly PageRow[] = [
  { path: '/cuisines', name: 'cuisines', load: () => import('./pages/cuisines/cuisines-route.tsx') },
  {
    path: '/cuisines/:slug',
    name: 'cuisine',
    load: () => import('./pages/cuisine/cuisine-route.tsx'),
    isList: true,
  },
  {
    path: '/neighborhoods',
    name: 'neighborhoods',
    load: () => import('./pages/neighborhoods/neighborhoods-route.tsx'),
  },
  {
    path: '/neighborhoods/:slug',
    name: 'neighborhood',
    load: () => import('./pages/neighborhood/neighborhood-route.tsx'),
    isList: true,
  },
  {
    path: '/restaurants/:id',
    name: 'restaurant',
    load: () => import('./pages/restaurant/restaurant-route.tsx'),
  },
  { path: '/local-businesses', name: 'stories', load: () => import('./pages/stories/stories-route.tsx') },
  { path: '/auth', name: 'auth', load: () => import('./pages/auth/auth-route.tsx') },
  {
    path: '/auth/password',
    name: 'new-password',
    load: () => import('./pages/new-password/new-password-route.tsx'),
  },
  {
    path: '/account/email',
    name: 'confirm-email',
    load: () => import('./pages/confirm-email/confirm-email-route.tsx'),
  },
  { path: '/account', name: 'account', load: () => import('./pages/account/account-route.tsx') },
  { path: '/saved', name: 'saved', load: () => import('./pages/saved/saved-route.tsx') },
  {
    path: '/saved/:token',
    name: 'shared-list',
    load: () => import('./pages/shared-list/shared-list-route.tsx'),
  },
  { path: '/local-businesses/:slug', name: 'story', load: () => import('./pages/story/story-route.tsx') },
  { path: '/blog', name: 'guides', load: () => import('./pages/guides/guides-route.tsx') },
  { path: '/faq', name: 'faq', load: () => import('./pages/faq/faq-route.tsx') },
  { path: '/blog/:slug', name: 'guide', load: () => import('./pages/guide/guide-route.tsx') },
  {
    path: '/timonium-restaurants',
    name: 'timonium',
    load: () => import('./pages/timonium/timonium-route.tsx'),
  },
  { path: '/awards', name: 'awards', load: () => import('./pages/awards/awards-route.tsx') },
  { path: '/about', name: 'about', load: () => import('./pages/about/about-route.tsx') },
  { path: '/awards/:slug', name: 'award', load: () => import('./pages/award/award-route.tsx') },
  { path: '/win-dinner', name: 'win-dinner', load: () => import('./pages/win-dinner/win-dinner-route.tsx') },
  { path: '/offline', name: 'offline', load: () => import('./pages/offline/offline-route.tsx') },
  {
    path: '/unsubscribe',
    name: 'unsubscribe',
    load: () => import('./pages/unsubscribe/unsubscribe-route.tsx'),
  },
  { path: '/quiz', name: 'quiz', load: () => import('./pages/quiz/quiz-route.tsx') },
  { path: '/sitemap', name: 'sitemap', load: () => import('./pages/sitemap/sitemap-route.tsx') },
  {
    path: '/submit-restaurant',
    name: 'submit-restaurant',
    load: () => import('./pages/submit-restaurant/submit-restaurant-route.tsx'),
  },
  {
    path: '/admin/login',
    name: 'admin-login',
    load: () => import('./pages/admin-login/admin-login-route.tsx'),
  },
  { path: '/admin', name: 'admin', load: () => import('./pages/admin/admin-route.tsx') },
  { path: '/authors/:slug', name: 'author', load: () => import('./pages/author/author-route.tsx') },
  { path: '/:slug', name: 'page', load: () => import('./pages/page/page-route.tsx') },
];

/** The routes of the site, inside its shell. */
export function buildRoutes(): RouteObject[] {
  const pages = PAGES.map(({ path, name, load, isList }) => ({
    path,
    ...(isList && { shouldRevalidate: unlessOnlyAskedAnew }),
    ...lazyPage(`src/pages/${name}/${name}-route.tsx`, load),
  }));
  const home = {
    path: '/',
    Component: HomeRoute,
    shouldRevalidate: unlessOnlyAskedAnew,
    ...preparedBy(prepareHome),
    loader: withServices(loadHome),
  };
  // Never rendered, as the loader throws; without a component the router would warn about every unknown address.
  const unknown = { path: '*', loader: notFound, Component: NotFoundPage };
  return [
    {
      Component: Shell,
      ErrorBoundary: RootFailure,
      loader: withServices(({ queryClient, fetchApi }) => async () => {
        await queryClient.ensureQueryData(callQuery(fetchApi, 'getSite'));
        return null;
      }),
      children: [{ ErrorBoundary: RouteFailure, children: [home, ...pages, unknown] }],
    },
  ];
}

function loadHome(services: AppServices): LoaderFunction {
  const { queryClient, fetchApi } = services;
  return async ({ request }) => {
    const address = new URL(request.url);
    const state = readSearchState(address.searchParams);
    const isList = isListed(state);
    const [answered] = await Promise.all([
      prefetch(services, (isList ? searchQuery : facetsQuery)(fetchApi, state)),
      queryClient.ensureQueryData(callQuery(fetchApi, 'getHomePage')),
      prepareHome(address),
    ]);
    return listStatus(answered || !isList);
  };
}

function isListed(state: SearchState): boolean {
  return isAsked(state) || state.view === 'map';
}

async function prepareHome({ searchParams }: URL): Promise<void> {
  if (isListed(readSearchState(searchParams))) await homeResults.load();
}

/** When only the query changes, the page fetches its list itself: navigation need not wait for the loader. */
function unlessOnlyAskedAnew({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const isAskedAnew = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return isAskedAnew ? false : defaultShouldRevalidate;
}
