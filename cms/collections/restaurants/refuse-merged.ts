import { APIError, type CollectionBeforeChangeHook } from 'payload';

const CONFLICT = 409;

/**
 * Of a place that was merged into another one, publishing alone would leave its reviews and links with the other, and
 * exports and imports would not know it. Once its merge can no longer be undone, it is a place of its own from then on.
 */
export const refuseMerged: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  if (data._status !== 'published' || originalDoc?._status !== 'draft') return data;
  const { pool } = req.payload.db;
  await pool.query('delete from place_merges where place_id = $1 and undo is null', [originalDoc.id]);
  const { rows } = await pool.query<{ name: string }>(
    'select name from place_merges m join restaurants k on k.id = m.into_id where m.place_id = $1',
    [originalDoc.id],
  );
  if (!rows[0]) return data;
  // The panel takes what follows a colon, and commas, for a list of fields.
  const sentence = `This place was merged into ${rows[0].name}. Undo the merge under “Duplicates” on the page “Imports” to have it back with its reviews and links.`;
  throw new APIError(sentence, CONFLICT, undefined, true);
};
