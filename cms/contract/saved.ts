import { LAST_RECORD_ID } from '#domain/addresses/record-id';
import { MAX_SAVED } from '#domain/places/saved-ids';
import { z } from 'zod';
import { defineOperation } from './operation.ts';
import { restaurantSchema } from './restaurants.ts';

const idsSchema = z
  .array(z.int().positive().max(LAST_RECORD_ID))
  .max(MAX_SAVED, `A list holds at most ${MAX_SAVED} places`);

export const savedListSchema = z
  .object({
    /** Restaurant ids, newest first. */
    ids: z.array(z.int().positive()),
    /** Token of the list's read-only page; `null` while it is not shared. */
    shareToken: z.string().nullable(),
  })
  .meta({ id: 'SavedList' });
export type SavedList = z.infer<typeof savedListSchema>;

export const savedChangeSchema = z.object({ add: idsSchema.default([]), remove: idsSchema.default([]) });
export type SavedChange = z.input<typeof savedChangeSchema>;

export const sharedListSchema = z
  .object({ author: z.string(), restaurants: z.array(restaurantSchema) })
  .meta({ id: 'SharedList' });
export type SharedList = z.infer<typeof sharedListSchema>;

export const getSaved = defineOperation({
  method: 'GET',
  path: '/api/saved',
  summary: 'The places that the diner has saved.',
  audience: 'diner',
  responses: { 200: savedListSchema, 401: 'text' },
});

export const replaceSaved = defineOperation({
  method: 'PUT',
  path: '/api/saved',
  summary: 'Replace the list. Ids that name no published place are left out; the answer says what was kept.',
  audience: 'diner',
  limit: 'change',
  body: z.object({ ids: idsSchema }),
  responses: { 200: savedListSchema, 400: 'text', 401: 'text', 429: 'text' },
});

export const changeSaved = defineOperation({
  method: 'PATCH',
  path: '/api/saved',
  summary: 'Add places to the list and take others off, whatever another device does meanwhile.',
  audience: 'diner',
  limit: 'change',
  body: savedChangeSchema,
  responses: { 200: savedListSchema, 400: 'text', 401: 'text', 429: 'text' },
});

export const shareSaved = defineOperation({
  method: 'POST',
  path: '/api/saved/share',
  summary: 'Open the list to anyone with its link. The link stays the same until it is revoked.',
  audience: 'diner',
  limit: 'change',
  responses: { 200: savedListSchema, 401: 'text', 429: 'text' },
});

export const unshareSaved = defineOperation({
  method: 'DELETE',
  path: '/api/saved/share',
  summary: 'Revoke the link: it leads nowhere any more, and the next one is another.',
  audience: 'diner',
  limit: 'change',
  responses: { 200: savedListSchema, 401: 'text', 429: 'text' },
});

export const getSharedSaved = defineOperation({
  method: 'GET',
  path: '/api/saved/shared/{token}',
  summary: 'A list that its diner shares, for anybody who has the link.',
  audience: 'public',
  params: z.object({ token: z.string().regex(/^[\w-]{22}$/, 'This is not the link of a list') }),
  responses: { 200: sharedListSchema, 400: 'text', 404: 'text' },
});
