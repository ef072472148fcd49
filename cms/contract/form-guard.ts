import { z } from 'zod';

/** Nobody reads a form, fills it in and sends it in less time. */
export const FORM_MIN_MS = 2_000;

/** A name or a sentence from a stranger: PostgreSQL keeps no zero byte. */
export function plainText(required: string) {
  return z
    .string(required)
    .trim()
    .refine((text) => !text.includes('\0'), 'Please use letters only');
}

/** What every form that anybody may send carries along against robots (decisions §14). */
export const formGuardSchema = z.object({
  /** Out of sight of people. Whoever fills it in gets the usual answer, and nothing is kept. */
  leaveEmpty: z.string().max(500).default(''),
  /** Since the form was shown. */
  elapsedMs: z
    .number('Please take a moment to check your details, then send them again')
    .min(FORM_MIN_MS, 'Please take a moment to check your details, then send them again'),
});

/** What the sender reads after it worked. */
export const receiptSchema = z.object({ message: z.string() }).meta({ id: 'Receipt' });
