import { LAST_RECORD_ID } from '#domain/addresses/record-id';
import { MAX_LIST_NAME, MAX_LISTS, MAX_MERGED_NOTE } from '#domain/lists/list-places';
import { MAX_SAVED } from '#domain/places/saved-ids';
import { withoutControlCharacters } from '#domain/words/control-characters';
import { z } from 'zod';
import { defineRead, defineWrite } from './operation.ts';
import { recordIdSchema } from './record-id.ts';

const placeId = z.int().positive().max(LAST_RECORD_ID);

/** Allows for notes lengthened by a merge; the command enforces the limit for typed ones. */
const noteSchema = z
  .string()
  .max(MAX_MERGED_NOTE, `A note has at most ${MAX_MERGED_NOTE} characters`)
  .transform((note) => withoutControlCharacters(note.replaceAll(/\r\n?/g, '\n')).trim());

const listNameSchema = z
  .string('Name the list')
  .transform((name) => withoutControlCharacters(name).replaceAll(/\s+/g, ' ').trim())
  .pipe(
    z
      .string()
      .min(1, 'Name the list')
      .max(MAX_LIST_NAME, `The name of a list has at most ${MAX_LIST_NAME} characters`),
  );

export const listPlaceSchema = z
  .object({ id: placeId, note: noteSchema.default(''), beenThere: z.boolean().default(false) })
  .meta({ id: 'ListPlace' });
export type ListPlace = z.output<typeof listPlaceSchema>;

/** A stored place in a response, already normalized. */
export const storedPlaceSchema = z.object({ id: placeId, note: z.string(), beenThere: z.boolean() });

export const dinerListSchema = z
  .object({
    id: z.int().positive(),
    name: z.string(),
    /** The heart buttons save to this list. */
    isDefault: z.boolean(),
    /** Chosen by the device that created the list. */
    deviceKey: z.string().nullable(),
    /** The token of the view link; `null` if not shared. */
    viewToken: z.string().nullable(),
    /** The token of the edit link; `null` if not shared for editing. */
    editToken: z.string().nullable(),
    places: z.array(storedPlaceSchema),
  })
  .meta({ id: 'DinerList' });
export type DinerList = z.infer<typeof dinerListSchema>;

export const listChangeSchema = z.discriminatedUnion('change', [
  z.object({ change: z.literal('add'), place: listPlaceSchema, after: placeId.nullish() }),
  z.object({ change: z.literal('remove'), id: placeId }),
  z.object({ change: z.literal('move'), id: placeId, after: placeId.nullable() }),
  z.object({ change: z.literal('note'), id: placeId, from: noteSchema, note: noteSchema }),
  z.object({ change: z.literal('been-there'), id: placeId, beenThere: z.boolean() }),
]);

/** Someone else changed the note in the meantime; `note` is the stored one. */
export const noteConflictSchema = z.object({ error: z.string(), note: z.string() });
export type NoteConflict = z.infer<typeof noteConflictSchema>;

const listParams = z.object({ id: recordIdSchema });
const linkParams = listParams.extend({ kind: z.enum(['view', 'edit']) });

export const getLists = defineRead('/api/lists', {
  summary: 'The diner’s lists, the saved places first.',
  audience: 'diner',
  responses: { 200: z.array(dinerListSchema), 401: 'text' },
});

export const mergeList = defineWrite('POST', '/api/lists', {
  summary: `Make a list, or merge places into one that the device has made before: notes are joined, and merging twice changes nothing. Without a key the places go to the saved places. A diner has at most ${MAX_LISTS} lists.`,
  audience: 'diner',
  limit: 'change',
  body: z.object({
    deviceKey: z
      .string()
      .regex(/^[\w-]{8,40}$/, 'This is not the key of a list')
      .nullable(),
    name: listNameSchema,
    places: z.array(listPlaceSchema).max(MAX_SAVED, `A list holds at most ${MAX_SAVED} places`).default([]),
  }),
  maxBodyBytes: 1024 * 1024,
  responses: { 200: dinerListSchema, 400: 'text', 401: 'text', 413: 'text', 429: 'text' },
});

export const renameList = defineWrite('PUT', '/api/lists/{id}', {
  summary: 'Rename a list. The saved places keep their name.',
  audience: 'diner',
  limit: 'change',
  params: listParams,
  body: z.object({ name: listNameSchema }),
  responses: { 200: dinerListSchema, 400: 'text', 401: 'text', 404: 'text', 429: 'text' },
});

export const deleteList = defineWrite('DELETE', '/api/lists/{id}', {
  summary: 'Delete a list with its notes and links. The saved places stay.',
  audience: 'diner',
  limit: 'change',
  params: listParams,
  responses: { 204: 'empty', 400: 'text', 401: 'text', 404: 'text', 429: 'text' },
});

export const changeList = defineWrite('PATCH', '/api/lists/{id}', {
  summary:
    'One change of one place: add, remove, move, note, been there. Each may be sent twice. A note that was changed elsewhere meanwhile is answered with 409 and the stored one.',
  audience: 'diner',
  limit: 'change',
  params: listParams,
  body: listChangeSchema,
  responses: {
    200: dinerListSchema,
    400: 'text',
    401: 'text',
    404: 'text',
    409: noteConflictSchema,
    429: 'text',
  },
});

export const shareList = defineWrite('POST', '/api/lists/{id}/links/{kind}', {
  summary:
    'Open the list to anyone with the link, to read or to change. A link stays the same until revoked.',
  audience: 'diner',
  limit: 'change',
  params: linkParams,
  responses: { 200: dinerListSchema, 400: 'text', 401: 'text', 404: 'text', 429: 'text' },
});

export const unshareList = defineWrite('DELETE', '/api/lists/{id}/links/{kind}', {
  summary: 'Revoke the link. It stops working, and the next link is a new one.',
  audience: 'diner',
  limit: 'change',
  params: linkParams,
  responses: { 200: dinerListSchema, 400: 'text', 401: 'text', 404: 'text', 429: 'text' },
});
