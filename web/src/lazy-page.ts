import type { ComponentType } from 'react';
import { matchRoutes, type LoaderFunction, type RouteObject } from 'react-router';
import { type AppServices, servicesIn } from './app-context.ts';

/** A page: its component, and a loader that resolves once its data is in the cache. */
export interface Page {
  readonly Component: ComponentType;
  readonly loader?: (services: AppServices) => LoaderFunction;
  readonly ErrorBoundary?: ComponentType;
}

/** Imports a page's module. */
export type PageModule = () => Promise<{ readonly route: Page }>;

interface PageHandle {
  /** Module path, as in the build manifest. */
  readonly module: string;
}

/** A page whose code is loaded on navigation. `module` is the path that `load` imports. */
export function lazyPage(module: string, load: PageModule) {
  return {
    handle: { module } satisfies PageHandle,
    lazy: async () => {
      const { route } = await load();
      return { ...route, loader: route.loader && withServices(route.loader) };
    },
  };
}

/** A loader that gets the services of its request. */
export function withServices(loaderOf: (services: AppServices) => LoaderFunction): LoaderFunction {
  return (args, handlerContext) => loaderOf(servicesIn(args.context))(args, handlerContext);
}

/** The page modules of the matched routes. */
export function pageModules(routes: readonly Pick<RouteObject, 'handle'>[]): string[] {
  // Only this module sets handles.
  return routes.flatMap(({ handle }) => (handle as PageHandle | undefined)?.module ?? []);
}

/** Loads the page code for an address before hydration, so that the first render matches the server's HTML. */
export async function loadPageAt(routes: RouteObject[], address: { pathname: string }): Promise<void> {
  const matched = matchRoutes(routes, address) ?? [];
  await Promise.all(
    matched.map(async ({ route }) => {
      if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}
