import { service } from '../services.ts';

/**
 * Whether a page of another site sent this: cookies travel along with its forms (decisions §14). Programs send no
 * origin.
 */
export function isFromOtherSite(headers: Headers): boolean {
  const origin = headers.get('origin');
  if (origin === null || origin === service('runtime').trustedOrigins[0]) return false;
  return !URL.canParse(origin) || new URL(origin).host !== headers.get('host');
}
