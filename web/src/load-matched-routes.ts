import { matchRoutes, type RouteObject } from 'react-router';

/** Fetches the code of the page that the server has drawn, so that the browser takes it over as it stands. */
export async function loadMatchedRoutes(routes: RouteObject[], location: Location): Promise<void> {
  const matches = matchRoutes(routes, location) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'object') return;
      const Component = await route.lazy.Component?.();
      Object.assign(route, { Component, lazy: undefined });
    }),
  );
}
