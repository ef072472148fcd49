import { cityDay } from '#domain/calendar/city-time';
import { instantDayText, momentText } from '#domain/calendar/date-texts';
import { isRecord } from '#domain/is-record';
import {
  APIError,
  type CollectionSlug,
  type Field,
  type LabelFunction,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  type SanitizedConfig,
} from 'payload';
import { Readable } from 'node:stream';
import { flattenTopLevelFields, getObjectDotNotation, mergeListSearchAndWhere } from 'payload/shared';
import { z } from 'zod';
import { BYTE_ORDER_MARK, writeCsv } from '../write-csv.ts';

const PAGE = 500;
const BAD_REQUEST = 400;
const querySchema = z.object({
  columns: z.string().default(''),
  /** Payload's filters as JSON. */
  where: z.string().optional(),
  search: z.string().default(''),
  sort: z.string().optional(),
});

interface Column {
  readonly path: string;
  readonly label: string;
  readonly field: Field;
}

/** Every list of the panel as CSV, at `/cms/api/<collection>/csv`: the columns, filters and order that its link names. */
export function addListCsv(config: SanitizedConfig): SanitizedConfig {
  for (const collection of config.collections) {
    (collection.admin.components ??= {}).listMenuItems = ['/admin-panel/desk/list-csv.tsx#ListCsv'];
    if (!collection.endpoints) continue;
    const handler = (req: PayloadRequest) => writeList(req, collection);
    // Before the route of a document, whose id may be anything.
    collection.endpoints = [{ path: '/csv', method: 'get', handler }, ...collection.endpoints];
  }
  return config;
}

async function writeList(req: PayloadRequest, collection: SanitizedCollectionConfig): Promise<Response> {
  const { data: asked } = querySchema.safeParse(req.query);
  if (!asked) throw new APIError('Name columns, filters, search and order once each.', BAD_REQUEST);
  const { columns: names, where, search, sort } = asked;
  const columns = columnsOf(collection, names.split(','), req);
  const read = (page: number) =>
    req.payload.find({
      collection: collection.slug,
      where: mergeListSearchAndWhere({
        collectionConfig: collection,
        search,
        where: where ? JSON.parse(where) : {},
      }),
      sort: [sort ?? collection.defaultSort ?? '-createdAt', 'id'].flat(),
      draft: true,
      depth: 0,
      limit: PAGE,
      page,
      overrideAccess: false,
      user: req.user,
    });
  // A list that cannot be read is refused before the file begins.
  const first = await read(1);

  async function* lines() {
    yield BYTE_ORDER_MARK + writeCsv([columns.map(({ label }) => label)]);
    for (let page = 1, some = first; ; some = await read(++page)) {
      yield writeCsv(await rowsOf(some.docs, columns, req));
      if (!some.hasNextPage) return;
    }
  }
  return new Response(Readable.toWeb(Readable.from(lines(), { objectMode: false })) as ReadableStream, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${collection.slug}-${cityDay(new Date())}.csv"`,
    },
  });
}

function columnsOf(
  { fields }: SanitizedCollectionConfig,
  names: string[],
  { i18n }: PayloadRequest,
): Column[] {
  const all = flattenTopLevelFields(fields, { moveSubFieldsToTop: true }).map((field): Column => {
    const path = (field.accessor ?? ('name' in field ? field.name : undefined)) || '';
    return { path, field: field as Field, label: labelText(field.label, i18n) || path };
  });
  return names.flatMap((name) => all.find(({ path }) => path === name) ?? []);
}

/** Payload's labels of its own fields are functions. */
function labelText(label: unknown, i18n: PayloadRequest['i18n']): string {
  if (typeof label === 'function') return (label as LabelFunction)({ i18n, t: i18n.t });
  return typeof label === 'string' ? label : '';
}

async function rowsOf(docs: object[], columns: Column[], req: PayloadRequest): Promise<string[][]> {
  const names = await Promise.all(columns.map((column) => namesFor(docs, column, req)));
  return docs.map((doc) =>
    columns.map(({ field, path }, at) =>
      [valueAt(doc, path)]
        .flat()
        .filter((value) => value !== undefined && value !== null)
        .map((value) => names[at]?.get(value) ?? inWords(value, field, req))
        .join(', '),
    ),
  );
}

/** The names of the records that a column refers to, by id. */
async function namesFor(docs: object[], { field, path }: Column, { payload }: PayloadRequest) {
  const to = field.type === 'relationship' || field.type === 'upload' ? field.relationTo : null;
  if (typeof to !== 'string') return null;
  const { useAsTitle = 'id' } = payload.collections[to].config.admin;
  const ids = docs.flatMap((doc) => valueAt(doc, path) ?? []);
  const related = await payload.find({
    collection: to as CollectionSlug,
    where: { id: { in: ids } },
    select: { [useAsTitle]: true },
    depth: 0,
    pagination: false,
  });
  return new Map<unknown, string>(
    related.docs.map((doc) => [doc.id, String(valueAt(doc, useAsTitle) ?? '')]),
  );
}

const valueAt = (doc: object, path: string) => getObjectDotNotation<unknown>({ ...doc }, path);

/** A value as its list shows it. */
function inWords(value: unknown, field: Field, { i18n }: PayloadRequest): string {
  if (typeof value === 'boolean') return i18n.t(value ? 'general:true' : 'general:false');
  if (field.type === 'date')
    return field.admin?.date?.pickerAppearance === 'dayOnly'
      ? instantDayText(String(value))
      : momentText(String(value));
  if (field.type === 'select' || field.type === 'radio') {
    const option = field.options.find((one) => isRecord(one) && one.value === value);
    return isRecord(option) ? labelText(option.label, i18n) : String(value);
  }
  return isRecord(value) ? JSON.stringify(value) : String(value);
}
