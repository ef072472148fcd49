import { z } from 'zod';
import { defineOperation } from './operation.ts';

const count = z.int().min(0);

const indexRunSchema = z.object({
  id: z.int().positive(),
  kind: z.enum(['rebuild', 'rollback']),
  /** Who asked for it. */
  by: z.string(),
  startedAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
  result: z.enum(['running', 'done', 'failed', 'interrupted']),
  /** A sentence; `null` while it runs. */
  outcome: z.string().nullable(),
  engine: z.string().nullable(),
  step: z.enum(['store', 'check', 'swap', 'done']).nullable(),
  stored: count.nullable(),
  places: count.nullable(),
});
export type IndexRunView = z.infer<typeof indexRunSchema>;

/** What data staff see of the search index. */
export const searchDeskSchema = z
  .object({
    /** Which engine answers; `degraded` while another than the configured one does. */
    state: z.enum(['meilisearch', 'postgres', 'degraded']),
    /** Places that are found, and places that should be. */
    documents: count,
    listed: count,
    waiting: z.array(
      z.object({ engine: z.enum(['meilisearch', 'postgres']), changes: count, oldestSeconds: z.number() }),
    ),
    /** The last five. */
    runs: z.array(indexRunSchema),
    /** The most frequent searches without a hit of the last 30 days, but for those that have a meaning since. */
    gaps: z.array(z.object({ id: z.int().positive(), query: z.string(), count, lastDay: z.iso.date() })),
  })
  .meta({ id: 'SearchDesk' });
export type SearchDesk = z.infer<typeof searchDeskSchema>;

const staff = { audience: 'staff', roles: ['data'] } as const;
const started = { 202: z.object({ id: z.int().positive() }), 401: 'text', 403: 'text', 409: 'text' } as const;

export const getSearchDesk = defineOperation({
  ...staff,
  method: 'GET',
  path: '/api/desk/search',
  summary: 'How the search index is, how its rebuilds went, and which searches found nothing.',
  responses: { 200: searchDeskSchema, 401: 'text', 403: 'text' },
});

export const rebuildIndex = defineOperation({
  ...staff,
  method: 'POST',
  path: '/api/desk/search/rebuild',
  summary:
    'Begin to build the index anew; the desk shows how it goes on. 409 while another run is under way.',
  limit: 'staff',
  responses: started,
});

export const rollBackIndex = defineOperation({
  ...staff,
  method: 'POST',
  path: '/api/desk/search/rollback',
  summary: 'Begin to go back to the index before the last rebuild.',
  limit: 'staff',
  responses: started,
});
