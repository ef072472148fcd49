import type { Candidate } from '#contract/imports';
import type { Located } from '#domain/places/distance';
import { isSamePlace } from '#domain/imports/duplicate-score';
import type { BrakeTally } from '#domain/imports/brakes';
import { findChanges } from '#domain/imports/find-changes';
import type { ClientBase } from 'pg';
import { findCurrentPlaces, type CurrentPlace } from '../places/current-places.ts';
import type { SourceRow } from '../readers/source-row.ts';
import type { PanelValidation } from '../rows/panel-validation.ts';
import { buildRestaurant, readRestaurantRow, type RowReader } from '../rows/restaurant-row.ts';
import type { RestaurantFields } from '../rows/restaurant-fields.ts';
import {
  addClaims,
  addRowKeys,
  findClaims,
  findKnownKeys,
  findPlaceIds,
  spellKey,
  type KnownKey,
} from './known-keys.ts';
import { addKnownPlaces, blocksAround, blocksOf, findCandidates, type KnownPlace } from './known-places.ts';
import { tallyRow } from './tally-row.ts';
import { checkNeighborhood } from './neighborhood-middles.ts';
import type { PlannedRow } from './plan-types.ts';
import { planRow, prepareRow, rejectRow, type ReadRow } from './planned-row.ts';
import { faultsOf, placeOf } from './place-of-row.ts';
import { rankCandidates } from './rank-candidates.ts';
import type { RecordNames } from './record-names.ts';

export interface Planner {
  readonly client: ClientBase;
  readonly reader: RowReader;
  readonly validate: PanelValidation;
  readonly middles: ReadonlyMap<string, Located>;
  readonly names: RecordNames;
  readonly tally: BrakeTally;
}

/** Decides what each of the next rows of a file would do; rows before them have been decided. */
export async function planBatch(
  planner: Planner,
  sources: readonly SourceRow[],
  firstNo: number,
): Promise<PlannedRow[]> {
  const { client, names, reader } = planner;
  const results = sources.map((source, index) => ({
    source,
    rowNo: firstNo + index,
    result: readRestaurantRow(source, reader),
  }));
  await names.read(
    client,
    results.flatMap(({ result }) => ('row' in result ? [result.row] : [])),
  );
  const rows = results.flatMap(({ source, rowNo, result }) =>
    'row' in result ? [prepareRow(rowNo, source, names.settle(result.row))] : [],
  );
  const faulty = results.flatMap(({ result }) => ('faults' in result ? (result.identity ?? []) : []));
  const told = [...rows.map(({ row }) => row), ...faulty];
  const keys = await findKnownKeys(
    client,
    told.map(({ source, sourceKey }) => ({ source, sourceKey })),
  );
  const ids = await findPlaceIds(
    client,
    told.flatMap(({ id }) => id ?? []),
  );
  const unknown = rows.filter(({ row }) => placeOf(row, keys, ids) === null);
  const candidates = await findCandidates(
    client,
    unknown.map(({ known }) => known),
  );
  const placeIds = [
    ...rows.flatMap(({ row }) => placeOf(row, keys, ids) ?? []),
    ...[...candidates.values()].flat().flatMap(({ ref }) => (ref > 0 ? [ref] : [])),
  ];
  const batch = new Batch(planner, {
    keys,
    ids,
    candidates,
    places: await findCurrentPlaces(client, [...new Set(placeIds)]),
    claims: await findClaims(client, placeIds),
  });
  const read = new Map(rows.map((row) => [row.rowNo, row]));
  const planned: PlannedRow[] = [];
  for (const { source, rowNo, result } of results) {
    const row = read.get(rowNo);
    const decided = row
      ? await batch.decide(row)
      : rejectRow(rowNo, source, 'faults' in result ? faultsOf(result, keys, ids) : []);
    if (row) tallyRow(planner, row, decided);
    planned.push(decided);
  }
  await batch.remember();
  return planned;
}

interface Found {
  readonly keys: ReadonlyMap<string, KnownKey>;
  readonly ids: ReadonlyMap<number, number>;
  readonly candidates: ReadonlyMap<number, readonly KnownPlace[]>;
  readonly places: ReadonlyMap<number, CurrentPlace>;
  readonly claims: ReadonlyMap<number, string>;
}

/** The rows of one batch, which know of each other what the tables do not hold yet. */
class Batch {
  readonly #planner: Planner;
  readonly #found: Found;
  readonly #ownKeys = new Map<string, { at: string; says: string; source: string; sourceKey: string }>();
  readonly #claims = new Map<number, string>();
  readonly #newPlaces: KnownPlace[] = [];
  readonly #newBlocks = new Map<string, KnownPlace[]>();

  constructor(planner: Planner, found: Found) {
    this.#planner = planner;
    this.#found = found;
  }

  async decide(read: ReadRow): Promise<PlannedRow> {
    const { row, rowNo, source } = read;
    const key = spellKey(row);
    const earlier = this.#ownKeys.get(key) ?? this.#found.keys.get(key);
    if (earlier?.at && earlier.says === read.says) {
      const notice = { field: 'key', message: `says what ${earlier.at} says; nothing to do` };
      return { ...planRow(read), action: 'unchanged', matchedBy: 'file', notices: [notice] };
    }
    if (earlier?.at) {
      const fault = { field: 'key', message: `that of ${earlier.at}, which says something else` };
      return rejectRow(rowNo, source, [fault], row.given.name ?? null);
    }
    this.#ownKeys.set(key, { at: source.at, says: read.says, source: row.source, sourceKey: row.sourceKey });
    const placeId = placeOf(row, this.#found.keys, this.#found.ids);
    if (placeId !== null) {
      const isByKey = this.#found.keys.get(key)?.placeId != null;
      return this.#compare(read, placeId, isByKey ? 'source and key' : 'id');
    }
    return row.missing.length > 0 ? this.#rejectMissing(read) : this.#findLike(read);
  }

  /** What is missing, and what else the panel would refuse. */
  async #rejectMissing({ row, rowNo, source }: ReadRow): Promise<PlannedRow> {
    const said = new Set(row.missing.map(({ field }) => field));
    const others = (await this.#planner.validate(buildRestaurant(row))).filter(
      ({ field }) => !said.has(field),
    );
    return rejectRow(rowNo, source, [...row.missing, ...others], row.given.name ?? null);
  }

  async remember(): Promise<void> {
    const { client } = this.#planner;
    await addRowKeys(client, [...this.#ownKeys.values()]);
    await addClaims(client, this.#claims);
    await addKnownPlaces(client, this.#newPlaces);
  }

  async #findLike(read: ReadRow): Promise<PlannedRow> {
    const { known, row } = read;
    const near = [
      ...(this.#found.candidates.get(known.ref) ?? []),
      ...blocksAround(known).flatMap((block) => this.#newBlocks.get(block) ?? []),
    ];
    const same = near.filter((place) => isSamePlace(known, place));
    const [only, ...others] = [...new Map(same.map((place) => [place.ref, place])).values()];
    // A source that tells two entries apart by their keys means two.
    if (
      only &&
      others.length === 0 &&
      only.ref > 0 &&
      only.source !== row.source &&
      !this.#claimOf(only.ref)
    ) {
      return this.#compare(read, only.ref, 'name and place');
    }
    const candidates = rankCandidates(known, near);
    return candidates.length > 0 ? this.#holdBack(read, candidates) : this.#create(read);
  }

  async #compare(read: ReadRow, placeId: number, matchedBy: PlannedRow['matchedBy']): Promise<PlannedRow> {
    const { row, rowNo, source } = read;
    const place = this.#found.places.get(placeId);
    if (!place) throw new Error(`Place ${placeId} was found and is gone.`);
    const claim = this.#claimOf(placeId);
    if (claim) {
      const like = { placeId, at: claim, name: place.name, address: place.address, score: 100 };
      return this.#holdBack(read, [{ ...like, reasons: [`${claim} is this place already`] }]);
    }
    this.#claims.set(placeId, source.at);
    const given = findChanges<RestaurantFields>(row.given, place);
    const common = {
      ...planRow(read),
      placeId,
      matchedBy,
      name: row.given.name ?? place.name,
      stamp: place.stamp,
    };
    if (Object.keys(given).length === 0) return { ...common, action: 'unchanged' };
    if (place.isPending) {
      const message = `place ${placeId} has changes that are not published; publish or discard them and plan again`;
      return rejectRow(rowNo, source, [{ field: Object.keys(given).join(', '), message }], place.name);
    }
    const whole = { ...place, ...given };
    const faults = await this.#planner.validate(whole);
    if (faults.length > 0) return rejectRow(rowNo, source, faults, place.name);
    const before = new Map<string, unknown>(Object.entries(place));
    const was = Object.fromEntries(Object.keys(given).map((field) => [field, before.get(field)]));
    const { middles, names } = this.#planner;
    const notices = [...row.notices, ...names.checkNew(given), ...checkNeighborhood(middles, whole)];
    return { ...common, action: 'update', given, was, notices };
  }

  async #create(read: ReadRow): Promise<PlannedRow> {
    const given = buildRestaurant(read.row);
    const faults = await this.#planner.validate(given);
    if (faults.length > 0) return rejectRow(read.rowNo, read.source, faults, given.name);
    this.#newPlaces.push(read.known);
    for (const block of blocksOf(read.known)) {
      this.#newBlocks.set(block, [...(this.#newBlocks.get(block) ?? []), read.known]);
    }
    const { middles, names } = this.#planner;
    const notices = [...read.row.notices, ...names.checkNew(given), ...checkNeighborhood(middles, given)];
    return { ...planRow(read), action: 'create', placeId: read.row.id, given, notices };
  }

  async #holdBack(read: ReadRow, candidates: readonly Candidate[]): Promise<PlannedRow> {
    const given = buildRestaurant(read.row);
    const faults = await this.#planner.validate(given);
    if (faults.length > 0 && read.row.missing.length === 0)
      return rejectRow(read.rowNo, read.source, faults, given.name);
    const { raw } = read.source;
    return {
      ...planRow(read),
      action: 'duplicate',
      held: { whole: given, said: read.row.given },
      candidates,
      raw,
    };
  }

  #claimOf(placeId: number): string | undefined {
    return this.#claims.get(placeId) ?? this.#found.claims.get(placeId);
  }
}
