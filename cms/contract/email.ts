import * as texts from '#texts';
import { z } from 'zod';

const INVALID = texts.newsletter.invalidEmail();

/** An address as typed: uppercase letters and surrounding spaces are accepted. */
export const emailSchema = z.string(INVALID).trim().toLowerCase().max(254, INVALID).pipe(z.email(INVALID));

/** An address as typed, or an empty string. */
export const optionalEmailSchema = z
  .string(INVALID)
  .trim()
  .toLowerCase()
  .max(254, INVALID)
  .refine((text) => text === '' || z.email().safeParse(text).success, INVALID);
