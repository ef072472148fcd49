import { networkOf } from '../network-of.ts';

/** The host sets it on every request that it hands on, over whatever the client wrote there. */
const HEADER = 'x-caller-address';

/** One line of IPv6 has a /64 to itself, and may write each request with another address of it (decisions §14). */
const COUNTED_TOGETHER = { ipv4: 32, ipv6: 64 };

/** The caller of what a page is made from: the page has been counted, if it had to be. */
export const THE_SITE_ITSELF = 'the site itself';

/** Whom a request is counted against. */
export function callerAddress(headers: Headers): string {
  return headers.get(HEADER) ?? 'unknown';
}

export function setCallerAddress(headers: Headers, address: string): Headers {
  headers.set(HEADER, networkOf(address, COUNTED_TOGETHER) ?? address);
  return headers;
}
