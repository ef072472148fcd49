import { z } from 'zod';
import { refusals, visitors } from './operation.ts';

/** A drawing of the monthly dinner, with all that repeats it. Hashes are hexadecimal SHA-256. */
export const drawingSchema = z.object({
  month: z.string(),
  entries: z.int().positive(),
  /** `null` unless the winner agreed to be named. */
  winner: z.string().nullable(),
  /** The entry that won: that whose hash with the seed, `seed:entry`, is the lowest. */
  winningEntry: z.string(),
  seed: z.string(),
  /** Published before the month was over. */
  seedHash: z.string(),
});
export type Drawing = z.infer<typeof drawingSchema>;

export const getDrawingEntries = visitors.read('/api/drawings/{month}/entries', {
  summary: 'The codes of all entries of a drawing that has been drawn, one a line.',
  params: z.object({
    month: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'Write a month as 2026-11'),
  }),
  responses: { 200: 'text/csv', ...refusals(404) },
});
