import { findClosed, nameElsewhere, type BrakeTally } from '#domain/imports/brakes';
import type { Located } from '#domain/places/distance';
import type { FaultyRow, RowReader } from '../map/restaurant-row.ts';
import type { SourceRow } from '../read/source-file.ts';
import type { RecordNames } from './record-names.ts';
import type { PlannedRow, ReadRow } from './planned-row.ts';

interface Tallying {
  readonly tally: BrakeTally;
  readonly reader: RowReader;
  readonly names: Pick<RecordNames, 'findNew'>;
}

/** Tallies a row for the plan's brakes. Rows without changes count only as harmless. */
export function tallyRow(
  { tally, reader, names }: Tallying,
  { row, source }: ReadRow,
  { action, placeId, matchedBy, given, name }: PlannedRow,
): void {
  const isKnown = placeId !== null && matchedBy !== null;
  const at = { at: source.at, name: name ?? '' };
  if (action === 'rejected') tally.addRejected({ ...at, isInRegion: isInRegion(row.given, reader) });
  // Known places always count, as the total that changes are compared with.
  if (action === 'rejected' || matchedBy === 'file' || (action === 'unchanged' && !isKnown)) return;
  const isIdle = action === 'unchanged';
  const supposed = isKnown ? {} : row.supposed;
  const said = isIdle ? {} : { ...supposed, ...row.given };
  // A known place keeps its location unless its row has one.
  const staysThere = isKnown && row.given.latitude === undefined;
  tally.add({
    ...at,
    isKnown,
    isInRegion: isIdle || staysThere ? null : isInRegion(row.given, reader),
    neighborhood: said.neighborhood ?? null,
    cuisine: said.category ?? null,
    // Our own export may fill an empty directory.
    newName: reader.map.exact ? null : names.findNew(said),
    isClosed: said.status === 'closed',
    closedBy: isIdle || said.status !== undefined ? null : findClosed(source.record),
    elsewhere: isIdle ? null : nameElsewhere(source.record),
    changes: action === 'update' ? Object.keys(given ?? {}) : [],
  });
}

/** Tallies a row with unreadable values. */
export function tallyFaulty(
  { tally, reader }: Omit<Tallying, 'names'>,
  { at }: SourceRow,
  { position }: FaultyRow,
): void {
  if (position) tally.addRejected({ at, name: '', isInRegion: isInRegion(position, reader) });
}

function isInRegion({ latitude, longitude }: Partial<Located>, { map, areas }: RowReader): boolean | null {
  if (map.exact || !map.fields.latitude || !map.fields.longitude) return null;
  // Positions outside the region were dropped when the row was read.
  if (latitude == null || longitude == null) return false;
  return areas?.contains({ latitude, longitude }) ?? true;
}
