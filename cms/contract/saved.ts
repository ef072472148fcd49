import { LAST_RECORD_ID } from '#domain/addresses/record-id';
import { MAX_SAVED } from '#domain/places/saved-ids';
import { z } from 'zod';
import { listChangeSchema, listPlaceSchema, noteConflictSchema, storedPlaceSchema } from './lists.ts';
import { defineRead, defineWrite } from './operation.ts';
import { restaurantSchema } from './restaurants.ts';

const FULL = `A list holds at most ${MAX_SAVED} places`;
const placeIdSchema = z.int().positive().max(LAST_RECORD_ID);
const idsSchema = z.array(placeIdSchema).max(MAX_SAVED, FULL);

/** The token of an edit link is twice as long as that of a view link. */
const linkParams = z.object({
  token: z.string().regex(/^[\w-]{22}(?:[\w-]{22})?$/, 'This is not the link of a list'),
});

export const savedListSchema = z
  .object({
    /** Restaurant ids, in the order of the list: newest first, unless the diner has moved them. */
    ids: z.array(z.int().positive()),
  })
  .meta({ id: 'SavedList' });
export type SavedList = z.infer<typeof savedListSchema>;

export const changedSavedSchema = savedListSchema
  .extend({
    /** The removed places with their notes. */
    removed: z.array(storedPlaceSchema),
  })
  .meta({ id: 'ChangedSavedList' });
export type ChangedSaved = z.output<typeof changedSavedSchema>;

/** A restored place brings its note. */
const addedSchema = z
  .array(z.union([listPlaceSchema, placeIdSchema.transform((id) => ({ id, note: '', beenThere: false }))]))
  .max(MAX_SAVED, FULL);

export const savedChangeSchema = z.object({ add: addedSchema.default([]), remove: idsSchema.default([]) });

export const sharedListSchema = z
  .object({
    /** The username of the list's owner. */
    author: z.string(),
    name: z.string(),
    isDefault: z.boolean(),
    /** True for an edit link. */
    canEdit: z.boolean(),
    restaurants: z.array(restaurantSchema),
    /** Notes and visits of these places, in the same order. */
    places: z.array(storedPlaceSchema),
  })
  .meta({ id: 'SharedList' });
export type SharedList = z.infer<typeof sharedListSchema>;

export const getSaved = defineRead('/api/saved', {
  summary: 'The places that the diner has saved.',
  audience: 'diner',
  responses: { 200: savedListSchema, 401: 'text' },
});

export const changeSaved = defineWrite('PATCH', '/api/saved', {
  summary: 'Add places to the list and take others off, whatever another device does meanwhile.',
  audience: 'diner',
  limit: 'change',
  body: savedChangeSchema,
  responses: { 200: changedSavedSchema, 400: 'text', 401: 'text', 429: 'text' },
});

export const getSharedSaved = defineRead('/api/saved/shared/{token}', {
  summary: 'A list that its diner shares, for anybody who has the link.',
  audience: 'public',
  params: linkParams,
  responses: { 200: sharedListSchema, 400: 'text', 404: 'text' },
});

export const changeSharedSaved = defineWrite('PATCH', '/api/saved/shared/{token}', {
  summary: 'One change of one place by anybody who has the editing link, signed in or not.',
  audience: 'public',
  limit: 'change',
  params: linkParams,
  body: listChangeSchema,
  responses: {
    200: sharedListSchema,
    400: 'text',
    403: 'text',
    404: 'text',
    409: noteConflictSchema,
    429: 'text',
  },
});
