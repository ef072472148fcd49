import { region } from '#city';
import type { Candidate } from '#contract/imports';
import type { BrakeTally } from '#domain/imports/brakes';
import { scoreDuplicate } from '#domain/imports/duplicate-score';
import { nameKey } from '#domain/imports/place-keys';
import type { Terms } from '#domain/imports/keep-stored-values';
import type { Located } from '#domain/places/distance';
import type { ClientBase } from 'pg';
import type { CurrentPlace } from '../commit/current-places.ts';
import type { PanelValidation } from './panel-validation.ts';
import type { Fault } from '../map/read-values.ts';
import { buildRestaurant, type RowReader } from '../map/restaurant-row.ts';
import { addClaims, addRowKeys, spellKey, type KnownKey, type RowKey, placeOf } from './known-keys.ts';
import { addKnownPlaces, blocksAround, blocksOf, type KnownPlace } from './known-places.ts';
import { checkNeighborhood } from './neighborhood-middles.ts';
import { type PlannedRow, divideChanges, planRow, rejectRow, type ReadRow } from './planned-row.ts';
import { rankCandidates, toCandidate, recognizePlace, valuesFor } from './recognize-place.ts';
import type { RecordNames } from './record-names.ts';

const UNPLACED = 'missing; no place matches this row, and creating one needs an address';
const ONLY_ONE = ['the only place of this name'];

export interface Planner {
  readonly client: ClientBase;
  readonly reader: RowReader;
  readonly validate: PanelValidation;
  readonly middles: ReadonlyMap<string, Located>;
  readonly names: RecordNames;
  readonly tally: BrakeTally;
  /** Names shared by several rows of the file, apart from rows with known keys: matches by them are doubtful. */
  readonly contested: Set<string>;
  readonly terms: Terms;
}

export interface Found {
  readonly keys: ReadonlyMap<string, KnownKey>;
  readonly ids: ReadonlyMap<number, number>;
  readonly candidates: ReadonlyMap<number, readonly KnownPlace[]>;
  /** For rows without an address: the places in the whole city with their name. */
  readonly namesakes: ReadonlyMap<number, readonly KnownPlace[]>;
  readonly places: ReadonlyMap<number, CurrentPlace>;
  readonly claims: ReadonlyMap<number, string>;
}

/** Plans the rows of one batch, including matches within it that the tables don't contain yet. */
export class RowDecider {
  readonly #planner: Planner;
  readonly #found: Found;
  readonly #ownKeys = new Map<string, RowKey>();
  readonly #claims = new Map<number, string>();
  readonly #newPlaces: KnownPlace[] = [];
  readonly #newBlocks = new Map<string, KnownPlace[]>();
  readonly #newNames = new Map<string, KnownPlace[]>();

  constructor(planner: Planner, found: Found) {
    this.#planner = planner;
    this.#found = found;
  }

  async decide(read: ReadRow): Promise<PlannedRow> {
    const { row, source } = read;
    const placeId = placeOf(row, this.#found.keys, this.#found.ids);
    // A known place already has what its row lacks.
    if (row.faults.length > 0)
      return rejectRow(read, placeId === null ? [...row.faults, ...row.missing] : row.faults);
    const key = spellKey(row);
    const earlier = this.#ownKeys.get(key) ?? this.#found.keys.get(key);
    if (earlier?.at && earlier.contentHash === read.contentHash) {
      const notice = { field: 'key', message: `says what ${earlier.at} says; nothing to do` };
      return { ...planRow(read), action: 'unchanged', matchedBy: 'file', notices: [notice] };
    }
    if (earlier?.at) {
      this.#planner.contested.add(read.known.nameKey);
      const fault = { field: 'key', message: `that of ${earlier.at}, which says something else` };
      return rejectRow(read, [fault]);
    }
    const { contentHash, known } = read;
    const { source: name, sourceKey } = row;
    this.#ownKeys.set(key, { at: source.at, contentHash, source: name, sourceKey, nameKey: known.nameKey });
    if (placeId !== null) {
      const isByKey = this.#found.keys.get(key)?.placeId != null;
      return this.#compare(read, placeId, isByKey ? 'source and key' : 'id');
    }
    return this.#findLike(read);
  }

  /** Rejects a row with all faults: what a new place would lack, and what else the panel would reject. */
  async #rejectMissing(read: ReadRow): Promise<PlannedRow> {
    const { row } = read;
    const said = new Set(row.missing.map(({ field }) => field));
    const others = (await this.#planner.validate(buildRestaurant(row))).filter(
      ({ field }) => !said.has(field),
    );
    const missing = row.missing.map(({ field, message }) => ({
      field,
      message: field === 'address' && row.given.name ? UNPLACED : message,
    }));
    return rejectRow(read, [...missing, ...others]);
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
    const namesakes = [
      ...(this.#found.namesakes.get(known.ref) ?? []),
      ...((!row.given.address && this.#newNames.get(known.nameKey)) || []),
    ];
    const found = recognizePlace(read, {
      near,
      namesakes,
      places: this.#found.places,
      isNumbered: 'columns' in this.#planner.reader.map.key,
    });
    if (found?.matchedBy === 'name') return this.#compareByName(read, found.placeId, namesakes);
    if (found && !this.#claimOf(found.placeId)) return this.#compare(read, found.placeId, found.matchedBy);
    const candidates = rankCandidates(known, near, namesakes);
    if (candidates.length > 0) return this.#holdBack(read, candidates);
    return row.missing.length > 0 ? this.#rejectMissing(read) : this.#create(read);
  }

  /** Stores the data for a different decision with an update matched by name alone. */
  async #compareByName(
    read: ReadRow,
    placeId: number,
    namesakes: readonly KnownPlace[],
  ): Promise<PlannedRow> {
    const planned = await this.#compare(read, placeId, 'name');
    if (planned.action !== 'update') return planned;
    const only = namesakes.map((place) =>
      toCandidate(place, { ...scoreDuplicate(read.known, place), reasons: ONLY_ONE }),
    );
    return { ...planned, ...heldOf(read), candidates: only };
  }

  async #compare(read: ReadRow, placeId: number, matchedBy: PlannedRow['matchedBy']): Promise<PlannedRow> {
    const { row, source } = read;
    const place = this.#found.places.get(placeId);
    if (!place) throw new Error(`Place ${placeId} was found and is gone.`);
    const claim = this.#claimOf(placeId);
    if (claim) {
      this.#planner.contested.add(nameKey(place.name));
      const like = { placeId, at: claim, name: place.name, address: place.address, score: 100 };
      return this.#holdBack(read, [{ ...like, reasons: [`${claim} is this place already`] }]);
    }
    this.#claims.set(placeId, source.at);
    const { given, was, kept } = divideChanges(valuesFor(row, place, matchedBy), place, this.#planner.terms);
    const common = {
      ...planRow(read),
      placeId,
      matchedBy,
      name: row.given.name ?? place.name,
      stamp: place.stamp,
      kept,
    };
    if (Object.keys(given).length === 0) return { ...common, action: 'unchanged' };
    if (place.isPending) {
      const message = `place ${placeId} has unpublished changes; publish or discard them and plan again`;
      return rejectRow(read, [{ field: Object.keys(given).join(', '), message }], place.name);
    }
    const whole = { ...place, ...given };
    const faults = await this.#planner.validate(whole);
    if (faults.length > 0) return rejectRow(read, faults, place.name);
    const notices = [...row.notices, ...checkNeighborhood(this.#planner.middles, whole)];
    return { ...common, action: 'update', given, was, notices };
  }

  async #create(read: ReadRow): Promise<PlannedRow> {
    const given = buildRestaurant(read.row);
    const faults = await this.#planner.validate(given);
    if (faults.length > 0) return rejectRow(read, faults);
    this.#newPlaces.push(read.known);
    const named = this.#newNames.get(read.known.nameKey) ?? [];
    this.#newNames.set(read.known.nameKey, [...named, read.known]);
    for (const block of blocksOf(read.known)) {
      this.#newBlocks.set(block, [...(this.#newBlocks.get(block) ?? []), read.known]);
    }
    const notices = [
      ...read.row.notices,
      ...sayNowhere(read.row),
      ...checkNeighborhood(this.#planner.middles, given),
    ];
    return { ...planRow(read), action: 'create', placeId: read.row.id, given, notices };
  }

  async #holdBack(read: ReadRow, candidates: readonly Candidate[]): Promise<PlannedRow> {
    const faults = await this.#planner.validate(buildRestaurant(read.row));
    if (faults.length > 0 && read.row.missing.length === 0) return rejectRow(read, faults);
    return { ...planRow(read), action: 'duplicate', ...heldOf(read), candidates };
  }

  #claimOf(placeId: number): string | undefined {
    return this.#claims.get(placeId) ?? this.#found.claims.get(placeId);
  }
}

/** That a new place is in no neighborhood, only in the city, which has no page among them. */
function sayNowhere({ given, supposed }: ReadRow['row']): Fault[] {
  if (given.neighborhood !== undefined || supposed.neighborhood !== region.name) return [];
  return [{ field: 'neighborhood', message: `isn’t said, so only “${region.name}” is shown` }];
}

/** A row as a new place, and as changes to the place that a person picks. */
function heldOf(read: ReadRow): Pick<PlannedRow, 'held' | 'raw'> {
  return { held: { place: buildRestaurant(read.row), given: read.row.given }, raw: read.source.raw };
}
