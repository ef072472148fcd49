import { service } from '../start/services.ts';

/**
 * Whether a page of another site sent the request, since browsers add our cookies to its forms (decisions §14).
 * Non-browser clients send no origin.
 */
export function isFromOtherSite(headers: Headers): boolean {
  const origin = headers.get('origin');
  if (origin === null || origin === service('runtime').trustedOrigins[0]) return false;
  return !URL.canParse(origin) || new URL(origin).host !== headers.get('host');
}
