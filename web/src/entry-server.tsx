import { dehydrate } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { App } from './app.tsx';
import type { AppServices } from './app-context.ts';
import type { Fetch } from './api/client.ts';
import { buildQueryClient } from './api/query-client.ts';
import { Document, type DocumentAssets } from './document.tsx';
import { serializeState } from './page-state.ts';
import { buildRoutes } from './routes.tsx';
import { awardBadgeSvg } from './components/award-badge-svg.ts';
import { coverSvg } from './ui/cover/cover-svg.ts';

export { awardBadgeSvg, coverSvg };

interface RenderRequest {
  /** Absolute address of the page. */
  url: string;
  siteUrl: string;
  fetchApi: Fetch;
  assets: DocumentAssets;
}

export type RenderedPage =
  | { kind: 'redirect'; status: number; location: string }
  | { kind: 'page'; status: number; headers: Record<string, string>; html: string };

/** One page as complete HTML, its data inside. Everything it shows is loaded before the first byte is made. */
export async function renderPage({ url, siteUrl, fetchApi, assets }: RenderRequest): Promise<RenderedPage> {
  const services: AppServices = { queryClient: buildQueryClient(), fetchApi, siteUrl };
  const handler = createStaticHandler(buildRoutes(services));
  const context = await handler.query(new Request(url));
  if (context instanceof Response) {
    return { kind: 'redirect', status: context.status, location: context.headers.get('Location') ?? '/' };
  }
  const state = serializeState({
    siteUrl,
    assets,
    queries: dehydrate(services.queryClient),
    router: { loaderData: context.loaderData, errors: plainErrors(context.errors) },
  });
  const router = createStaticRouter(handler.dataRoutes, context);
  const html = renderToString(
    <Document assets={assets} state={state}>
      <App services={services}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </App>
    </Document>,
  );
  // What a page says to search engines in its head, it says in a header too.
  const headers = Object.values(context.loaderHeaders).flatMap((own) => [...own]);
  return {
    kind: 'page',
    status: context.statusCode,
    headers: Object.fromEntries(headers),
    html: `<!doctype html>${html}`,
  };
}

/** What the browser's error page may know: the status, never a stack. */
function plainErrors(errors: Record<string, unknown> | null): Record<string, unknown> | null {
  if (!errors) return null;
  return Object.fromEntries(
    Object.entries(errors).map(([route, error]) => [
      route,
      error instanceof Error
        ? { status: 500, statusText: 'Internal Server Error', internal: false, data: null }
        : error,
    ]),
  );
}
