import { normalizeEmail } from '#domain/people/email-address';
import { ALREADY_SUBSCRIBED, USUAL_POPUP, worded } from '#domain/people/newsletter-words';
import * as texts from '#texts';
import { badRequest } from '../calls/call-error.ts';
import { withHeaders } from '../calls/call-answer.ts';
import type { SomeHandlers } from '../calls/handler.ts';
import { deviceCookie, knownDevice } from '../calls/known-device.ts';
import { endSubscription, storeSubscription } from '../commands/subscribe.ts';
import { findGlobal } from '../queries/settings.ts';
import { service } from '../start/services.ts';

const LINK_INVALID = 'Part of this link is missing, or we no longer have that address.';

export const newsletterHandlers = {
  /**
   * Stores first; a provider failure only adds a warning (decisions §4, §10). Only the device that signed an address up
   * learns that it is on the list.
   */
  subscribe: async ({ body, req }) => {
    if (body.leaveEmpty !== '') return { message: texts.newsletter.subscribed() };
    const { db, secret } = req.payload;
    const email = normalizeEmail(body.email);
    const proof = {
      name: 'newsletter-device',
      account: `subscriber ${email}`,
      secret,
      isSecure: service('runtime').secureCookies,
    };
    const device = knownDevice(req.headers, proof);
    const { id, outcome } = await storeSubscription(db.pool, { email, source: body.source });
    if (outcome === 'known' && device) return { message: ALREADY_SUBSCRIBED };
    const newsletter = service('newsletter');
    newsletter.wake();
    const isWaiting = newsletter.hasProvider && !(await newsletter.isDelivered(id));
    return withHeaders(
      {
        message: texts.newsletter.subscribed(),
        ...(isWaiting && { warning: texts.newsletter.delayed() }),
      },
      { 'set-cookie': deviceCookie(proof, device ?? undefined) },
    );
  },

  unsubscribe: async ({ body, req }) => {
    const { db, secret } = req.payload;
    if (!(await endSubscription(db.pool, secret, body.token))) throw badRequest(LINK_INVALID);
    service('newsletter').wake();
    return { message: 'You’re unsubscribed.' };
  },

  getNewsletterPopup: async ({ req }) =>
    worded(USUAL_POPUP, (await findGlobal(req.payload, 'newsletter-texts')).popup),
} satisfies SomeHandlers;
