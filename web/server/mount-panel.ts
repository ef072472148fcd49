import path from 'node:path';
import { AWAY, AWAY_RETRY_S } from '#cms/calls/answer-call';
import { badRequest, CallError, forbidden, notFound, unauthorized } from '#cms/calls/call-error';
import { callerAddress } from '#cms/calls/caller-address';
import { isFromOtherSite } from '#cms/calls/is-from-other-site';
import { rateLimits } from '#cms/calls/rate-limits';
import { awaySince } from '#cms/database/database-reach';
import {
  Router,
  type ErrorRequestHandler,
  type Request as ExpressRequest,
  type RequestHandler,
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
import { photoCaching } from './photo-caching.ts';
import { panelHeaders } from './security-headers.ts';

interface MountPanelOptions {
  payload: Payload;
  siteUrl: string;
  isDevelopment: boolean;
  /** Without mail there is no way to send a link to a new password. */
  sendsMail: boolean;
  /** Resolves when caches have taken in what a write has just committed. */
  settle(): Promise<void>;
}

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
/** Calls of the contract: each has a limit of its own. */
const READS_ITSELF = /\/contract\/api\//i;
/** Payload's calls for a forgotten password; it takes capitals in them for small letters. */
const NEW_PASSWORD = /^\/[^/]+\/+(?:forgot-password|reset-password)\/*$/i;
/** Payload looks collections up by name in plain objects, which know these too. */
const INHERITED = new RegExp(`/(?:${Object.getOwnPropertyNames(Object.prototype).join('|')})(?:/|$)`);
const PANEL_FOLDER = path.resolve(import.meta.dirname, '../../cms/admin-panel');

/** Payload's REST at `/cms/api`, and its panel at `/cms`, which Next.js only draws. */
export function mountPanel({
  payload,
  siteUrl,
  isDevelopment,
  sendsMail,
  settle,
}: MountPanelOptions): Router {
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
  // Award pictures are shown on the sites of winners.
  router.use('/cms/api/media/file', (_req, res, next) => {
    res.setHeader('cross-origin-resource-policy', 'cross-origin');
    next();
  });
  router.use('/cms/api', guardAccounts(payload, siteUrl), async (req, res) => {
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
  // The sign-in form says what to do instead.
  if (!sendsMail) router.get('/cms/forgot', (_req, res) => res.redirect('/cms/login'));
  let drawing: ReturnType<typeof startNext> | undefined;
  router.use(['/cms', '/_next'], async (req, res) => {
    // A page is read, or asked by its own script; Next.js fails on forms that are neither.
    if (!isRead(req) && req.headers['next-action'] === undefined) {
      res.status(405).set('allow', 'GET, HEAD').type('text/plain').send('Pages can only be read.');
      return;
    }
    await checkPageBody(req, payload);
    if (!isRead(req)) await checkAction(req, payload);
    drawing ??= startNext(isDevelopment);
    const draw = await drawing;
    // Express has cut the mount path off; Next.js wants it back.
    req.url = req.originalUrl;
    await draw(req, res);
  });
  return router;
}

/** What pages ask of the server is for staff, and never for a page of another site. */
async function checkAction(req: ExpressRequest, payload: Payload): Promise<void> {
  if (isFromOtherSite(toFetchHeaders(req))) throw forbidden('This request came from another site.');
  if (!(await isFromStaff(req, payload))) throw unauthorized('Sign in to the panel first.');
  // Next.js compares the origin with the host it was asked at, which behind a proxy need not be the site's.
  const { origin } = req.headers;
  if (origin !== undefined) req.headers['x-forwarded-host'] = new URL(origin).host;
}

/** Payload and Next.js fail on an escape that is none. */
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

/** Compared as Payload reads an address: dots resolved, and the host's own path prefix left out. */
function guardAccounts(payload: Payload, siteUrl: string): RequestHandler {
  const { api } = payload.config.routes;
  return async (req, _res, next) => {
    const restPath = siteAddress(req.originalUrl, siteUrl).pathname.slice(api.length);
    // The same attempts, counted together with the contract's own sign-ins.
    if (NEW_PASSWORD.test(restPath))
      await rateLimits(payload).countAddress('sign-in', callerAddress(toFetchHeaders(req)));
    next();
  };
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

/** Started by the first visit: a process that only serves pages does not pay for the panel. */
async function startNext(isDevelopment: boolean) {
  const { default: next } = await import('next');
  const app = next({ dev: isDevelopment, dir: PANEL_FOLDER, quiet: true });
  await app.prepare();
  return app.getRequestHandler();
}
