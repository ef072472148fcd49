import type { ComponentType } from 'react';
import { matchRoutes, type LoaderFunction, type RouteObject } from 'react-router';
import type { AppServices } from './app-context.ts';

/** A page: what it draws, and what answers when its data is in the cache. */
export interface Page {
  readonly Component: ComponentType;
  readonly loader?: (services: AppServices) => LoaderFunction;
  readonly ErrorBoundary?: ComponentType;
}

/** Fetches the file of a page. */
export type PageModule = () => Promise<{ readonly route: Page }>;

interface PageHandle {
  /** The module of the page, as the build's manifest names it. */
  readonly module: string;
}

/** A page whose code is fetched when it is gone to. `module` names the file that `load` imports. */
export function lazyPage(services: AppServices, module: string, load: PageModule) {
  return {
    // Only the server asks which files a page needs.
    ...(import.meta.env.SSR && { handle: { module } satisfies PageHandle }),
    lazy: async () => {
      const { route } = await load();
      return { ...route, loader: route.loader?.(services) };
    },
  };
}

/** The modules of the pages among matched routes. */
export function pageModules(routes: readonly Pick<RouteObject, 'handle'>[]): string[] {
  // Only `lazyPage` writes handles.
  return routes.flatMap(({ handle }) => (handle as PageHandle | undefined)?.module ?? []);
}

/** Fetches the code of the page at an address, so that its first render is what the server sent. */
export async function loadPageAt(routes: RouteObject[], pathname: string): Promise<void> {
  const matched = matchRoutes(routes, pathname) ?? [];
  await Promise.all(matched.map(({ route }) => loadPage(route)));
}

async function loadPage(route: RouteObject): Promise<void> {
  if (typeof route.lazy !== 'function') return;
  Object.assign(route, await route.lazy());
  delete route.lazy;
}
