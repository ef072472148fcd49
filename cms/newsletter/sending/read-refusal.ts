import type { SMTPError } from 'nodemailer/lib/smtp-connection';

/** What became of a mail that the server did not accept, and what it said. */
export interface Refusal {
  /**
   * `bounced`: there is no such mailbox. `failed`: the server does not take this mail, now or later. `waiting`: it may
   * take it in a while. `service`: no mail gets through at present. `unclear`: it may have arrived.
   */
  readonly state: 'bounced' | 'failed' | 'waiting' | 'service' | 'unclear';
  /** The server's reply code, if it answered. */
  readonly code: number | null;
  readonly said: string;
}

const MAX_SAID = 300;
/** Enhanced codes (RFC 3463) that speak of the address, and of a policy. */
const OF_ADDRESS = /\b5\.(?:1\.\d+|2\.1)\b/;
const OF_POLICY = /\b5\.7\.\d+\b/;

/** `isHandedOver`: the words were on their way, so that without an answer nobody knows whether they arrived. */
export function readRefusal(error: unknown, isHandedOver: boolean): Refusal {
  const { message, command = '', responseCode, response } = error as SMTPError;
  const said = (response ?? message).slice(0, MAX_SAID);
  const code = responseCode ?? null;
  if (code === null) return { state: isHandedOver ? 'unclear' : 'service', code, said };
  const ofRecipient = command.startsWith('RCPT');
  // Greeting, sign-in and sender are the same for all mails.
  if (!ofRecipient && !isHandedOver && command !== 'DATA') return { state: 'service', code, said };
  if (code === 421 && !isHandedOver) return { state: 'service', code, said };
  if (code < 500) return { state: 'waiting', code, said };
  const isAddress = OF_ADDRESS.test(said) || (ofRecipient && !OF_POLICY.test(said));
  return { state: isAddress ? 'bounced' : 'failed', code, said };
}
