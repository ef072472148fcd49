import type { BrakeTally } from '#domain/imports/brakes';
import { isLessExact } from '#domain/imports/less-exact';
import { isBlank } from '#domain/imports/keep-stored-values';
import type { RowReader } from '../map/restaurant-row.ts';
import { NOWHERE } from '#domain/imports/where-listed';
import { addressKey, nameKey, unitKey, websiteKey } from '#domain/imports/place-keys';
import { foldText } from '#domain/words/characters';
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
  { action, placeId, matchedBy, given, was, name }: PlannedRow,
): void {
  const isKnown = placeId !== null && matchedBy !== null;
  const at = { at: source.at, name: name ?? '', isOutside: row.isOutside };
  if (action === 'rejected') tally.addRejected(at);
  // Known places always count, as the total that changes are compared with.
  if (action === 'rejected' || matchedBy === 'file' || (action === 'unchanged' && !isKnown)) return;
  const isIdle = action === 'unchanged';
  const { where, closed } = row;
  const said = isIdle ? {} : row.given;
  const before = new Map<string, unknown>(Object.entries(was ?? {}));
  tally.add({
    ...at,
    isKnown,
    isOutside: isIdle ? null : row.isOutside,
    // Our own export may fill an empty directory, and our own places have new names.
    newName: reader.map.exact || where.isOurs ? null : names.findNew(said),
    isClosed: closed === null && said.status === 'closed',
    closedBy: isIdle ? null : (closed?.where ?? null),
    where: isIdle ? NOWHERE : where,
    changes: Object.entries(given ?? {}).flatMap(([field, to]) => {
      const from = before.get(field);
      return action === 'update' && !isBlank(from) && !isDrift(field, from, to) ? field : [];
    }),
  });
}

/** What the writings of one value have in common. */
const KEYS = new Map<string, (text: string) => string | null>([
  ['name', nameKey],
  ['address', (text) => `${addressKey(text) ?? text} ${unitKey(text)}`],
  ['website', websiteKey],
]);

/** How far a value moves without being another: two lists place one door some 100 m apart. */
const STEPS = new Map([
  ['rating', 1],
  ['latitude', 0.001],
  ['longitude', 0.001],
]);

/** Whether a value only moves as such values do, or gets more exact, or is spelled otherwise: no sign against the file. */
function isDrift(field: string, from: unknown, to: unknown): boolean {
  if (isLessExact(field, from, to)) return true;
  if (typeof from === 'number' && typeof to === 'number')
    return field === 'reviewCount' ? to >= from / 2 : Math.abs(to - from) < (STEPS.get(field) ?? 0);
  if (typeof from !== 'string' || typeof to !== 'string') return false;
  // A name of signs alone has no key.
  const key = KEYS.get(field)?.(from) || null;
  return foldText(from) === foldText(to) || (key !== null && key === KEYS.get(field)?.(to));
}
