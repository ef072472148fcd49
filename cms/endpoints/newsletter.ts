import { cityDay } from '#domain/calendar/city-time';
import { normalizeEmail } from '#domain/people/email-address';
import { ALREADY_SUBSCRIBED, USUAL_POPUP, worded } from '#domain/people/newsletter-words';
import * as texts from '#texts';
import { badRequest, notFound } from '../calls/call-error.ts';
import { fleeting, withHeaders } from '../calls/call-answer.ts';
import type { SomeHandlers } from '../calls/handler.ts';
import { deviceCookie, knownDevice } from '../calls/known-device.ts';
import { text } from 'node:stream/consumers';
import { importSubscribers } from '../commands/import-subscribers.ts';
import { confirmSubscription, endSubscription, storeSubscription } from '../commands/subscribe.ts';
import { listSentIssues } from '../newsletter/sending/mailings.ts';
import { findDrawingEntries } from '../queries/drawings.ts';
import { findGlobal } from '../queries/settings.ts';
import { findSubscriberRecord, findWhoConfirms } from '../queries/subscribers.ts';
import { service } from '../start/services.ts';

const LINK_INVALID = 'Part of this link is missing, or we no longer have that address.';

/** The same for every address: a stranger learns nothing of whose it is. */
const SAID = {
  everybody: texts.newsletter.confirm,
  returning: texts.newsletter.subscribedUnlessLeft,
  nobody: texts.newsletter.subscribed,
};

export const newsletterHandlers = {
  /**
   * Stores first; a failure of mail or provider only adds a warning (decisions §4, §10). Only the device that signed an
   * address up learns that it is on the list.
   */
  subscribe: async ({ body, req }) => {
    const confirming = await findWhoConfirms(req.payload);
    const message = SAID[confirming]();
    if (body.leaveEmpty !== '') return { message };
    const { db, secret } = req.payload;
    const email = normalizeEmail(body.email);
    const proof = {
      name: 'newsletter-device',
      account: `subscriber ${email}`,
      secret,
      isSecure: service('runtime').secureCookies,
    };
    const device = knownDevice(req.headers, proof);
    const { id, outcome } = await storeSubscription(db.pool, { ...body, email }, confirming);
    if (outcome === 'known' && device) return { message: ALREADY_SUBSCRIBED };
    const newsletter = service('newsletter');
    newsletter.wake();
    const isWaiting = !(await newsletter.isDelivered(id));
    return withHeaders(
      { message, ...(isWaiting && { warning: texts.newsletter.delayed() }) },
      { 'set-cookie': deviceCookie(proof, device ?? undefined) },
    );
  },

  unsubscribe: async ({ body, req }) => {
    const { db, secret } = req.payload;
    const newsletter = service('newsletter');
    const how = { forgets: body.forget, issue: body.issue, hasProvider: newsletter.hasProvider };
    if (!(await endSubscription(db.pool, secret, body.token, how))) throw badRequest(LINK_INVALID);
    newsletter.wake();
    return { message: body.forget ? 'We’ve deleted your data.' : 'You’re unsubscribed.' };
  },

  confirmSubscription: async ({ body, req }) => {
    const { db, secret } = req.payload;
    if (!(await confirmSubscription(db.pool, secret, body.token))) throw badRequest(LINK_INVALID);
    service('newsletter').wake();
    return { message: texts.newsletter.subscribed() };
  },

  getSubscriberRecord: async ({ query, req }) => {
    const record = await findSubscriberRecord(req.payload, query.token);
    if (!record) throw badRequest(LINK_INVALID);
    return fleeting(record);
  },

  importSubscribers: async ({ query, body, req }) => {
    const outcome = await importSubscribers(req.payload.db.pool, await text(body), query.commits);
    if (query.commits) service('newsletter').wake();
    return outcome;
  },

  getNewsletterPopup: async ({ req }) =>
    worded(USUAL_POPUP, (await findGlobal(req.payload, 'newsletter-texts')).popup),

  getDrawingEntries: async ({ params: { month }, req: { payload } }) => {
    const entries = await findDrawingEntries(payload, month);
    if (entries.length === 0) throw notFound('Drawing');
    return { name: `entries-${month}.csv`, text: `${entries.join('\n')}\n` };
  },

  getNewsletterPage: async ({ req }) => ({
    issues: (await listSentIssues(req.payload.db.pool)).map(
      ({ content: { slug, subject, preheader }, sentAt }) => ({
        slug,
        subject,
        preheader,
        day: cityDay(sentAt),
      }),
    ),
  }),

  getIssuePage: async ({ params, req }) => {
    const issues = await listSentIssues(req.payload.db.pool);
    const issue = issues.find(({ content }) => content.slug === params.slug.toLowerCase());
    if (!issue) throw notFound('Issue');
    return { ...issue.content, day: cityDay(issue.sentAt) };
  },
} satisfies SomeHandlers;
