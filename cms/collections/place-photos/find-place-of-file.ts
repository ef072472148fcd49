import type { CollectionBeforeValidateHook, PayloadRequest, Where } from 'payload';
import { refuseFields } from '../refuse-fields.ts';

/** Suffixes that number a place's photos: `-2`, ` (2)` or `_front` after the place's number or name. */
const NUMBERED = /^(\d{1,9})(?:\D.*)?$/;
const COUNTED = /(?:[-_ ]\d{1,3}| \(\d{1,3}\))$/;

/** Finds the place from the file name when none is given, as in bulk uploads. */
export const findPlaceOfFile: CollectionBeforeValidateHook = async ({ collection, data, operation, req }) => {
  if (operation !== 'create' || data?.restaurant || !req.file) return data;
  const name = req.file.name.replace(/\.\w+$/, '').trim();
  const restaurant = (await findByName(req, name)) ?? (await findByNumber(req, name));
  if (restaurant !== null) return { ...data, restaurant };
  return refuseFields(req, collection, [
    { path: 'restaurant', message: `We can’t tell which place “${req.file.name}” shows. Pick it.` },
  ]);
};

async function findByNumber(req: PayloadRequest, name: string): Promise<number | null> {
  const [, number] = NUMBERED.exec(name) ?? [];
  if (number === undefined) return null;
  const [found] = await find(req, { id: { equals: Number(number) } });
  return found?.id ?? null;
}

/** Returns nothing if several places share the name: the uploader has to choose. */
async function findByName(req: PayloadRequest, name: string): Promise<number | null> {
  for (const words of [wordsOf(name), wordsOf(name.replace(COUNTED, ''))]) {
    if (words === '') continue;
    const found = await find(req, { name: { like: words } });
    const [same, ...others] = found.filter((place) => wordsOf(place.name) === words);
    if (same && others.length === 0) return same.id;
  }
  return null;
}

/** File names may lose case and special characters. */
const wordsOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

async function find(req: PayloadRequest, where: Where) {
  const { docs } = await req.payload.find({
    collection: 'restaurants',
    where,
    select: { name: true },
    depth: 0,
    limit: 50,
    req,
  });
  return docs;
}
