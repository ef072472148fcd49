import type { ComponentType } from 'react';
import { matchRoutes, type LoaderFunction, type RouteObject } from 'react-router';
import { type AppServices, servicesIn } from './app-context.ts';
import { COVER_RULES, loadCoverChoices } from './ui/cover/choices.ts';

/** A page: its component, and a loader that resolves once its data is in the cache. */
export interface Page {
  readonly Component: ComponentType;
  readonly loader?: (services: AppServices) => LoaderFunction;
  readonly ErrorBoundary?: ComponentType;
}

/** Imports a page's module. */
export type PageModule = () => Promise<{ readonly route: Page }>;

interface PageHandle {
  /** Module paths, as in the build manifest. */
  readonly modules?: readonly string[];
  /** Loads what the first render of an address needs in addition to the page. */
  readonly prepare?: (address: URL) => Promise<unknown>;
}

/** The handle of a page in the main bundle. */
export const preparedBy = (prepare: PageHandle['prepare']) => ({ handle: { prepare } satisfies PageHandle });

/** A page whose code is loaded on navigation. `module` is the path that `load` imports. */
export function lazyPage(module: string, load: PageModule) {
  return {
    // Only the server needs the modules, to list a page's files.
    ...(import.meta.env.SSR && { handle: { modules: [module, COVER_RULES] } satisfies PageHandle }),
    lazy: async () => {
      const [{ route }] = await Promise.all([load(), loadCoverChoices()]);
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
  return routes.flatMap((route) => handleOf(route)?.modules ?? []);
}

// Only this module sets handles.
const handleOf = ({ handle }: Pick<RouteObject, 'handle'>) => handle as PageHandle | undefined;

/** Loads the page code for an address, so that the first render matches the server's HTML. */
export async function loadPageAt(routes: RouteObject[], address: URL): Promise<void> {
  const matched = matchRoutes(routes, address.pathname) ?? [];
  await Promise.all(matched.map(({ route }) => loadPage(route, address)));
}

async function loadPage(route: RouteObject, address: URL): Promise<void> {
  await handleOf(route)?.prepare?.(address);
  if (typeof route.lazy !== 'function') return;
  Object.assign(route, await route.lazy());
  delete route.lazy;
}
