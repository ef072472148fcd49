import path from 'node:path';
import { AWAY, AWAY_RETRY_S } from '#cms/calls/answer-call';
import { badRequest, CallError, forbidden, notFound, unauthorized } from '#cms/calls/call-error';
import { isFromOtherSite } from '#cms/calls/is-from-other-site';
import { awaySince } from '#cms/database/closable-pool';
import {
  Router,
  type ErrorRequestHandler,
  type Request as ExpressRequest,
  type Response as ExpressResponse,
} from 'express';
import { handleEndpoints, type Payload } from 'payload';
import {
  drainAfterAnswer,
  sendFetchResponse,
  siteAddress,
  toFetchHeaders,
  toFetchRequest,
  withoutOverrides,
} from './fetch-bridge.ts';
import { checkPageBody, isFromStaff, readRestBody } from './panel-bodies.ts';
import { panelHeaders } from './security-headers.ts';

interface MountPanelOptions {
  payload: Payload;
  siteUrl: string;
  isDevelopment: boolean;
  /** Resolves once the caches have processed the latest committed write. */
  settle(): Promise<void>;
}

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
/** Contract calls read their own body: each has its own size limit. */
const READS_ITSELF = /\/contract\/api\//i;
/** Payload looks up collections by name in plain objects, so these would match too. */
const INHERITED = new RegExp(`/(?:${Object.getOwnPropertyNames(Object.prototype).join('|')})(?:/|$)`);
const PANEL_FOLDER = path.resolve(import.meta.dirname, '../../cms/admin-panel');

/** Payload's REST API at `/cms/api`, and its panel at `/cms`, which only Next.js renders. */
export function mountPanel({ payload, siteUrl, isDevelopment, settle }: MountPanelOptions): Router {
  const router = Router();

  async function toRestRequest(req: ExpressRequest): Promise<Request> {
    const { pathname } = siteAddress(req.originalUrl, siteUrl);
    if (INHERITED.test(pathname)) throw notFound('This');
    if (READS_ITSELF.test(pathname)) {
      return withoutOverrides(toFetchRequest(req, siteUrl));
    }
    return toFetchRequest(req, siteUrl, { body: await readRestBody(req, payload) });
  }

  router.use(['/cms', '/_next'], panelHeaders(siteUrl));
  router.use('/cms', (req, res, next) => {
    if (!isDecodable(req.path)) throw badRequest('The address cannot be read.');
    if (awaySince()) refuseAway(res);
    else next();
  });
  // Winners embed award pictures on their own sites.
  router.use('/cms/api/media/file', (_req, res, next) => {
    res.setHeader('cross-origin-resource-policy', 'cross-origin');
    next();
  });
  router.use('/cms/api', async (req, res) => {
    if (!METHODS.includes(req.method)) {
      res.status(405).set('allow', METHODS.join(', ')).type('text/plain').send('Nothing here takes that.');
      return;
    }
    const response = await handleEndpoints({ config: payload.config, request: await toRestRequest(req) });
    if (req.method !== 'GET') await settle();
    if (response.status >= 500 && awaySince()) refuseAway(res);
    else {
      const caching = response.ok ? photoCaching(req) : undefined;
      if (caching !== undefined) res.setHeader('cache-control', caching);
      sendFetchResponse(response, req, res);
    }
  });
  router.use('/cms/api', answerRefusal);
  // Diners and staff set a new password on the same page.
  router.get(/^\/cms\/(?:forgot|reset)(?:\/|$)/, (_req, res) => res.redirect('/auth/password'));
  let drawing: ReturnType<typeof startNext> | undefined;
  router.use(['/cms', '/_next'], async (req, res) => {
    // Pages are read, or called by their own script; Next.js fails on any other form post.
    if (!isRead(req) && req.headers['next-action'] === undefined) {
      res.status(405).set('allow', 'GET, HEAD').type('text/plain').send('Pages can only be read.');
      return;
    }
    await checkPageBody(req, payload);
    if (!isRead(req)) await checkAction(req, payload);
    drawing ??= startNext(isDevelopment);
    const draw = await drawing;
    // Express strips the mount path; Next.js needs it.
    req.url = req.originalUrl;
    await draw(req, res);
  });
  return router;
}

/** Server actions are for staff only, and never from another site. */
async function checkAction(req: ExpressRequest, payload: Payload): Promise<void> {
  if (isFromOtherSite(toFetchHeaders(req))) throw forbidden('This request came from another site.');
  if (!(await isFromStaff(req, payload))) throw unauthorized('Sign in to the panel first.');
  // Next.js compares the origin with the request's host, which behind a proxy may differ from the site's.
  const { origin } = req.headers;
  if (origin !== undefined) req.headers['x-forwarded-host'] = new URL(origin).host;
}

/** Payload and Next.js fail on an invalid percent escape. */
function isDecodable(pathname: string): boolean {
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
}

function isRead({ method }: ExpressRequest): boolean {
  return method === 'GET' || method === 'HEAD';
}

/** As Payload says its own failures: the panel shows the message. */
function refuseAway(res: ExpressResponse): void {
  res.status(503).set({ 'retry-after': String(AWAY_RETRY_S), 'cache-control': 'no-store' });
  res.json({ errors: [{ message: AWAY }] });
}

/** As Payload says its own failures: the panel shows the message. */
const answerRefusal: ErrorRequestHandler = (error, req, res, next) => {
  if (!(error instanceof CallError)) {
    next(error);
    return;
  }
  drainAfterAnswer(req, res);
  res.status(error.status).set({ ...error.headers, 'cache-control': 'no-store' });
  res.json({ errors: [{ message: error.message }] });
};

/** Started on the first visit: a process that only serves pages doesn't load the panel. */
async function startNext(isDevelopment: boolean) {
  const { default: next } = await import('next');
  const app = next({ dev: isDevelopment, dir: PANEL_FOLDER, quiet: true });
  await app.prepare();
  return app.getRequestHandler();
}

const YEAR_S = 31_536_000;
const DAY_S = 86_400;
const MINUTES_S = 300;
const PHOTO = /^\/place-photos\/file\//;

/**
 * Returns the cache-control of a photo; `undefined` for anything else. A versioned address always has the same bytes,
 * so browsers keep them; a shared cache revalidates daily, as a photo may be withdrawn. Signed-in responses must not be
 * stored in shared caches.
 */
export function photoCaching(req: Pick<ExpressRequest, 'path' | 'query' | 'headers'>) {
  const { query, headers } = req;
  if (!PHOTO.test(req.path)) return undefined;
  const isSigned = /(?:^|;\s*)cms-token=/.test(headers.cookie ?? '') || headers.authorization !== undefined;
  if (typeof query.v !== 'string') return isSigned ? 'private, no-cache' : `public, max-age=${MINUTES_S}`;
  return isSigned
    ? `private, max-age=${YEAR_S}, immutable`
    : `public, max-age=${YEAR_S}, s-maxage=${DAY_S}, immutable`;
}
