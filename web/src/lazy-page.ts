import type { ComponentType } from 'react';
import { matchRoutes, type RouteObject } from 'react-router';

interface PageHandle {
  /** The module of the page, as the build's manifest names it. */
  readonly module: string;
}

/** A page whose code is fetched when it is gone to. `module` names the file that `load` imports. */
export function lazyPage(module: string, load: () => Promise<ComponentType>) {
  return { handle: { module } satisfies PageHandle, lazy: { Component: load } };
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
  if (typeof route.lazy !== 'object' || route.lazy.Component === undefined) return;
  const Component = await route.lazy.Component();
  delete route.lazy;
  route.Component = Component;
}
