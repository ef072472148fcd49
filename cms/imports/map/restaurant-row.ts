import { region } from '#city';
import { isRecordId } from '#domain/addresses/record-id';
import { createHash } from 'node:crypto';
import { findClosed, splitClosedName, type SaidClosed } from '#domain/imports/find-closed';
import { recordTexts } from '#domain/imports/record-texts';
import { findTown, NOWHERE, whereListed, type WhereListed } from '#domain/imports/where-listed';
import { readDegrees } from '#domain/imports/number-text';
import { readCell } from '#domain/imports/spreadsheet-cell';
import { columnsFor, type ImportMap } from './import-map.ts';
import { readField, readPath } from './read-field.ts';
import { NO_AREAS, type Areas } from './polygons.ts';
import type { SourceRow } from '../read/source-file.ts';
import { readExactValues, readValues, type Fault, type Texts } from './read-values.ts';
import {
  FIELD_NAMES,
  PLACE_FIELDS,
  REQUIRED_FIELDS,
  UNKNOWN_FIELDS,
  type RestaurantFields,
} from './restaurant-fields.ts';

/** A row of a source as a place. One with faults is told by its identity alone. */
export interface RestaurantRow {
  /** With `sourceKey`: identifies the source's row permanently. */
  readonly source: string;
  readonly sourceKey: string;
  /** The place's id in this directory, if the file has it. */
  readonly id: number | null;
  /** The row's values. Blanks are omitted, so they never overwrite stored values. */
  readonly given: Partial<RestaurantFields>;
  /** The map's defaults for blank fields; for new places only. */
  readonly supposed: Partial<RestaurantFields>;
  /** The source's text where a converted value is stored. */
  readonly originals: Readonly<Record<string, string>>;
  /** Values that were unusable and dropped. */
  readonly notices: readonly Fault[];
  /** What makes the row unusable. */
  readonly faults: readonly Fault[];
  /** Fields missing for a new place; an existing one already has them. */
  readonly missing: readonly Fault[];
  /** Whether the place is ours, by all that the row says. */
  readonly where: WhereListed;
  /** Whether its position lies outside the region; `null` without a position. */
  readonly isOutside: boolean | null;
  /** By what the map doesn't read as a status; `null` if the place is open, or its status is read. */
  readonly closed: SaidClosed | null;
}

export interface RowReader {
  readonly map: ImportMap;
  readonly areas?: Areas;
  readonly now: Date;
  /** Whether rows come from a table instead of a list of objects. */
  readonly isTable?: boolean;
}

const MAX_KEPT = 300;

const NOTHING_READ = {
  sourceKey: '',
  id: null,
  given: {},
  supposed: {},
  originals: {},
  notices: [],
  missing: [],
  where: NOWHERE,
  isOutside: null,
  closed: null,
};

/** Converts a source row to a place's values. Pure. */
export function readRestaurantRow(
  source: SourceRow,
  { map, areas = NO_AREAS, now, isTable = false }: RowReader,
): RestaurantRow {
  const { record, problem } = source;
  if (problem) return { ...NOTHING_READ, source: map.source, faults: [{ field: 'row', message: problem }] };
  const identity = readIdentity(record, map);
  const { texts, originals } = readTexts(record, { map, areas, isTable });
  const read = map.exact ? readExactValues(texts) : readValues(texts, now);
  const supposed = readValues(map.defaults, now).given;
  const missing = REQUIRED_FIELDS.filter((field) => !texts[field] && !supposed[field]).map((field) => ({
    field,
    message: 'missing',
  }));
  const said = {
    texts: map.exact ? [] : recordTexts(record),
    addressColumns: columnsFor(map, ['address', 'fullAddress']),
    town: texts.town,
  };
  const { given, ...judged } = judge({ map, said, ...read });
  const isNowhere = !map.exact && given.neighborhood === undefined && supposed.neighborhood === region.name;
  // A place of a town around the city is in no neighborhood of the city.
  const town = isNowhere ? findTown(said) : null;
  return {
    ...identity,
    given,
    supposed: town === null ? supposed : { ...supposed, neighborhood: town },
    originals: keepOriginals(originals, given, map.exact),
    faults: identity.sourceKey === '' ? [{ field: 'key', message: 'blank' }, ...read.faults] : read.faults,
    missing,
    isOutside: read.isOutside,
    ...judged,
  };
}

type Judged = Pick<RestaurantRow, 'given' | 'notices' | 'where' | 'closed'>;

/** What else a row says of its place: that it is another city's, or closed, which is then its status. */
function judge({
  map,
  said,
  isOutside,
  given,
  notices,
}: Pick<RestaurantRow, 'given' | 'notices' | 'isOutside'> & {
  map: ImportMap;
  said: Omit<Parameters<typeof whereListed>[0], 'phone' | 'isHere'>;
}): Judged {
  if (map.exact) return { given, notices, where: NOWHERE, closed: null };
  const where = whereListed({ ...said, phone: given.phone, isHere: isOutside === false });
  // A status of a list’s own, such as whether it delivers from there, doesn’t make a name untrue.
  const isOpen = given.status === undefined || given.status === 'open';
  const named = isOpen && given.name !== undefined ? splitClosedName(given.name) : null;
  const closed = (given.status === undefined ? findClosed(said.texts) : null) ?? named;
  return {
    given: { ...given, ...(named && { name: named.name }), ...(closed && { status: closed.status }) },
    notices: [
      ...notices,
      ...(where.elsewhere === null
        ? []
        : [{ field: 'address', message: `says ${where.elsewhere}, which isn’t ours` }]),
      ...(closed ? [{ field: 'status', message: `${closed.where} says that the place is closed` }] : []),
    ],
    where,
    closed,
  };
}

/** A complete new place: the row's values, else the map's defaults, else unknown. */
export function buildRestaurant({
  given,
  supposed,
}: Pick<RestaurantRow, 'given' | 'supposed'>): RestaurantFields {
  return { ...UNKNOWN_FIELDS, ...supposed, ...given };
}

function readTexts(
  record: SourceRow['record'],
  { map, areas, isTable }: { map: ImportMap; areas: Areas; isTable: boolean },
) {
  const texts: Texts = {};
  const originals: Texts = {};
  const context = {
    tables: map.tables,
    exact: map.exact,
    isTable,
    areaAt: (property: string) => areaAt(property),
  };
  const number = (name: 'latitude' | 'longitude') => {
    const field = map.fields[name];
    return readDegrees((field && readField(record, field, context)?.text) ?? '') ?? Number.NaN;
  };
  function areaAt(property: string): string | undefined {
    const at = { latitude: number('latitude'), longitude: number('longitude') };
    return Number.isFinite(at.latitude + at.longitude) ? areas.nameAt(property, at) : undefined;
  }
  for (const name of [...FIELD_NAMES, 'town'] as const) {
    const field = map.fields[name];
    const read = field && readField(record, field, { ...context, isHours: name === 'openingHours' });
    if (read === undefined) continue;
    texts[name] = read.text;
    if (read.original !== undefined) originals[name] = read.original;
  }
  return { texts, originals };
}

/** Only texts whose stored value differs from the source's. */
function keepOriginals(
  originals: Texts,
  given: Partial<RestaurantFields>,
  exact: boolean,
): Record<string, string> {
  if (exact) return {};
  const kept = FIELD_NAMES.flatMap((field) => {
    const [text, value] = [originals[field], given[field]];
    const isSame = typeof value === 'number' ? Number(text) === value : text === value;
    if (text === undefined || isSame || !PLACE_FIELDS[field].keepsOriginal) return [];
    return [[field, text.slice(0, MAX_KEPT)]];
  });
  return Object.fromEntries(kept);
}

function readIdentity(record: SourceRow['record'], map: ImportMap) {
  const column = (path: string | undefined) =>
    path === undefined ? '' : readCell(readPath(record, path).join('|')).trim();
  const id = Number(column(map.id));
  const own = { source: column(map.origin?.source), sourceKey: column(map.origin?.key) };
  const known = { id: isRecordId(id) ? id : null };
  if (own.source && own.sourceKey) return { ...known, ...own };
  return { ...known, source: map.source, sourceKey: readKey(record, map.key) };
}

/** Empty if all of its columns are. */
function readKey(record: SourceRow['record'], key: ImportMap['key']): string {
  const paths = 'hashOf' in key ? key.hashOf : key.columns;
  const values = paths.map((path) => readPath(record, path).join('|').trim());
  if (values.every((value) => value === '')) return '';
  if ('columns' in key) return values.join('|').slice(0, 200);
  const folded = values.map((value) => value.toLowerCase().replaceAll(/\s+/g, ' '));
  return createHash('sha256').update(JSON.stringify(folded)).digest('hex').slice(0, 20);
}
