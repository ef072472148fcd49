import path from 'node:path';
import { CallError } from '#cms/calls/call-error';
import { callerAddress } from '#cms/calls/caller-address';
import { rateLimits } from '#cms/calls/rate-limits';
import { Router, type RequestHandler } from 'express';
import { handleEndpoints, type Payload } from 'payload';
import { isSignIn } from './account-calls.ts';
import { sendFetchResponse, siteAddress, toFetchHeaders, toFetchRequest } from './fetch-bridge.ts';
import { panelHeaders } from './security-headers.ts';

interface MountPanelOptions {
  payload: Payload;
  siteUrl: string;
  isDevelopment: boolean;
  /** Without mail nobody can be sent a link to a new password. */
  sendsMail: boolean;
  /** Resolves when caches have taken in what a write has just committed. */
  settle(): Promise<void>;
}

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
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
  router.use(['/cms', '/_next'], panelHeaders(siteUrl));
  // Award pictures stand on the sites of winners.
  router.use('/cms/api/media/file', (_req, res, next) => {
    res.setHeader('cross-origin-resource-policy', 'cross-origin');
    next();
  });
  router.use('/cms/api', guardAccounts(payload, siteUrl), async (req, res) => {
    if (!METHODS.includes(req.method)) {
      res.status(405).set('allow', METHODS.join(', ')).type('text/plain').send('Nothing here takes that.');
      return;
    }
    const request = toFetchRequest(req, siteUrl);
    const response = await handleEndpoints({ config: payload.config, request });
    if (req.method !== 'GET') await settle();
    sendFetchResponse(response, req, res);
  });
  // The sign-in form says what to do instead.
  if (!sendsMail) router.get('/cms/forgot', (_req, res) => res.redirect('/cms/login'));
  let drawing: ReturnType<typeof startNext> | undefined;
  router.use(['/cms', '/_next'], async (req, res) => {
    drawing ??= startNext(isDevelopment);
    const draw = await drawing;
    // Express has cut the mount path off; Next.js wants it back.
    req.url = req.originalUrl;
    await draw(req, res);
  });
  return router;
}

/** Compared as Payload reads an address: dots resolved, and the host's own path prefix left out. */
function guardAccounts(payload: Payload, siteUrl: string): RequestHandler {
  const { api } = payload.config.routes;
  return async (req, res, next) => {
    const restPath = siteAddress(req.originalUrl, siteUrl).pathname.slice(api.length);
    try {
      // The same attempts, counted together with the contract's own sign-ins.
      if (isSignIn(restPath))
        await rateLimits(payload).countAddress('sign-in', callerAddress(toFetchHeaders(req)));
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      // As Payload says its own failures: the panel shows the message.
      res.status(error.status).set({ ...error.headers, 'cache-control': 'no-store' });
      res.json({ errors: [{ message: error.message }] });
      return;
    }
    next();
  };
}

/** Started by the first visit: a process that only serves pages does not pay for the panel. */
async function startNext(isDevelopment: boolean) {
  const { default: next } = await import('next');
  const app = next({ dev: isDevelopment, dir: PANEL_FOLDER, quiet: true });
  await app.prepare();
  return app.getRequestHandler();
}
