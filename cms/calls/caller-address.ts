import { networkOf } from './network-of.ts';

/** The host sets this on every request it forwards and overwrites any value from the client. */
const HEADER = 'x-caller-address';

/** An IPv6 subscriber has a whole /64 and may use a different address for each request (decisions §14). */
const COUNTED_TOGETHER = { ipv4: 32, ipv6: 64 };

/** The caller of calls made for a page render; the page itself is already rate-limited if necessary. */
export const THE_SITE_ITSELF = 'the site itself';

/** The address that a request is counted against. */
export function callerAddress(headers: Headers): string {
  return headers.get(HEADER) ?? 'unknown';
}

export function setCallerAddress(headers: Headers, address: string): Headers {
  headers.set(HEADER, networkOf(address, COUNTED_TOGETHER) ?? address);
  return headers;
}
