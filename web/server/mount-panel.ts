import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { AWAY, AWAY_RETRY_S } from '#cms/calls/answer-call';
import { badRequest, CallError, forbidden, notFound, tooLarge, unauthorized } from '#cms/calls/call-error';
import { isFromOtherSite } from '#cms/calls/is-from-other-site';
import { parseJson } from '#cms/calls/read-body';
import { awaySince } from '#cms/database/closable-pool';
import {
  Router,
  type ErrorRequestHandler,
  type Request as ExpressRequest,
  type Response as ExpressResponse,
} from 'express';
import { executeAuthStrategies, handleEndpoints, type Payload } from 'payload';
import {
  drainAfterAnswer,
  sendFetchResponse,
  toFetchHeaders,
  toFetchRequest,
  toHeaders,
  withoutOverrides,
} from './fetch-bridge.ts';
import { siteAddress } from './site-address.ts';
import { panelHeaders } from './security-headers.ts';
import { photoCaching } from './serve-files.ts';

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
      const caching = response.ok && isRead(req) ? photoCaching(req) : undefined;
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

const MB = 1024 * 1024;
/** Without a session: enough for credentials, or a query with filters. */
const STRANGER_BYTES = 100 * 1024;
/** A 10 MB picture plus form fields. */
const STAFF_BYTES = 12 * MB;
/** The limit of Next.js. */
const PAGE_BYTES = MB;

/**
 * Reads the whole body of a request to Payload's REST API, which doesn't limit it itself. Checks that it's within the
 * sender's limit and can be parsed.
 */
async function readRestBody(req: IncomingMessage, payload: Payload): Promise<Buffer<ArrayBuffer>> {
  const body = await readUpTo(req, await mostBytes(req, payload, STAFF_BYTES));
  const type = typeOf(req);
  if (isForm(type)) await checkForm(body, type);
  else if (body.length > 0 && (/^application\/json\b/i.test(type) || isLikeJson(body)))
    checkJson(body.toString());
  return body;
}

/** The panel's pages stream their bodies, so the length must be known before. */
async function checkPageBody(req: IncomingMessage, payload: Payload): Promise<void> {
  if (req.headers['transfer-encoding'] !== undefined) throw new CallError(411, 'Say how long the body is.');
  checkLength(req, await mostBytes(req, payload, PAGE_BYTES));
}

/** Looks up the session only if the body exceeds the anonymous limit. */
async function mostBytes(req: IncomingMessage, payload: Payload, staffBytes: number): Promise<number> {
  const isLengthKnown = req.headers['transfer-encoding'] === undefined;
  if (isLengthKnown && lengthOf(req) <= STRANGER_BYTES) return STRANGER_BYTES;
  return (await isFromStaff(req, payload)) ? staffBytes : STRANGER_BYTES;
}

/** Whether the request has a staff session. */
async function isFromStaff(req: IncomingMessage, payload: Payload): Promise<boolean> {
  const { user } = await executeAuthStrategies({ headers: toHeaders(req), payload });
  return user?.collection === 'admins';
}

function lengthOf({ headers }: IncomingMessage): number {
  return Number(headers['content-length'] ?? 0);
}

function checkLength(req: IncomingMessage, maxBytes: number): void {
  if (lengthOf(req) > maxBytes) throw refusal(req, maxBytes);
}

function refusal(req: IncomingMessage, maxBytes: number): CallError {
  if (maxBytes === STRANGER_BYTES) return new CallError(413, 'Sign in to send more than 100 kB.');
  // The panel shows this sentence to whoever picked the file.
  return isForm(typeOf(req))
    ? new CallError(413, `The file is larger than ${maxBytes / MB} MB. Make it smaller and try again.`)
    : tooLarge(maxBytes);
}

const typeOf = ({ headers }: IncomingMessage) => headers['content-type'] ?? '';
const isForm = (type: string) => /^multipart\/form-data\b/i.test(type);

async function readUpTo(req: IncomingMessage, maxBytes: number): Promise<Buffer<ArrayBuffer>> {
  checkLength(req, maxBytes);
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    // Leaving the loop early would destroy the connection that the refusal goes out on.
    for await (const chunk of req.iterator({ destroyOnReturn: false })) {
      bytes += chunk.length;
      if (bytes > maxBytes) break;
      chunks.push(chunk);
    }
  } catch (error) {
    throw badRequest('The body ended early.', { cause: error });
  }
  if (bytes > maxBytes) throw refusal(req, maxBytes);
  return Buffer.concat(chunks);
}

/** Payload parses JSON regardless of the content type. */
function isLikeJson(body: Buffer): boolean {
  return /^\s*[[{]/.test(body.toString('latin1', 0, 100));
}

/** Payload destructures any JSON it receives, and fails if it isn't an object. */
function checkJson(text: string): void {
  const value = parseJson(text);
  if (typeof value !== 'object' || value === null) throw badRequest('The body must be a JSON object.');
}

/** Payload returns 500 for a form it can't parse; `_payload` holds the fields as JSON. */
async function checkForm(body: Buffer<ArrayBuffer>, type: string): Promise<void> {
  const form = await new Response(body, { headers: { 'content-type': type } })
    .formData()
    .catch((error: unknown) => {
      throw badRequest('The form cannot be read.', { cause: error });
    });
  for (const fields of form.getAll('_payload')) {
    if (typeof fields === 'string') checkJson(fields);
  }
}
