import { foldText } from '#domain/words/characters';
import { keyPlace, type Comparable, type Keyed } from '#domain/imports/duplicate-score';
import type { ClientBase } from 'pg';
import { eachCurrentPlaces } from '../commit/current-places.ts';

/** The data of a place, or of an earlier row, that matching needs. */
export interface KnownPlace extends Keyed {
  /** The id of a place, or the negated number of a row. */
  readonly ref: number;
  readonly at: string | null;
  readonly name: string;
  readonly address: string;
  readonly source: string;
}

/** About 100 m of latitude. */
const CELLS_PER_DEGREE = 1_000;
/** Places per statement: more would keep visitors waiting. */
const FETCHED = 200;
/** If more places share a phone number or address, it is not evidence. */
const MAX_PER_BLOCK = 40;
/** Two already are ambiguous; a person chooses among a few. */
const MAX_NAMESAKES = 6;

const TABLES = `
  create temp table known_places (ref int primary key, at text, name text, address text, source text, "nameKey" text,
    "addressKey" text, "unitKey" text, "phoneKey" text, "websiteKey" text, latitude float8, longitude float8) on commit drop;
  create temp table known_blocks (block text, ref int) on commit drop`;
const INDEX = `
  create index on known_blocks (block) include (ref);
  create index on known_places ("nameKey");
  analyze known_places; analyze known_blocks`;

/** Loads the keys of all places into temporary tables, which keeps memory constant. */
export async function loadKnownPlaces(client: ClientBase): Promise<void> {
  await client.query(TABLES);
  for await (const places of eachCurrentPlaces(client, FETCHED)) {
    const known = places.map((place) =>
      toKnown(place, { ref: place.id, at: null, source: place.source ?? '' }),
    );
    await addKnownPlaces(client, known);
  }
  await client.query(INDEX);
}

export function toKnown(
  place: Comparable,
  { ref, at, source }: Pick<KnownPlace, 'ref' | 'at' | 'source'>,
): KnownPlace {
  return { ref, at, source, name: place.name, address: place.address, ...keyPlace(place) };
}

export async function addKnownPlaces(client: ClientBase, known: readonly KnownPlace[]): Promise<void> {
  if (known.length === 0) return;
  await client.query(
    `insert into known_places select * from jsonb_populate_recordset(null::known_places, $1::jsonb)
     on conflict do nothing`,
    [JSON.stringify(known)],
  );
  const blocks = known.flatMap((place) => blocksOf(place).map((block) => ({ block, ref: place.ref })));
  await client.query(
    `insert into known_blocks select * from jsonb_populate_recordset(null::known_blocks, $1::jsonb)`,
    [JSON.stringify(blocks)],
  );
}

/** For each row, places that share a number, address or website, or are near and have a similar name. */
export async function findCandidates(
  client: ClientBase,
  asked: readonly KnownPlace[],
): Promise<Map<number, KnownPlace[]>> {
  const blocks = asked.flatMap((place) => blocksAround(place).map((block) => ({ asker: place.ref, block })));
  if (blocks.length === 0) return new Map();
  const { rows } = await client.query<KnownPlace & { asker: number }>(
    `select distinct on (q.asker, k.ref) q.asker, k.*
     from jsonb_to_recordset($1::jsonb) as q(asker int, block text)
     cross join lateral (select ref from known_blocks b where b.block = q.block limit ${MAX_PER_BLOCK}) b
     join known_places k on k.ref = b.ref`,
    [JSON.stringify(blocks)],
  );
  return Map.groupBy(rows, ({ asker }) => asker);
}

/** For each row, the places and earlier rows of the whole city with its name, up to a limit. */
export async function findNamesakes(
  client: ClientBase,
  asked: readonly KnownPlace[],
): Promise<Map<number, KnownPlace[]>> {
  const names = asked.flatMap(({ ref, nameKey }) => (nameKey ? [{ asker: ref, key: nameKey }] : []));
  if (names.length === 0) return new Map();
  const { rows } = await client.query<KnownPlace & { asker: number }>(
    `select q.asker, k.* from jsonb_to_recordset($1::jsonb) as q(asker int, key text)
     cross join lateral (
       select * from known_places k where k."nameKey" = q.key order by ref desc limit ${MAX_NAMESAKES}) k`,
    [JSON.stringify(names)],
  );
  return Map.groupBy(rows, ({ asker }) => asker);
}

export function blocksOf(place: Keyed): string[] {
  return [...plainBlocks(place), ...cellBlocks(place, [0])];
}

export function blocksAround(place: Keyed): string[] {
  return [...plainBlocks(place), ...cellBlocks(place, [-1, 0, 1])];
}

function plainBlocks({ addressKey, phoneKey, websiteKey }: Keyed): string[] {
  return [
    ...(addressKey ? [`a:${addressKey}`] : []),
    ...(phoneKey ? [`p:${phoneKey}`] : []),
    ...(websiteKey ? [`w:${websiteKey}`] : []),
  ];
}

function cellBlocks({ nameKey, latitude, longitude }: Keyed, steps: readonly number[]): string[] {
  if (latitude === null || longitude === null) return [];
  const [row, column] = [Math.round(latitude * CELLS_PER_DEGREE), Math.round(longitude * CELLS_PER_DEGREE)];
  const start = [...foldText(nameKey).replaceAll(' ', '')].slice(0, 3).join('');
  return steps.flatMap((down) => steps.map((right) => `c:${row + down}:${column + right}:${start}`));
}

const DOUBT = ['same name', 'the file has this name in several rows'];

/** If several rows have one name, a person decides which is the place. */
export async function holdAmbiguousNames(
  client: ClientBase,
  batchId: number,
  contested: ReadonlySet<string>,
): Promise<void> {
  await client.query(
    `update import_rows r set action = 'duplicate', place_id = null, matched_by = null, given = null, was = null, kept = null,
       stamp = null, candidates = jsonb_set(r.candidates, '{0,reasons}', $3)
     from known_places p
     where r.batch_id = $1 and r.matched_by = 'name' and r.action = 'update' and p.ref = r.place_id
       and (p."nameKey" = any($2)
         or p."nameKey" in (select "nameKey" from row_keys group by "nameKey" having count(*) > 1))`,
    [batchId, [...contested], JSON.stringify(DOUBT)],
  );
}
