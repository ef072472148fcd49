import path from 'node:path';
import { Router, type RequestHandler } from 'express';
import { handleEndpoints, type SanitizedConfig } from 'payload';
import { accountCall } from './account-calls.ts';
import { sendFetchResponse, siteAddress, toFetchRequest } from './fetch-bridge.ts';
import type { RateLimits } from './rate-limits.ts';
import { panelHeaders } from './security-headers.ts';

interface MountPanelOptions {
  config: SanitizedConfig;
  siteUrl: string;
  isDevelopment: boolean;
  /** Without mail nobody can be sent a link to a new password. */
  sendsMail: boolean;
  limits: RateLimits;
  /** Resolves when caches have taken in what a write has just committed. */
  settle(): Promise<void>;
}

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const PANEL_FOLDER = path.resolve(import.meta.dirname, '../../cms/admin-panel');

/** Payload's REST at `/cms/api`, and its panel at `/cms`, which Next.js only draws. */
export function mountPanel({
  config,
  siteUrl,
  isDevelopment,
  sendsMail,
  limits,
  settle,
}: MountPanelOptions): Router {
  const router = Router();
  router.use(['/cms', '/_next'], panelHeaders(siteUrl));
  // Award pictures stand on the sites of winners.
  router.use('/cms/api/media/file', (_req, res, next) => {
    res.setHeader('cross-origin-resource-policy', 'cross-origin');
    next();
  });
  router.use('/cms/api', guardAccounts(config, siteUrl, limits), async (req, res) => {
    if (!METHODS.includes(req.method)) {
      res.status(405).set('allow', METHODS.join(', ')).type('text/plain').send('Nothing here takes that.');
      return;
    }
    const request = toFetchRequest(req, siteUrl);
    const response = await handleEndpoints({ config, request });
    if (req.method !== 'GET') await settle();
    sendFetchResponse(response, res);
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
function guardAccounts(
  { routes }: SanitizedConfig,
  siteUrl: string,
  { guardRestSignIn }: RateLimits,
): RequestHandler {
  return (req, res, next) => {
    const call = accountCall(siteAddress(req.originalUrl, siteUrl).pathname.slice(routes.api.length));
    if (call === 'first-account') {
      res.status(403).json({ errors: [{ message: 'You are not allowed to perform this action.' }] });
      return;
    }
    if (call === 'sign-in' && req.method === 'POST') return guardRestSignIn(req, res, next);
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
