import { startTransition, StrictMode } from 'react';
import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { App } from './app.tsx';
import { contextOf } from './app-context.ts';
import { buildQueryClient } from '../api/query-client.ts';
import { Document } from './document.tsx';
import type { PageState } from './page-state.ts';
import { hydrateRoot } from './react-dom.ts';
import { buildRoutes } from '../routes.tsx';

/** Delay before `later.ts` is fetched. */
const LATER_MS = 3000;

/** Hydrates the server's page with its state; `stateText` is the raw JSON, rendered again for hydration. */
export async function start(state: PageState, stateText: string): Promise<void> {
  const services = { queryClient: buildQueryClient(), siteUrl: state.siteUrl };
  // No timestamp: the page may come from a cache.
  for (const [key, data] of state.queries) services.queryClient.setQueryData(key, data, { updatedAt: 0 });
  const routes = buildRoutes();
  await loadPage(routes);
  const router = createBrowserRouter(routes, {
    hydrationData: state.router,
    getContext: () => contextOf(services),
  });
  const openedAt = Date.now();
  setTimeout(() => {
    import('./later.ts').then(
      ({ startLater }) => startLater(openedAt, router, services.queryClient),
      // The site works without it.
      () => undefined,
    );
  }, LATER_MS);
  // A transition hydrates in slices, so that input is handled in between.
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <Document assets={state.assets} state={stateText}>
          <App services={services}>
            {/* Transitions show the pending state immediately and render the page when there is time. */}
            <RouterProvider router={router} useTransitions />
          </App>
        </Document>
      </StrictMode>,
    );
  });
}

/** Loads the code of the open page before hydration, so that the first render matches the server's HTML. */
async function loadPage(routes: RouteObject[]): Promise<void> {
  const matched = matchRoutes(routes, location) ?? [];
  await Promise.all(
    matched.map(async ({ route }) => {
      if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}
