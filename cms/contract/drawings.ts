import { WINNER_NAME_MAX_LENGTH } from '#domain/people/newsletter-words';
import { withoutControlCharacters } from '#domain/words/control-characters';
import { z } from 'zod';
import { receiptSchema } from './form-guard.ts';
import { defineRead, defineWrite, refusals } from './operation.ts';

/** `2026-11` */
const monthParams = z.object({
  month: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'Write a month as 2026-11'),
});

/** A drawing of the monthly dinner, with all that repeats it. Hashes are hexadecimal SHA-256. */
export const drawingSchema = z
  .object({
    month: z.string(),
    entries: z.int().positive(),
    /** `null` unless the winner agreed to be named. */
    winner: z.string().nullable(),
    /** The entry that won: that whose hash with the seed, `seed:entry`, is the lowest. */
    winningEntry: z.string(),
    seed: z.string(),
    /** Published before the month was over. */
    seedHash: z.string(),
  })
  .meta({ id: 'Drawing' });
export type Drawing = z.infer<typeof drawingSchema>;

export const getDrawingEntries = defineRead('/api/drawings/{month}/entries', {
  summary: 'The codes of all entries of a drawing that has been drawn, one a line.',
  audience: 'public',
  params: monthParams,
  responses: { 200: 'text/csv', ...refusals(400, 404) },
});

export const nameWinner = defineWrite('POST', '/api/drawings/winner-name', {
  summary: 'The name by which a winner agrees to be named, by the signed token in the winner’s mail.',
  audience: 'public',
  limit: 'newsletter',
  body: z.object({
    token: z.string().min(1).max(300),
    name: z
      .string()
      .transform(withoutControlCharacters)
      .pipe(z.string().trim().min(1, 'Write the name to show').max(WINNER_NAME_MAX_LENGTH)),
  }),
  responses: { 200: receiptSchema, ...refusals(400, 429) },
});

export const drawMonth = defineWrite('POST', '/api/desk/newsletter/drawings/{month}', {
  summary:
    'Draw the winner of a month that is over, once and for good, and write to the winner. 409 if it is not over, has been drawn or has no entries.',
  audience: 'staff',
  roles: ['editor'],
  limit: 'staff',
  params: monthParams,
  responses: {
    200: z.object({ entries: z.int(), isTold: z.boolean() }),
    ...refusals(400, 401, 403, 404, 409),
  },
});
