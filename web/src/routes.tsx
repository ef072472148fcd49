import { SITE_PAGES } from '#domain/addresses/site-pages';
import type { LoaderFunction, RouteObject, ShouldRevalidateFunctionArgs } from 'react-router';
import { callQuery } from './api/call-query.ts';
import { facetsQuery, searchQuery } from './api/search.ts';
import type { AppServices } from './app-context.ts';
import { lazyPage, withServices, type PageModule } from './lazy-page.ts';
import { notFound } from './loading/or-not-found.ts';
import { listStatus, prefetch } from './loading/prefetch.ts';
import { HomeRoute } from './pages/home/home-route.tsx';
import { NotFoundPage } from './pages/not-found/not-found-page.tsx';
import { RootFailure } from './root-failure.tsx';
import { RouteFailure } from './route-failure.tsx';
import { isAsked, readSearchState } from './search-state.ts';
import { Shell } from './shell.tsx';

/** The modules of the pages. Home is in the main bundle; every other page is loaded on demand. */
const MODULES = import.meta.glob<Awaited<ReturnType<PageModule>>>(['./*/*-route.tsx', '!./home/*'], {
  base: './pages',
});

/** The routes of the site, inside its shell. */
export function buildRoutes(): RouteObject[] {
  const pages = SITE_PAGES.map(([name, { path, isList }]) => ({
    path,
    ...(isList && { shouldRevalidate: unlessOnlyAskedAnew }),
    ...pageOf(name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)),
  }));
  const home = {
    path: '/',
    Component: HomeRoute,
    shouldRevalidate: unlessOnlyAskedAnew,
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

function pageOf(folder: string) {
  const load = MODULES[`./${folder}/${folder}-route.tsx`];
  if (!load) throw new Error(folder);
  return lazyPage(`src/pages/${folder}/${folder}-route.tsx`, load);
}

function loadHome(services: AppServices): LoaderFunction {
  const { queryClient, fetchApi } = services;
  return async ({ request }) => {
    const state = readSearchState(new URL(request.url).searchParams);
    const isList = isAsked(state) || state.view === 'map';
    const [answered] = await Promise.all([
      prefetch(services, (isList ? searchQuery : facetsQuery)(fetchApi, state)),
      queryClient.ensureQueryData(callQuery(fetchApi, 'getHomePage')),
    ]);
    return listStatus(answered || !isList);
  };
}

/** When only the query changes, the page fetches its list itself, so navigation doesn't wait for the loader. */
function unlessOnlyAskedAnew({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const isAskedAnew = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return isAskedAnew ? false : defaultShouldRevalidate;
}
