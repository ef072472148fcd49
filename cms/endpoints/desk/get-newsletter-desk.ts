import type { getNewsletterDesk as operation } from '#contract/newsletter-desk';
import type { Handler } from '../../calls/handler.ts';
import { findNewsletterDesk } from '../../queries/newsletter-desk.ts';

export const getNewsletterDesk: Handler<typeof operation> = async ({ req }) => ({
  status: 200,
  body: await findNewsletterDesk(req.payload, new Date()),
});
