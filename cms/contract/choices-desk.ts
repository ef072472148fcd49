import { z } from 'zod';
import { editorsAndDataStaff } from './operation.ts';

/** A record to pick. */
const choiceSchema = z.object({
  id: z.int().positive(),
  name: z.string(),
  /** A place's with neighborhood and street, as names alone repeat within a city, and whether it is a draft or closed. */
  label: z.string(),
});
export type Choice = z.infer<typeof choiceSchema>;

export const listChoices = editorsAndDataStaff.read('/api/desk/choices/{kind}', {
  summary:
    'Cuisines, neighborhoods, places of sign-ups, or the first restaurants to pick, with all of these words in any spelling.',
  params: z.object({ kind: z.enum(['cuisines', 'neighborhoods', 'sources', 'restaurants']) }),
  query: z.object({
    words: z.string().max(200).default(''),
    /** Places of this neighborhood come first. */
    first: z.string().max(100).optional(),
    /** Only these, separated by commas. */
    ids: z
      .string()
      .max(1_000)
      .regex(/^\d{1,9}(?:,\d{1,9})*$/)
      .optional(),
  }),
  responses: { 200: z.object({ choices: z.array(choiceSchema) }) },
});
