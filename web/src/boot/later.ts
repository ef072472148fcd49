import { offerNewsletter } from '../newsletter/offer-newsletter.ts';
import { keepPages } from '../offline/keep-pages.ts';
import { sendUnsent } from '../newsletter/unsent-sign-ups.ts';

/**
 * Background work, in one file fetched a few seconds after the page: offline copies, the newsletter popup
 * (spec 2 §4, §9) and sign-ups that could not be sent.
 */
export function startLater(
  openedAt: number,
  router: Parameters<typeof keepPages>[0],
  queryClient: Parameters<typeof keepPages>[1],
): void {
  // Some browsers block service workers in private windows; the site works without one.
  if (import.meta.env.PROD) keepPages(router, queryClient).catch(() => undefined);
  offerNewsletter(openedAt);
  sendUnsent();
}
