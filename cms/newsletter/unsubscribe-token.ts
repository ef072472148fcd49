import { createHmac } from 'node:crypto';
import { isSameSecret } from '../calls/is-same-secret.ts';

export interface UnsubscribeClaim {
  readonly id: number;
  readonly email: string;
}

/**
 * The token of an unsubscribe link (decisions §10). It never expires, since mail doesn't either. It is bound to the
 * address without containing it: if an id is reused for someone else, the old link stops working.
 */
export function signUnsubscribe(secret: string, { id, email }: UnsubscribeClaim): string {
  return `${id}.${signature(secret, `${id} ${email}`)}`;
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

function signature(secret: string, claim: string): string {
  // The purpose is part of the signed text: other signatures with the same key are not valid here.
  return createHmac('sha256', secret).update(`unsubscribe of ${claim}`).digest('base64url');
}
