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
import { coverSvg } from './ui/cover/cover-svg.ts';

export { coverSvg };

interface RenderRequest {
  /** Absolute address of the page. */
  url: string;
  siteUrl: string;
  fetchApi: Fetch;
  /** Of every page. */
  assets: DocumentAssets;
  /** What a file of its own adds, for the routes that are loaded on demand. */
  assetsOf: (file: string) => Pick<DocumentAssets, 'styles' | 'preloads'>;
}

export type RenderedPage =
  { kind: 'redirect'; status: number; location: string } | { kind: 'page'; status: number; html: string };

/** One page as complete HTML, its data inside. Everything it shows is loaded before the first byte is made. */
export async function renderPage({
  url,
  siteUrl,
  fetchApi,
  assets: shared,
  assetsOf,
}: RenderRequest): Promise<RenderedPage> {
  const services: AppServices = { queryClient: buildQueryClient(), fetchApi, siteUrl };
  const handler = createStaticHandler(buildRoutes(services));
  const context = await handler.query(new Request(url));
  if (context instanceof Response) {
    return { kind: 'redirect', status: context.status, location: context.headers.get('Location') ?? '/' };
  }
  const assets = withAssetsOf(shared, context.matches.flatMap(routeFile).map(assetsOf));
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
  return { kind: 'page', status: context.statusCode, html: `<!doctype html>${html}` };
}

/** The file of a route that is loaded on demand. */
function routeFile({ route }: { route: { handle?: unknown } }): string[] {
  const { handle } = route;
  const isOnDemand = typeof handle === 'object' && handle !== null && 'file' in handle;
  return isOnDemand && typeof handle.file === 'string' ? [handle.file] : [];
}

function withAssetsOf(
  assets: DocumentAssets,
  more: readonly Pick<DocumentAssets, 'styles' | 'preloads'>[],
): DocumentAssets {
  return {
    ...assets,
    styles: [...assets.styles, ...more.flatMap(({ styles }) => styles)],
    preloads: [...assets.preloads, ...more.flatMap(({ preloads }) => preloads)],
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
