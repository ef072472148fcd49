import { z } from 'zod';
import { editors, refusals, visitors } from './operation.ts';

/** `2026-11` */
const monthParams = z.object({
  month: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'Write a month as 2026-11'),
});

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
  params: monthParams,
  responses: { 200: 'text/csv', ...refusals(400, 404) },
});

export const drawMonth = editors.write('POST', '/api/desk/newsletter/drawings/{month}', {
  summary:
    'Draw the winner of a month that is over, once and for good, and write to the winner. 409 if it is not over, has been drawn or has no entries.',
  params: monthParams,
  responses: {
    200: z.object({ entries: z.int(), isTold: z.boolean() }),
    ...refusals(400, 401, 403, 404, 409),
  },
});
