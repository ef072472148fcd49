import type { getNewsletterPopup as operation } from '#contract/subscribe';
import { POPUP_COPY } from '#domain/people/newsletter-words';
import { findSiteSettings } from '../../queries/settings.ts';
import type { Handler } from '../../calls/handler.ts';

/** A field that is left blank at the desk keeps its first words. */
export const getNewsletterPopup: Handler<typeof operation> = async ({ req }) => {
  const { popup } = await findSiteSettings(req.payload);
  return {
    status: 200,
    body: {
      title: popup?.title || POPUP_COPY.title,
      text: popup?.text || POPUP_COPY.text,
      button: popup?.button || POPUP_COPY.button,
    },
  };
};
