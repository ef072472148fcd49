import { isSameSecret, signatureOf } from '../calls/signature.ts';
import type { UnsubscribeClaim } from './unsubscribe-token.ts';

export interface ConfirmationClaim extends UnsubscribeClaim {
  /** When the subscription was asked for: a later one needs a confirmation of its own. */
  readonly consentedAt: Date;
}

/** The token that only the owner of the mailbox gets, by which a sign-up is confirmed. */
export function signConfirmation(secret: string, { id, email, consentedAt }: ConfirmationClaim): string {
  return `${id}.${signatureOf(secret, `confirmation of ${id} ${email} ${consentedAt.getTime()}`)}`;
}

export function isConfirmationToken(secret: string, token: string, claim: ConfirmationClaim): boolean {
  return isSameSecret(token, signConfirmation(secret, claim));
}
