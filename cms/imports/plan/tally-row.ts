import { nameElsewhere, type BrakeTally } from '#domain/imports/brakes';
import type { RowReader } from '../rows/restaurant-row.ts';
import type { PlannedRow } from './plan-types.ts';
import type { ReadRow } from './planned-row.ts';

/** Counts what a row has in common with others. A row that changes nothing cannot do harm, whatever it says. */
export function tallyRow(
  { tally, reader }: { tally: BrakeTally; reader: RowReader },
  { row, source }: ReadRow,
  { action, placeId, matchedBy, given, name }: PlannedRow,
): void {
  const isKnown = placeId !== null && matchedBy !== null;
  // Known places count all the same: a change is of most of them, or of some.
  if (action === 'rejected' || matchedBy === 'file' || (action === 'unchanged' && !isKnown)) return;
  const isIdle = action === 'unchanged';
  const supposed = isKnown ? {} : row.supposed;
  const said = isIdle ? {} : { ...supposed, ...row.given };
  tally.add({
    at: source.at,
    name: name ?? '',
    isKnown,
    isInRegion: isIdle ? null : isInRegion(row.given, reader),
    neighborhood: said.neighborhood ?? null,
    cuisine: said.category ?? null,
    isClosed: said.status === 'closed',
    elsewhere: isIdle ? null : nameElsewhere(source.record),
    changes: action === 'update' ? Object.keys(given ?? {}) : [],
  });
}

function isInRegion(
  { latitude, longitude }: Partial<ReadRow['row']['given']>,
  { map, areas }: RowReader,
): boolean | null {
  if (map.exact || !map.fields.latitude || !map.fields.longitude) return null;
  // The reading has dropped what lies outside of central Maryland.
  if (latitude == null || longitude == null) return false;
  return areas?.contains({ latitude, longitude }) ?? true;
}
