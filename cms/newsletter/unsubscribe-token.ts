import { isSameSecret, signatureOf } from '../calls/signature.ts';

export interface UnsubscribeClaim {
  readonly id: number;
  readonly email: string;
}

/**
 * The token of an unsubscribe link (decisions §10). It never expires, since mail doesn't either. It is bound to the
 * address without containing it: if an id is reused for someone else, the old link stops working.
 */
export function signUnsubscribe(secret: string, { id, email }: UnsubscribeClaim): string {
  return `${id}.${signatureOf(secret, `unsubscribe of ${id} ${email}`)}`;
}

/** The subscriber id the token claims, unverified; `null` if it is malformed. */
export function readUnsubscribeId(token: string): number | null {
  const id = /^(\d{1,9})\.[\w-]+$/.exec(token)?.[1];
  return id === undefined ? null : Number(id);
}

export function isUnsubscribeToken(secret: string, token: string, claim: UnsubscribeClaim): boolean {
  return isSameSecret(token, signUnsubscribe(secret, claim));
}

export function unsubscribeUrl(siteUrl: string, token: string): string {
  return `${siteUrl}/unsubscribe?token=${token}`;
}
