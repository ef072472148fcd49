import { hydrate as hydrateQueries } from '@tanstack/react-query';
import { type ReactNode, startTransition, StrictMode, useEffect } from 'react';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { App } from './app.tsx';
import { fetchOverHttp } from './api/call.ts';
import { buildQueryClient } from './api/query-client.ts';
import { Document } from './document.tsx';
import { loadPageAt } from './lazy-page.ts';
import type { PageState } from './page-state.ts';
import { hydrateRoot } from './react-dom.ts';
import { buildRoutes } from './routes.tsx';

interface Started {
  /** Resolves when the page answers. */
  readonly hydrated: Promise<void>;
}

/** Takes over the page that the server sent, with the state it sent along; `stateText` is the same, as it was sent. */
export async function start(state: PageState, stateText: string): Promise<Started> {
  const services = { queryClient: buildQueryClient(), fetchApi: fetchOverHttp, siteUrl: state.siteUrl };
  hydrateQueries(services.queryClient, state.queries);
  const routes = buildRoutes(services);
  await loadPageAt(routes, location.pathname);
  const router = createBrowserRouter(routes, { hydrationData: state.router });
  // The newsletter's popup and all it needs; whoever has answered it fetches nothing (spec 2 §4, §9).
  setTimeout(() => {
    if (!/newsletter=/.test(document.cookie))
      import('./newsletter/offer-newsletter.ts').then(
        (popup) => popup.offerNewsletter(fetchOverHttp),
        () => undefined,
      );
  }, 10_000);
  const hydrated = new Promise<void>((resolve) => {
    // As a transition it is done in slices: what a reader does meanwhile is not kept waiting.
    startTransition(() => {
      hydrateRoot(
        document,
        <StrictMode>
          <WhenHydrated call={resolve}>
            <Document assets={state.assets} state={stateText}>
              <App services={services}>
                <RouterProvider router={router} />
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
