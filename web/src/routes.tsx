import { SITE_PAGES } from '#domain/addresses/site-pages';
import type { RouteObject, ShouldRevalidateFunctionArgs } from 'react-router';
import { Shell } from './boot/shell.tsx';
import { RootFailure, RouteFailure } from './failures/route-failure.tsx';
import { load, notFound } from './loading/load.ts';
import * as home from './pages/home/home-page.tsx';

/** A module of a page: its component, the loader of its data, and what is shown if that fails. */
type PageModule = Pick<RouteObject, 'Component' | 'loader' | 'ErrorBoundary'>;

/** Home is in the main bundle; every other page is loaded on demand. */
const MODULES = import.meta.glob<PageModule>(['./*/*-page.tsx', '!./home/*'], { base: './pages' });

/** The routes of the site, inside its shell. */
export function buildRoutes(): RouteObject[] {
  const pages = SITE_PAGES.map(([name, { path, isList }]) => ({
    path,
    ...(isList && { shouldRevalidate: unlessOnlyAskedAnew }),
    ...pageOf(name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)),
  }));
  const { Component, loader } = home;
  const front = { path: '/', Component, loader, shouldRevalidate: unlessOnlyAskedAnew };
  // Never rendered, as the loader throws; without a component the router would warn about every unknown address.
  const unknown = { path: '*', loader: notFound, Component: () => null };
  return [
    {
      Component: Shell,
      ErrorBoundary: RootFailure,
      loader: async ({ context }) => {
        await load(context, 'getSite');
        return null;
      },
      children: [{ ErrorBoundary: RouteFailure, children: [front, ...pages, unknown] }],
    },
  ];
}

interface PageHandle {
  /** Module path, as in the build manifest. */
  readonly module: string;
}

function pageOf(folder: string) {
  const file = `${folder}/${folder}-page.tsx`;
  const lazy = MODULES[`./${file}`];
  if (!lazy) throw new Error(folder);
  return { lazy, handle: { module: `src/pages/${file}` } satisfies PageHandle };
}

export function pageModules(routes: readonly Pick<RouteObject, 'handle'>[]): string[] {
  return routes.flatMap(({ handle }) => (handle as PageHandle | undefined)?.module ?? []);
}

/** When only the query changes, the page fetches its list itself, so navigation doesn't wait for the loader. */
function unlessOnlyAskedAnew({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const isAskedAnew = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return isAskedAnew ? false : defaultShouldRevalidate;
}
