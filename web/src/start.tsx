import { type ReactNode, startTransition, StrictMode, useEffect } from 'react';
import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  UNSAFE_createRouter as createRouter,
  UNSAFE_defaultMapRouteProperties as mapRouteProperties,
  UNSAFE_hydrationRouteProperties as hydrationRouteProperties,
} from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { App } from './app.tsx';
import { contextOf } from './app-context.ts';
import { fetchOverHttp } from './api/call.ts';
import { buildQueryClient } from './api/query-client.ts';
import { Document } from './document.tsx';
import { loadPageAt } from './lazy-page.ts';
import type { PageState } from './page-state.ts';
import { hydrateRoot } from './react-dom.ts';
import { buildRoutes } from './routes.tsx';

/** Delay before `later.ts` is fetched. */
const LATER_MS = 3000;

interface Started {
  /** Resolves when the page is interactive. */
  readonly hydrated: Promise<void>;
}

/** Hydrates the server's page with its state; `stateText` is the raw JSON, rendered again for hydration. */
export async function start(state: PageState, stateText: string): Promise<Started> {
  const services = { queryClient: buildQueryClient(), fetchApi: fetchOverHttp, siteUrl: state.siteUrl };
  // No timestamp: the page may come from a cache.
  for (const [key, data] of state.queries) services.queryClient.setQueryData(key, data, { updatedAt: 0 });
  const routes = buildRoutes();
  await loadPageAt(routes, new URL(location.href));
  // Same as `createBrowserRouter`, which would pull in its whole module (decisions, "Smaller decisions").
  const router = createRouter({
    routes,
    history: createBrowserHistory(),
    hydrationData: state.router,
    getContext: () => contextOf(services),
    mapRouteProperties,
    hydrationRouteProperties,
  }).initialize();
  const openedAt = Date.now();
  setTimeout(() => {
    import('./later.ts').then(
      ({ startLater }) => startLater(openedAt, router, services),
      // The site works without it.
      () => undefined,
    );
  }, LATER_MS);
  const hydrated = new Promise<void>((resolve) => {
    // A transition hydrates in slices, so that input is handled in between.
    startTransition(() => {
      hydrateRoot(
        document,
        <StrictMode>
          <WhenHydrated call={resolve}>
            <Document assets={state.assets} state={stateText}>
              <App services={services}>
                {/* Transitions show the pending state immediately and render the page when there is time. */}
                <RouterProvider router={router} useTransitions />
              </App>
            </Document>
          </WhenHydrated>
        </StrictMode>,
      );
    });
  });
  return { hydrated };
}

function WhenHydrated({ call, children }: { readonly call: () => void; readonly children: ReactNode }) {
  useEffect(call, [call]);
  return children;
}
