import { CONTRACT_PREFIX } from '#cms/endpoints/index';
import { followAd } from '#cms/newsletter/issues/follow-ad';
import { PREVIEW_POLICY, previewIssue } from '#cms/newsletter/issues/preview-issue';
import { operations } from '#contract/index';
import type { Operation } from '#contract/operation';
import { subscriptionReceiptSchema } from '#contract/subscribe';
import { PAGE_PATHS } from '#domain/addresses/site-pages';
import * as texts from '#texts';
import express, { Router, type Request as ExpressRequest } from 'express';
import { handleEndpoints, type Payload, type SanitizedConfig } from 'payload';
import { countedAddress } from '#cms/calls/caller-address';
import { toFetchHeaders } from './fetch-bridge.ts';
import { buildMailPictures } from './mail-pictures.ts';

interface MountNewsletterOptions {
  config: SanitizedConfig;
  payload: Payload;
  siteUrl: string;
}

const readForm = express.urlencoded({ extended: false, limit: '10kb' });

/**
 * The newsletter's forms without scripts: each makes the same contract call and returns a page. The unsubscribe link
 * also accepts one-click requests of mail programs (RFC 8058).
 */
export function mountNewsletter({ config, payload, siteUrl }: MountNewsletterOptions): Router {
  const router = Router();
  const readPicture = buildMailPictures(config, siteUrl);

  function call(operation: Operation, body: object, req: ExpressRequest): Promise<Response> {
    const headers = toFetchHeaders(req);
    // They describe the form, not the JSON made from it.
    for (const name of ['content-length', 'transfer-encoding', 'content-encoding']) headers.delete(name);
    headers.set('content-type', 'application/json');
    const init = { method: 'POST', headers, body: JSON.stringify(body) };
    return handleEndpoints({
      config,
      request: new Request(new URL(operation.path, siteUrl), init),
      path: `${config.routes.api}${CONTRACT_PREFIX}${operation.path}`,
    });
  }

  router.post('/win-dinner', readForm, async (req, res) => {
    const { email, leaveEmpty } = fieldsOf(req);
    const answer = await call(operations.subscribe, { email, leaveEmpty, source: 'win-dinner' }, req);
    const { message } = answer.ok ? subscriptionReceiptSchema.parse(await answer.json()) : { message: '' };
    const done = message === texts.newsletter.confirm() ? 'asked' : 'joined';
    // Redirects to another address, so that a reload doesn't submit twice.
    res.redirect(303, `/win-dinner?said=${outcomeOf(answer, done)}#enter`);
  });

  router.use(mountMailedLinks(call));

  router.get('/newsletter/preview', async (req, res) => {
    const { preview: token, look } = req.query;
    const html = await previewIssue(payload, { token: String(token), look: String(look) });
    res.set({ ...PRIVATE, 'content-security-policy': PREVIEW_POLICY }).removeHeader('x-frame-options');
    res.type('html').send(html);
  });

  router.get('/newsletter/pictures/:collection/:file', async (req, res, next) => {
    const picture = await readPicture(req.params.collection, req.params.file);
    if (!picture) return next();
    res.set({ 'cache-control': 'public, max-age=86400', 'cross-origin-resource-policy': 'cross-origin' });
    res.type('jpeg').send(picture);
  });

  router.get('/newsletter/ads/:id', async (req, res, next) => {
    const { creative } = req.query;
    const to = await followAd(payload, {
      id: /^\d{1,9}$/.test(req.params.id) ? Number(req.params.id) : 0,
      creative: typeof creative === 'string' ? creative.slice(0, 100) : null,
      address: countedAddress(req.ip ?? ''),
      headers: req.headers,
    });
    if (to === null) return next();
    res.set(PRIVATE).redirect(302, to);
  });

  return router;
}

type Call = (operation: Operation, body: object, req: ExpressRequest) => Promise<Response>;

/** What links in mails lead to. */
function mountMailedLinks(call: Call): Router {
  const router = Router();

  router.use([PAGE_PATHS.unsubscribe, PAGE_PATHS.confirmSubscription], (_req, res, next) => {
    // The address holds a token: the page is not cached, and no referrer shows it. With `no-referrer`, browsers would
    // also hide the origin of the page's own form, which is then refused as another site's.
    res.set(PRIVATE);
    next();
  });

  router.post('/unsubscribe', readForm, async (req, res) => {
    const fields = fieldsOf(req);
    const isOneClick = fields['List-Unsubscribe'] === 'One-Click';
    const token = fields.token ?? (typeof req.query.token === 'string' ? req.query.token : '');
    const forget = fields.forget === 'yes';
    const issue = Number(fields.issue ?? req.query.issue);
    const answer = await call(operations.unsubscribe, { token, forget, ...(issue > 0 && { issue }) }, req);
    if (isOneClick) {
      const text = answer.ok ? 'You’re unsubscribed.' : await answer.text();
      res.status(answer.status).type('text/plain').send(text);
      return;
    }
    res.redirect(303, `/unsubscribe?said=${outcomeOf(answer, forget ? 'forgotten' : 'done')}`);
  });

  router.post(PAGE_PATHS.confirmSubscription, readForm, async (req, res) => {
    const { token = '' } = fieldsOf(req);
    const answer = await call(operations.confirmSubscription, { token }, req);
    res.redirect(303, `${PAGE_PATHS.confirmSubscription}?said=${outcomeOf(answer, 'done')}`);
  });

  return router;
}

const PRIVATE = {
  'cache-control': 'no-store',
  'referrer-policy': 'strict-origin',
  'x-robots-tag': 'noindex, nofollow',
};

function fieldsOf({ body }: ExpressRequest): Record<string, string | undefined> {
  const fields: Record<string, unknown> = body ?? {};
  // A repeated field is parsed as an array, which our forms never send.
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => typeof value === 'string'),
  ) as Record<string, string>;
}

/** What the page then says. */
function outcomeOf({ ok, status }: Response, done: string): string {
  if (ok) return done;
  return { 400: 'invalid', 429: 'later' }[status] ?? 'failed';
}
