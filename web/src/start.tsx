import { hydrate as hydrateQueries } from '@tanstack/react-query';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from './react-dom.ts';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { App } from './app.tsx';
import { fetchOverHttp } from './api/client.ts';
import { buildQueryClient } from './api/query-client.ts';
import { Document } from './document.tsx';
import { loadPageAt } from './lazy-page.ts';
import type { PageState } from './page-state.ts';
import { buildRoutes } from './routes.tsx';

/** Takes over the page that the server sent, with the state it sent along; `stateText` is the same, as it was sent. */
export async function start(state: PageState, stateText: string): Promise<void> {
  const services = { queryClient: buildQueryClient(), fetchApi: fetchOverHttp, siteUrl: state.siteUrl };
  hydrateQueries(services.queryClient, state.queries);
  const routes = buildRoutes(services);
  await loadPageAt(routes, location.pathname);
  const router = createBrowserRouter(routes, { hydrationData: state.router });
  // As a transition it is done in slices: what a reader does meanwhile is not kept waiting.
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <Document assets={state.assets} state={stateText}>
          <App services={services}>
            <RouterProvider router={router} />
          </App>
        </Document>
      </StrictMode>,
    );
  });
  // The newsletter's popup and all it needs; whoever has answered it fetches nothing (spec 2 §4, §9).
  setTimeout(() => {
    if (!/newsletter=/.test(document.cookie))
      import('./newsletter/offer-newsletter.ts').then(
        (popup) => popup.offerNewsletter(fetchOverHttp),
        () => undefined,
      );
  }, 10_000);
}
