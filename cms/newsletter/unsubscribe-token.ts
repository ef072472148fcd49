import { createHmac, timingSafeEqual } from 'node:crypto';

export interface UnsubscribeClaim {
  readonly id: number;
  readonly email: string;
}

/**
 * The token of an unsubscribe link (decisions §10). It never expires, as mail does not either; it holds no address,
 * but belongs to one: a number that is given to somebody else later does not open for the old link.
 */
export function signUnsubscribe(secret: string, { id, email }: UnsubscribeClaim): string {
  return `${id}.${signature(secret, `${id} ${email}`)}`;
}

/** Whose token it claims to be, not yet believed; `null` where it is no token at all. */
export function readUnsubscribeId(token: string): number | null {
  const id = /^(\d{1,9})\.[\w-]+$/.exec(token)?.[1];
  return id === undefined ? null : Number(id);
}

export function isUnsubscribeToken(secret: string, token: string, claim: UnsubscribeClaim): boolean {
  const [given, expected] = [Buffer.from(token), Buffer.from(signUnsubscribe(secret, claim))];
  return given.length === expected.length && timingSafeEqual(given, expected);
}

export function unsubscribeUrl(siteUrl: string, token: string): string {
  return `${siteUrl}/unsubscribe?token=${token}`;
}

function signature(secret: string, claim: string): string {
  // Its own purpose in the text: no other signature of the same key can pass for it.
  return createHmac('sha256', secret).update(`unsubscribe of ${claim}`).digest('base64url');
}
