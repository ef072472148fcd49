import type { Payload } from 'payload';
import type { z } from 'zod';
import type { InTransaction } from '../lib/in-transaction.ts';
import { sampleCuisineSchema, sampleNeighborhoodSchema } from '../rows/sample-editorial.ts';
import { readSampleRows } from '../rows/sample-file.ts';

/**
 * Stores intros of cuisines and neighborhoods and their words in sentences, where they are empty. Returns how many got
 * an intro.
 */
export async function storeNameTexts(payload: Payload, req: InTransaction): Promise<number> {
  async function store(
    collection: 'cuisines' | 'neighborhoods',
    row: z.ZodType<{ readonly name: string; readonly intro?: string | undefined }>,
  ): Promise<number> {
    const rows = new Map((await readSampleRows(`${collection}.json`, row)).map((one) => [one.name, one]));
    const { docs } = await payload.find({ collection, depth: 0, limit: 0, pagination: false, req });
    let stored = 0;
    for (const doc of docs) {
      const { name: _name, intro, ...words } = rows.get(doc.name) ?? {};
      const known = new Map<string, unknown>(Object.entries(doc));
      const hasWords = Object.keys(words).some((word) => known.get(word));
      const data = { ...(!hasWords && words), ...(!doc.intro && intro && { intro }) };
      if (Object.keys(data).length > 0) await payload.update({ collection, id: doc.id, data, req });
      if (data.intro) stored += 1;
    }
    return stored;
  }
  return (
    (await store('cuisines', sampleCuisineSchema)) + (await store('neighborhoods', sampleNeighborhoodSchema))
  );
}
