import { createHmac, randomBytes } from 'node:crypto';
import { parseCookies } from 'payload/shared';
import { isSameSecret } from './is-same-secret.ts';

/** As long as browsers keep a cookie. */
const LASTS_S = 400 * 24 * 60 * 60;

/**
 * A device that has signed in with a name holds a cookie that says so, and nothing else: it opens nothing, but guesses
 * from elsewhere do not slow the device down.
 */
export function deviceCookie(
  { name, account, secret, isSecure }: { name: string; account: string; secret: string; isSecure: boolean },
  device = randomBytes(12).toString('hex'),
): string {
  const value = `${device}.${signature(secret, account, device)}`;
  const secure = isSecure ? '; Secure' : '';
  return `${name}=${value}; Max-Age=${LASTS_S}; Path=/api; HttpOnly; SameSite=Lax${secure}`;
}

/** The device that sends these headers, if it has signed in to that account before. */
export function knownDevice(
  headers: Headers,
  { name, account, secret }: { name: string; account: string; secret: string },
): string | null {
  const [device = '', given = ''] = (parseCookies(headers).get(name) ?? '').split('.');
  return isSameSecret(given, signature(secret, account, device)) ? device : null;
}

function signature(secret: string, account: string, device: string): string {
  // Its own purpose in the text: no other signature of the same key can pass for it.
  return createHmac('sha256', secret).update(`device ${device} of ${account}`).digest('hex');
}
