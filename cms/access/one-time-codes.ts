import { createHash } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

/** Clocks differ: the previous and next codes are accepted, too. */
const WINDOW_STEPS = 1;
const RECOVERY_CODES = 10;
const KEY_BYTES = 20;
/** Enough entropy to resist guessing and brute force, so that a plain hash suffices. */
const RECOVERY_BYTES = 10;

/** A new key for an authenticator app, in a form people can type. */
export const newKey = (): string => new Secret({ size: KEY_BYTES }).base32;

/** What an authenticator app reads from a QR code. */
export function enrollmentUri(key: string, username: string): string {
  return totpOf(key, username).toString();
}

/** The 30-second step of a code, `null` for a wrong code. Each step may be used once. */
export function stepOfCode(key: string, code: string, now: number = Date.now()): number | null {
  const token = code.replace(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return null;
  const totp = totpOf(key);
  const delta = totp.validate({ token, window: WINDOW_STEPS, timestamp: now });
  return delta === null ? null : totp.counter({ timestamp: now }) + delta;
}

/** Recovery codes for a lost phone, each valid once. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () =>
    new Secret({ size: RECOVERY_BYTES }).base32.replace(/.{4}(?=.)/g, '$&-'),
  );
}

export function hashRecoveryCode(code: string): string {
  const letters = code.replace(/[\s-]/g, '').toUpperCase();
  return createHash('sha256').update(`recovery code ${letters}`).digest('hex');
}

function totpOf(key: string, label = ''): TOTP {
  return new TOTP({ issuer: 'Marble Step', label, secret: Secret.fromBase32(key) });
}
