import path from 'node:path';
import { CONTRACT_PREFIX } from '#cms/endpoints/serve-operation';
import { Router } from 'express';
import { handleEndpoints, type SanitizedConfig } from 'payload';
import { sendFetchResponse, toFetchRequest } from './fetch-bridge.ts';
import { panelHeaders } from './security-headers.ts';

interface MountPanelOptions {
  config: SanitizedConfig;
  siteUrl: string;
  isDevelopment: boolean;
  /** Resolves when caches have taken in what a write has just committed. */
  settle(): Promise<void>;
}

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const PANEL_FOLDER = path.resolve(import.meta.dirname, '../../cms/admin-panel');

/** Payload's REST at `/cms/api`, and its panel at `/cms`, which Next.js only draws. */
export function mountPanel({ config, siteUrl, isDevelopment, settle }: MountPanelOptions): Router {
  const router = Router();
  router.use(['/cms', '/_next'], panelHeaders(siteUrl));
  // Award pictures stand on the sites of winners.
  router.use('/cms/api/media/file', (_req, res, next) => {
    res.setHeader('cross-origin-resource-policy', 'cross-origin');
    next();
  });
  router.use('/cms/api', async (req, res) => {
    if (!METHODS.includes(req.method)) {
      res.status(405).set('allow', METHODS.join(', ')).type('text/plain').send('Nothing here takes that.');
      return;
    }
    const request = toFetchRequest(req, siteUrl);
    // The contract's calls are endpoints of Payload too, but only `/api` opens them. Compared as Payload reads an
    // address: dots resolved, and capitals taken for small letters.
    if (new URL(request.url).pathname.toLowerCase().startsWith(config.routes.api + CONTRACT_PREFIX)) {
      res.status(404).type('text/plain').send('There is no such call.');
      return;
    }
    const response = await handleEndpoints({ config, request });
    if (req.method !== 'GET') await settle();
    sendFetchResponse(response, res);
  });
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

/** Started by the first visit: a process that only serves pages does not pay for the panel. */
async function startNext(isDevelopment: boolean) {
  const { default: next } = await import('next');
  const app = next({ dev: isDevelopment, dir: PANEL_FOLDER, quiet: true });
  await app.prepare();
  return app.getRequestHandler();
}
