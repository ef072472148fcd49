import { generateExpiredPayloadCookie, generatePayloadCookie, type PayloadRequest } from 'payload';
import { DINER_COOKIE_PREFIX } from '../../access/session-cookies.ts';

/** Tells scripts, which can't read the session cookie, that there is a session worth asking for. */
const SIGNED_IN_COOKIE = 'signed-in';

type SetCookies = [name: string, value: string][];

export function dinerCookies(req: PayloadRequest, token: string): SetCookies {
  const { auth } = req.payload.collections.users.config;
  const session = generatePayloadCookie({
    collectionAuthConfig: auth,
    cookiePrefix: DINER_COOKIE_PREFIX,
    token,
  });
  return [
    ['Set-Cookie', session],
    ['Set-Cookie', signedInCookie(req, `1; Max-Age=${auth.tokenExpiration}`)],
  ];
}

export function expiredDinerCookies(req: PayloadRequest): SetCookies {
  const session = generateExpiredPayloadCookie({
    collectionAuthConfig: req.payload.collections.users.config.auth,
    cookiePrefix: DINER_COOKIE_PREFIX,
  });
  return [
    ['Set-Cookie', session],
    ['Set-Cookie', signedInCookie(req, '; Max-Age=0')],
  ];
}

function signedInCookie(req: PayloadRequest, value: string): string {
  const { secure } = req.payload.collections.users.config.auth.cookies;
  return `${SIGNED_IN_COOKIE}=${value}; Path=/; SameSite=Lax${secure ? '; Secure' : ''}`;
}
