import { z } from 'zod';

/** The minimum time a person needs to read, fill in and send a form. */
export const FORM_MIN_MS = 2_000;

/** Text from an anonymous sender: PostgreSQL cannot store a zero byte. */
export function plainText(required: string) {
  return z
    .string(required)
    .trim()
    .refine((text) => !text.includes('\0'), 'Please use letters only');
}

/** Bot protection fields of every public form (decisions §14). */
export const formGuardSchema = z.object({
  /** Honeypot, hidden from people. If filled in, the usual response is sent, but nothing is stored. */
  leaveEmpty: z.string().max(500).default(''),
  /** Time since the form was shown. */
  elapsedMs: z
    .number('Take a moment to check your details, then send them again')
    .min(FORM_MIN_MS, 'Take a moment to check your details, then send them again'),
});

/** The confirmation shown to the sender. */
export const receiptSchema = z.object({ message: z.string() });
