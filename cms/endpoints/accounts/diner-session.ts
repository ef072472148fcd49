import { generateExpiredPayloadCookie, generatePayloadCookie, type PayloadRequest } from 'payload';

/** Payload has one cookie for all its auth collections; the diner's is a second one of the same make. */
export const DINER_COOKIE_PREFIX = 'diner';

export function dinerCookie(req: PayloadRequest, token: string): string {
  return generatePayloadCookie({
    collectionAuthConfig: req.payload.collections.users.config.auth,
    cookiePrefix: DINER_COOKIE_PREFIX,
    token,
  });
}

export function expiredDinerCookie(req: PayloadRequest): string {
  return generateExpiredPayloadCookie({
    collectionAuthConfig: req.payload.collections.users.config.auth,
    cookiePrefix: DINER_COOKIE_PREFIX,
  });
}
