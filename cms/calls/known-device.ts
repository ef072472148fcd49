import { randomBytes } from 'node:crypto';
import { parseCookies } from 'payload/shared';
import { isSameSecret, signatureOf } from './signature.ts';

/** The longest that browsers keep a cookie. */
const LASTS_S = 400 * 24 * 60 * 60;

/**
 * A cookie that proves that this device has signed in with a name before. It grants no access, but exempts the device
 * from delays caused by guesses from elsewhere.
 */
export function deviceCookie(
  { name, account, secret, isSecure }: { name: string; account: string; secret: string; isSecure: boolean },
  device = randomBytes(12).toString('hex'),
): string {
  const value = `${device}.${signature(secret, account, device)}`;
  const secure = isSecure ? '; Secure' : '';
  return `${name}=${value}; Max-Age=${LASTS_S}; Path=/api; HttpOnly; SameSite=Lax${secure}`;
}

/** The id of the requesting device, if it has signed in to this account before. */
export function knownDevice(
  headers: Headers,
  { name, account, secret }: { name: string; account: string; secret: string },
): string | null {
  const [device = '', given = ''] = (parseCookies(headers).get(name) ?? '').split('.');
  return isSameSecret(given, signature(secret, account, device)) ? device : null;
}

const signature = (secret: string, account: string, device: string) =>
  signatureOf(secret, `device ${device} of ${account}`, 'hex');
