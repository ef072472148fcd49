import { z } from 'zod';
import { defineWrite } from './operation.ts';

/** A term that diners use and what it also finds. */
const synonymSchema = z.object({
  term: z.string().trim().min(2).max(100),
  meaning: z.string().trim().min(2).max(100),
});

const staff = { audience: 'staff', roles: ['data'] } as const;

export const rebuildIndex = defineWrite('POST', '/api/desk/search/rebuild', {
  ...staff,
  summary:
    'Build the index anew; answers with a sentence once it is done. 409 if it fails, or while it is being built.',
  limit: 'staff',
  responses: { 200: z.object({ outcome: z.string() }), 401: 'text', 403: 'text', 409: 'text' },
});

export const addSynonym = defineWrite('POST', '/api/desk/search/synonyms', {
  ...staff,
  summary: 'Add a synonym to the listing rules, where search takes it up at once.',
  limit: 'staff',
  body: synonymSchema,
  responses: { 204: 'empty', 400: 'text', 401: 'text', 403: 'text' },
});
