import { LOCKS } from '#cms/database/advisory-locks';
import { slugOf } from '#domain/addresses/slugs';
import { sql } from '@payloadcms/db-postgres';
import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
  type SanitizedCollectionConfig,
} from 'payload';
import { refuseFields } from '../refuse-fields.ts';
import { runInRequest } from '#cms/database/run-in-request';

/** The collections that name a place's cuisine and neighborhood, with the singular of each. */
export const KIND_OF = { cuisines: 'cuisine', neighborhoods: 'neighborhood' } as const;
export type PlaceNames = keyof typeof KIND_OF;

/**
 * A renamed record keeps its old name as an alias, and a merge keeps the names of the merged records. Page addresses
 * resolve aliases, so old ones redirect.
 */
export function keepOldNames(slug: PlaceNames): CollectionBeforeChangeHook {
  return async ({ collection, data, operation, originalDoc, req }) => {
    const taken: unknown = data.takesOver;
    delete data.takesOver;
    if (operation === 'create') {
      await refuseKnownNames(req, collection, { name: data.name, aliases: data.aliases ?? [], id: null });
      return data;
    }
    const { id, name: oldName }: { id: number; name: string } = originalDoc;
    const names = new Set<string>(data.aliases ?? originalDoc.aliases ?? []);
    if (typeof data.name === 'string' && slugOf(data.name) !== slugOf(oldName)) names.add(oldName);
    let intro: unknown = data.intro === undefined ? originalDoc.intro : data.intro;
    for (const other of Array.isArray(taken) ? taken.map(Number) : []) {
      if (other === id) throw new APIError(`${oldName} can’t be merged into itself.`, 400, null, true);
      const gone = await takeOver(req, slug, { other, by: id });
      for (const name of gone.names) names.add(name);
      intro ||= gone.intro;
    }
    await refuseKnownNames(req, collection, { name: data.name ?? oldName, aliases: [...names], id });
    return { ...data, intro, aliases: [...names].filter((name) => name !== data.name) };
  };
}

interface NamesOf {
  readonly name: unknown;
  readonly aliases: readonly unknown[];
  /** `null` for a record that is being created. */
  readonly id: number | null;
}

/** The database rejects duplicates too; this names the record that has the name. */
async function refuseKnownNames(
  req: PayloadRequest,
  collection: SanitizedCollectionConfig,
  { name, aliases, id }: NamesOf,
): Promise<void> {
  const slug = collection.slug as PlaceNames;
  const ofName = await faultOfKnown(req, slug, { names: [name], id });
  const ofAliases = await faultOfKnown(req, slug, { names: aliases, id });
  const refusals = [
    { path: 'name', message: ofName },
    { path: 'aliases', message: ofAliases },
  ].flatMap(({ path, message }) => (message === null ? [] : { path, message }));
  if (refusals.length > 0) refuseFields(req, collection, refusals);
}

async function faultOfKnown(
  req: PayloadRequest,
  slug: PlaceNames,
  { names, id }: { readonly names: readonly unknown[]; readonly id: number | null },
): Promise<string | null> {
  for (const name of names) {
    // The fields are validated later.
    if (typeof name !== 'string' || name === '') continue;
    const [found] = await runInRequest<{ id: number | null }>(
      req,
      sql`select find_name(${slug}, ${name}, false) as id`,
    );
    if (found?.id == null || found.id === id) continue;
    const other = await req.payload.findByID({ collection: slug, id: found.id, depth: 0, req });
    const isAlias = other.aliases?.some((alias) => slugOf(alias) === slugOf(name));
    const whose = isAlias
      ? `The ${KIND_OF[slug]} “${other.name}” also goes by “${name}.”`
      : `There’s already a ${KIND_OF[slug]} called “${other.name}.”`;
    return `${whose} ${id === null ? 'Open that one' : 'Merge the two'}, or choose another name.`;
  }
  return null;
}

/**
 * Moves a record's places and subscribers, deletes it, and returns its names and intro. Refused while an import commits, which would
 * keep assigning places to the deleted record.
 */
async function takeOver(
  req: PayloadRequest,
  slug: PlaceNames,
  { other, by }: { readonly other: number; readonly by: number },
): Promise<{ names: string[]; intro: string | null | undefined }> {
  const [lock] = await runInRequest<{ held: boolean }>(
    req,
    sql`select pg_try_advisory_xact_lock(${LOCKS.imports}) as held`,
  );
  if (!lock?.held) {
    throw new APIError('An import is being committed. Merge them once it’s done.', 409, null, true);
  }
  const doc = await req.payload.findByID({ collection: slug, id: other, depth: 0, req });
  await runInRequest(req, sql`select move_places(${slug}, ${other}, ${by})`);
  if (slug === 'neighborhoods')
    await runInRequest(
      req,
      sql`update subscribers set neighborhood_id = ${by} where neighborhood_id = ${other}`,
    );
  await req.payload.delete({ collection: slug, id: other, req });
  return { names: [doc.name, ...(doc.aliases ?? [])], intro: doc.intro };
}

/** Updates guides through Payload, so that their hooks add redirects. */
export function renameGuides(slug: PlaceNames): CollectionAfterChangeHook {
  const kind = KIND_OF[slug];
  return async ({ doc, previousDoc, operation, req }) => {
    const from: unknown = previousDoc?.name;
    if (operation !== 'update' || typeof from !== 'string' || from === doc.name) return doc;
    const { docs } = await req.payload.find({
      collection: 'guides',
      where: { [kind]: { equals: from } },
      depth: 0,
      pagination: false,
      req,
    });
    for (const { id } of docs) {
      const context = { isRenaming: true };
      await req.payload.update({ collection: 'guides', id, data: { [kind]: doc.name }, context, req });
    }
    return doc;
  };
}

export function refuseWhileUsed(slug: PlaceNames): CollectionBeforeDeleteHook {
  return async ({ id, req }) => {
    const [row] = await runInRequest<{ count: number }>(
      req,
      slug === 'cuisines'
        ? sql`select count(*)::int as count from restaurants where cuisine_record_id = ${id}`
        : sql`select count(*)::int as count from restaurants where neighborhood_record_id = ${id}`,
    );
    if (row && row.count > 0) {
      throw new APIError(
        row.count === 1
          ? 'A place has this name. Merge it into another one instead.'
          : `${row.count} places have this name. Merge it into another one instead.`,
        400,
        null,
        true,
      );
    }
  };
}
