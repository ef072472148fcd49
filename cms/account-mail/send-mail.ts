import type { Payload } from 'payload';
import { tooManyRequests } from '../calls/call-error.ts';
import { sharedLimiter } from '../calls/rate-limits.ts';
import { RateLimiterRes } from 'rate-limiter-flexible';
import type { Mail } from './account-mails.ts';

const HOUR_S = 60 * 60;

/**
 * Sends a mail; throws 429 when the address has reached its limit, whoever the sender: no stranger can flood a
 * mailbox.
 */
export async function sendMail(payload: Payload, to: string, mail: Mail): Promise<void> {
  const limiter = sharedLimiter(payload, 'mails-to', { points: 5, duration: HOUR_S });
  try {
    await limiter.consume(to);
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    throw tooManyRequests(
      'We’ve sent that address a lot of mail. Wait an hour, then try again.',
      Math.ceil(refusal.msBeforeNext / 1000),
    );
  }
  await deliverMail(payload, to, mail);
}

/** Sends without a limit: only for mails that no stranger can trigger. */
export async function deliverMail(payload: Payload, to: string, mail: Mail): Promise<void> {
  const { defaultFromName, defaultFromAddress } = payload.email;
  await payload.sendEmail({ from: `"${defaultFromName}" <${defaultFromAddress}>`, to, ...mail });
}
