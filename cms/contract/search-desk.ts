import { z } from 'zod';
import { dataStaff, refusals } from './operation.ts';

const count = z.int().min(0);

/** A term that diners use and what it also finds. */
const synonymSchema = z.object({
  term: z.string().trim().min(2).max(100),
  meaning: z.string().trim().min(2).max(100),
});

const changedQuerySchema = z.object({
  query: z.string(),
  /** The first result before and after; `null` if there is none. */
  before: z.string().nullable(),
  after: z.string().nullable(),
});

/** The number of places and the names of the first. */
const namedPlacesSchema = z.object({ count, names: z.array(z.string()) });

export const synonymEffectSchema = z.object({
  /** How the term would be interpreted; the rest of it is searched as text. */
  understood: z.array(z.string()),
  /**
   * Places found by the term alone, before and after. A term that becomes the name of a neighborhood, an occasion or
   * a feature is no longer searched as text and finds fewer.
   */
  found: z.object({ before: count, after: count, gained: namedPlacesSchema, lost: namedPlacesSchema }),
  /** The judged queries whose results would become better, worse, or just different. */
  judged: z.object({
    asked: count,
    better: z.array(changedQuerySchema),
    worse: z.array(changedQuerySchema),
    other: z.array(changedQuerySchema),
  }),
});
export type SynonymEffect = z.infer<typeof synonymEffectSchema>;

export const rebuildIndex = dataStaff.write('POST', '/api/desk/search/rebuild', {
  summary:
    'Build the index anew; answers with a sentence once it is done. 409 if it fails, or while it is being built.',
  responses: { 200: z.object({ outcome: z.string() }), ...refusals(409) },
});

export const previewSynonym = dataStaff.read('/api/desk/search/synonym', {
  summary:
    'What a synonym would change: places found, and how well judged queries are answered. Nothing is stored.',
  query: synonymSchema,
  responses: { 200: synonymEffectSchema },
});

export const addSynonym = dataStaff.write('POST', '/api/desk/search/synonyms', {
  summary: 'Add a synonym to the listing rules, where search takes it up at once.',
  body: synonymSchema,
  responses: { 204: 'empty' },
});
