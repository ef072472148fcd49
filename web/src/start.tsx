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

/** What no visitor waits for is fetched this much later. */
const LATER_S = 3;

interface Started {
  /** Resolves when the page is interactive. */
  readonly hydrated: Promise<void>;
}

/** Hydrates the server's page with its state; `stateText` is the raw JSON, rendered again for hydration. */
export async function start(state: PageState, stateText: string): Promise<Started> {
  const services = { queryClient: buildQueryClient(), fetchApi: fetchOverHttp, siteUrl: state.siteUrl };
  // Of no time: a page may be older than its reader thinks.
  for (const [key, data] of state.queries) services.queryClient.setQueryData(key, data, { updatedAt: 0 });
  const routes = buildRoutes();
  await loadPageAt(routes, new URL(location.href));
  // What `createBrowserRouter` does; with that function comes all of its module (decisions, "Smaller decisions").
  const router = createRouter({
    routes,
    history: createBrowserHistory(),
    hydrationData: state.router,
    getContext: () => contextOf(services),
    mapRouteProperties,
    hydrationRouteProperties,
  }).initialize();
  // The newsletter popup is loaded only for visitors who have not answered it (spec 2 §4, §9).
  setTimeout(() => {
    if (!/newsletter=/.test(document.cookie))
      import('./newsletter/offer-newsletter.ts').then(
        (popup) => popup.offerNewsletter(fetchOverHttp),
        () => undefined,
      );
  }, 10_000);
  // First the page itself, then what lets it open again without a network, and what counts its readers.
  setTimeout(() => {
    if (import.meta.env.PROD) {
      import('./offline/keep-pages.ts')
        .then(({ keepPages }) => keepPages(router, services.queryClient))
        // Some browsers refuse it in private windows; the site works without.
        .catch(() => undefined);
    }
    import('./readership/report-readers.ts').then(
      ({ reportReaders }) => reportReaders(LATER_S),
      () => undefined,
    );
  }, LATER_S * 1000);
  const hydrated = new Promise<void>((resolve) => {
    // A transition hydrates in slices, so that input is handled in between.
    startTransition(() => {
      hydrateRoot(
        document,
        <StrictMode>
          <WhenHydrated call={resolve}>
            <Document assets={state.assets} state={stateText}>
              <App services={services}>
                {/* Says that a page is coming with the press itself, and draws it when there is time. */}
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
