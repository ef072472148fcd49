import { isSameSecret, signatureOf } from '../calls/signature.ts';
import { ownSiteUrl } from '../start/services.ts';

export interface MailboxClaim {
  readonly id: number;
  readonly email: string;
}

/**
 * The token of an unsubscribe link (decisions §10). It never expires, since mail doesn't either. It is bound to the
 * address without containing it: if an id is reused for someone else, the old link stops working.
 */
export const signUnsubscribe = (secret: string, { id, email }: MailboxClaim): string =>
  `${id}.${signatureOf(secret, `unsubscribe of ${id} ${email}`)}`;

export const isUnsubscribeToken = (secret: string, token: string, claim: MailboxClaim): boolean =>
  isSameSecret(token, signUnsubscribe(secret, claim));

/** The token that only the owner of the mailbox gets. A later subscription needs a confirmation of its own. */
export const signConfirmation = (
  secret: string,
  { id, email, consentedAt }: MailboxClaim & { readonly consentedAt: Date },
): string => `${id}.${signatureOf(secret, `confirmation of ${id} ${email} ${consentedAt.getTime()}`)}`;

/** The subscriber id that a token claims, unverified; `null` if it is malformed. */
export function readTokenId(token: string): number | null {
  const id = /^(\d{1,9})\.[\w-]+$/.exec(token)?.[1];
  return id === undefined ? null : Number(id);
}

/** The link by which somebody leaves. */
export const unsubscribeUrl = (secret: string, claim: MailboxClaim): string =>
  `${ownSiteUrl()}/unsubscribe?token=${signUnsubscribe(secret, claim)}`;
