import type { QueryClient } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
  type RouteObject,
  type StaticHandlerContext,
} from 'react-router';
import { App } from './app.tsx';
import { type AppServices, contextOf } from './app-context.ts';
import { ApiError } from '../api/api-error.ts';
import type { Fetch } from '../api/call.ts';
import { buildQueryClient } from '../api/query-client.ts';
import { Document } from './document.tsx';
import { type DocumentAssets, type PageState, serializeState } from './page-state.ts';
import { paths } from '../paths.ts';
import { buildRoutes, pageModules } from '../routes.tsx';
import { citySvg } from '../components/map/city-svg.ts';
import { coverSvg } from '../ui/cover/cover-svg.ts';

export { citySvg, coverSvg };

interface RenderRequest {
  /** Absolute URL of the page. */
  url: string;
  siteUrl: string;
  fetchApi: Fetch;
  /** Maps route modules to a page's asset files. */
  assetsOf: (modules: readonly string[]) => DocumentAssets;
  /** Queues the CPU-heavy rendering. */
  draw: <Drawn>(work: () => Drawn) => Promise<Drawn>;
}

export type RenderedPage =
  | { kind: 'redirect'; status: number; location: string }
  | { kind: 'page'; status: number; headers: Record<string, string>; html: string };

/** Shared by all requests: ranking fifty routes takes longer than matching one. */
const handler = createStaticHandler(buildRoutes());
/** Of the front page with its results: among all routes, its path is the last that is tried. */
const frontHandler = createStaticHandler(frontOf(handler.dataRoutes));

/** The front page inside its parents, which keep their ids. */
function frontOf(routes: readonly RouteObject[]): RouteObject[] {
  return routes
    .filter(({ path }) => path === undefined || path === paths.home)
    .map((route) => (route.children ? { ...route, children: frontOf(route.children) } : route));
}

/** Renders one page as complete HTML with its data. All data is loaded before the first byte is produced. */
export async function renderPage({
  url,
  siteUrl,
  fetchApi,
  assetsOf,
  draw,
}: RenderRequest): Promise<RenderedPage> {
  const services: AppServices = { queryClient: buildQueryClient(fetchApi), siteUrl };
  const { query } = new URL(url).pathname === paths.home ? frontHandler : handler;
  const context = await query(new Request(url), { requestContext: contextOf(services) });
  if (context instanceof Response) {
    return { kind: 'redirect', status: context.status, location: context.headers.get('Location') ?? '/' };
  }
  // Server and browser render failures from the same serialized error.
  context.errors = plainErrors(context.errors);
  const assets = assetsOf(pageModules(context.matches.map(({ route }) => route)));
  const html = await draw(() => {
    const state = serializeState({
      siteUrl,
      assets,
      queries: answersOf(services.queryClient),
      router: { loaderData: context.loaderData, errors: context.errors },
    });
    return renderToString(
      <Document assets={assets} state={state}>
        <App services={services}>
          <StaticRouterProvider
            router={createStaticRouter(branchOf(context.matches), context)}
            context={context}
            hydrate={false}
          />
        </App>
      </Document>,
    );
  });
  // Loaders send robots directives as headers.
  const headers = Object.values(context.loaderHeaders).flatMap((own) => [...own]);
  return {
    kind: 'page',
    status: context.statusCode,
    headers: Object.fromEntries(headers),
    html: `<!doctype html>${html}`,
  };
}

/**
 * The matched routes, each inside the one before. The router converts what it is given, as the handler's routes lack their
 * error pages; of a page's routes it is three instead of fifty.
 */
function branchOf(matches: StaticHandlerContext['matches']): RouteObject[] {
  return matches.reduceRight<RouteObject[]>(
    (inner, { route }) => [{ ...route, index: false, children: inner }],
    [],
  );
}

/**
 * Query results without timestamps: the same content must produce the same HTML in every process at any time, because
 * the ETag is derived from it.
 */
function answersOf(queryClient: QueryClient): PageState['queries'] {
  const queries = queryClient.getQueryCache().getAll();
  return queries.flatMap(({ queryKey, state }) =>
    state.status === 'success' ? [[queryKey, state.data] as const] : [],
  );
}

/** The error details the browser gets: the status, never a stack. */
function plainErrors(errors: Record<string, unknown> | null): Record<string, unknown> | null {
  if (!errors) return null;
  return Object.fromEntries(
    Object.entries(errors).map(([route, error]) => [
      route,
      error instanceof Error ? { ...wordsOf(error), internal: false, data: null } : error,
    ]),
  );
}

/** Contract errors are meant for visitors; any other error belongs in the log. */
function wordsOf(error: Error): { status: number; statusText: string } {
  return error instanceof ApiError
    ? { status: error.status, statusText: error.text }
    : { status: 500, statusText: 'Internal Server Error' };
}
