import { LAST_RECORD_ID } from '#domain/addresses/record-id';
import { MAX_LIST_NAME, MAX_LISTS, MAX_NOTE, MAX_SAVED } from '#domain/lists/place-list';
import { withoutControlCharacters } from '#domain/words/characters';
import { z } from 'zod';
import { diners, refusals, visitors } from './operation.ts';
import { restaurantSchema } from './restaurants.ts';

const noteSchema = z
  .string()
  .max(MAX_NOTE, `A note has at most ${MAX_NOTE} characters`)
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

const placeFacts = {
  id: z.int().positive().max(LAST_RECORD_ID),
  note: z.string(),
  beenThere: z.boolean(),
};
const changed = {
  removed: z.boolean(),
  /** Milliseconds; a time to come is taken as now. */
  updatedAt: z.int().nonnegative(),
};
const listFacts = {
  key: z.string().regex(/^[\w-]{1,40}$/, 'This is not the key of a list'),
  name: z.string(),
  shared: z.boolean(),
  ...changed,
};
export const listPlaceSchema = z.object({ ...placeFacts, rank: z.number(), ...changed });
export const placeListSchema = z.object({ ...listFacts, places: z.array(listPlaceSchema) });

/** Whole lists, or only their changed places. */
const changedListsSchema = z.array(
  placeListSchema.extend({
    name: listNameSchema,
    places: z.array(listPlaceSchema.extend({ note: noteSchema })),
  }),
);

const deviceKeySchema = z.string().regex(/^[\w-]{20,40}$/, 'This is not the key of a device');

export const savedSchema = z.object({
  lists: z.array(placeListSchema),
  /** The token of each shared list’s link, by the list’s key. */
  links: z.record(z.string(), z.string()),
});
export type Saved = z.infer<typeof savedSchema>;

export const sharedListSchema = z.object({
  /** The username of the list's owner; `null` without an account. */
  author: z.string().nullable(),
  name: z.string(),
  /** The list that hearts save to. */
  isHearts: z.boolean(),
  restaurants: z.array(restaurantSchema),
  /** Notes and visits of these places, in the same order. */
  places: z.array(z.object(placeFacts)),
});
export type SharedList = z.infer<typeof sharedListSchema>;

export const getSaved = diners.read('/api/saved', {
  summary: 'All lists of the diner, removed places included.',
  responses: { 200: savedSchema },
});

export const mergeSaved = diners.write('PUT', '/api/saved', {
  summary: `Merge changes into the diner’s lists: of each place and each list’s name the later change wins, and sending twice changes nothing. With the key of a device, the lists that it shares become the diner’s. At most ${MAX_LISTS} lists of ${MAX_SAVED} places.`,
  limit: 'change',
  body: z.object({ lists: changedListsSchema, deviceKey: deviceKeySchema.optional() }),
  maxBodyBytes: 1024 * 1024,
  responses: { 200: savedSchema, ...refusals(413) },
});

export const shareSaved = visitors.write('PUT', '/api/saved/shared', {
  summary:
    'The same without an account, for the lists that a device shares by link: its key is the only way to change them. A list that is no longer shared is deleted, and all of them a year after the last change.',
  limit: 'share',
  body: z.object({ lists: changedListsSchema, deviceKey: deviceKeySchema }),
  maxBodyBytes: 128 * 1024,
  responses: { 200: savedSchema, ...refusals(413) },
});

export const getSharedSaved = visitors.read('/api/saved/shared/{token}', {
  summary: 'A shared list, for anybody who has its link.',
  // Links to edit a list had twice as many characters; they still open it for reading.
  params: z.object({
    token: z.string().regex(/^[\w-]{22}(?:[\w-]{22})?$/, 'This is not the link of a list'),
  }),
  responses: { 200: sharedListSchema, ...refusals(404) },
});
