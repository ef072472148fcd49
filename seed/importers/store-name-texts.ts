import type { Payload } from 'payload';
import type { InTransaction } from '../lib/in-transaction.ts';
import { sampleCuisineSchema, sampleNeighborhoodSchema } from '../rows/sample-editorial.ts';
import { readSampleRows } from '../rows/sample-file.ts';

/**
 * Stores intros of cuisines and neighborhoods and their words in sentences, where they are empty. Returns how many got
 * an intro.
 */
export async function storeNameTexts(payload: Payload, req: InTransaction): Promise<number> {
  const everything = { depth: 0, limit: 0, pagination: false, req } as const;
  let stored = 0;
  const cuisines = byName(await readSampleRows('cuisines.json', sampleCuisineSchema));
  for (const doc of (await payload.find({ collection: 'cuisines', ...everything })).docs) {
    const { intro, ...words } = cuisines.get(doc.name) ?? {};
    const hasWords = doc.adjective || doc.plural || doc.craving;
    const data = { ...(!hasWords && words), ...(!doc.intro && intro && { intro }) };
    if (Object.keys(data).length > 0) await payload.update({ collection: 'cuisines', id: doc.id, data, req });
    if (data.intro) stored += 1;
  }
  const neighborhoods = byName(await readSampleRows('neighborhoods.json', sampleNeighborhoodSchema));
  for (const doc of (await payload.find({ collection: 'neighborhoods', ...everything })).docs) {
    const { intro, ...words } = neighborhoods.get(doc.name) ?? {};
    const hasWords = doc.called || doc.located;
    const data = { ...(!hasWords && words), ...(!doc.intro && intro && { intro }) };
    if (Object.keys(data).length > 0)
      await payload.update({ collection: 'neighborhoods', id: doc.id, data, req });
    if (data.intro) stored += 1;
  }
  return stored;
}

/** Each row without its name. */
function byName<T extends { name: string }>(rows: readonly T[]): ReadonlyMap<string, Omit<T, 'name'>> {
  return new Map(rows.map(({ name, ...texts }) => [name, texts]));
}
