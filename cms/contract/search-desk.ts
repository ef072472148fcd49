import { z } from 'zod';
import { defineRead, defineWrite } from './operation.ts';

const count = z.int().min(0);

const indexRunSchema = z.object({
  id: z.int().positive(),
  kind: z.enum(['rebuild', 'rollback']),
  /** Who started it. */
  by: z.string(),
  startedAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
  result: z.enum(['running', 'done', 'failed', 'interrupted']),
  /** One sentence; `null` while it is running. */
  outcome: z.string().nullable(),
  engine: z.string().nullable(),
  step: z.enum(['store', 'check', 'swap', 'done']).nullable(),
  stored: count.nullable(),
  places: count.nullable(),
});
export type IndexRunView = z.infer<typeof indexRunSchema>;

/** The status of the search index for staff. */
export const searchDeskSchema = z
  .object({
    /** The engine in use; `degraded` while it is not the configured one. */
    state: z.enum(['meilisearch', 'postgres', 'degraded']),
    /** Indexed places, and places that should be indexed. */
    documents: count,
    listed: count,
    waiting: z.array(
      z.object({ engine: z.enum(['meilisearch', 'postgres']), changes: count, oldestSeconds: z.number() }),
    ),
    /** The last five. */
    runs: z.array(indexRunSchema),
  })
  .meta({ id: 'SearchDesk' });
export type SearchDesk = z.infer<typeof searchDeskSchema>;

const askedSearchSchema = z
  .object({
    query: z.string(),
    count,
    lastDay: z.iso.date(),
    /** How often a place was opened from the results; `places` are the most opened ones. */
    pressed: count,
    places: z.array(z.object({ name: z.string(), count })),
    /**
     * How search interprets the query today. `gaveWay` and `wordsGivenUp` mark what had to be dropped because no place
     * matches it along with the rest; `instead` is its substitute, "" if none.
     */
    understood: z.array(z.object({ label: z.string(), gaveWay: z.boolean(), instead: z.string() })),
    text: z.string(),
    wordsGivenUp: z.string(),
    found: count,
  })
  .meta({ id: 'AskedSearch' });
export type AskedSearch = z.infer<typeof askedSearchSchema>;

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

/** The effect of a synonym. */
export const synonymEffectSchema = z
  .object({
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
  })
  .meta({ id: 'SynonymEffect' });
export type SynonymEffect = z.infer<typeof synonymEffectSchema>;

const staff = { audience: 'staff', roles: ['data'] } as const;
const started = { 202: z.object({ id: z.int().positive() }), 401: 'text', 403: 'text', 409: 'text' } as const;

export const getSearchDesk = defineRead('/api/desk/search', {
  ...staff,
  summary: 'How the search index is, and how its rebuilds went.',
  responses: { 200: searchDeskSchema, 401: 'text', 403: 'text' },
});

export const rebuildIndex = defineWrite('POST', '/api/desk/search/rebuild', {
  ...staff,
  summary:
    'Begin to build the index anew; the desk shows how it goes on. 409 while another run is under way.',
  limit: 'staff',
  responses: started,
});

export const rollBackIndex = defineWrite('POST', '/api/desk/search/rollback', {
  ...staff,
  summary: 'Begin to go back to the index before the last rebuild.',
  limit: 'staff',
  responses: started,
});

export const listAskedSearches = defineRead('/api/desk/search/asked', {
  ...staff,
  summary: 'The most frequent searches of the last 30 days, with what search makes of them now.',
  responses: { 200: z.array(askedSearchSchema), 401: 'text', 403: 'text' },
});

export const previewSynonym = defineRead('/api/desk/search/synonym', {
  ...staff,
  summary:
    'What a synonym would change: places found, and how well judged queries are answered. Nothing is stored.',
  query: synonymSchema,
  responses: { 200: synonymEffectSchema, 400: 'text', 401: 'text', 403: 'text' },
});

export const addSynonym = defineWrite('POST', '/api/desk/search/synonyms', {
  ...staff,
  summary: 'Add a synonym to the listing rules, where search takes it up at once.',
  limit: 'staff',
  body: synonymSchema,
  responses: { 204: 'empty', 400: 'text', 401: 'text', 403: 'text' },
});
