import { EMAIL_INVALID } from '#domain/people/newsletter-words';
import { z } from 'zod';

/** An address as typed: uppercase letters and surrounding spaces are accepted. */
export const emailSchema = z
  .string(EMAIL_INVALID)
  .trim()
  .toLowerCase()
  .max(254, EMAIL_INVALID)
  .pipe(z.email(EMAIL_INVALID));

/** An address as typed, or an empty string. */
export const optionalEmailSchema = z
  .string(EMAIL_INVALID)
  .trim()
  .toLowerCase()
  .max(254, EMAIL_INVALID)
  .refine((text) => text === '' || z.email().safeParse(text).success, EMAIL_INVALID);
