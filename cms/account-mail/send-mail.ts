import type { Payload } from 'payload';
import { refusal, sharedLimiter } from '../calls/rate-limits.ts';
import type { Mail } from './account-mails.ts';

const HOUR_S = 60 * 60;

/**
 * Counts a mail before anything is stored for it; throws 429 when the address has reached its limit, whoever the
 * sender: no stranger can flood a mailbox.
 */
export async function countMail(payload: Payload, to: string): Promise<void> {
  const limiter = sharedLimiter(payload, 'mails-to', { points: 5, duration: HOUR_S });
  await limiter.consume(to).catch((error: unknown) => {
    throw refusal('We’ve sent that address a lot of mail.', error);
  });
}

/** Sends without a limit: for mails that are counted, or that no stranger can trigger. */
export async function deliverMail(payload: Payload, to: string, mail: Mail): Promise<void> {
  await payload.sendEmail({ to, ...mail });
}
