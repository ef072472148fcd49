import type { Fault } from '../rows/read-values.ts';
import type { FaultyRow, RestaurantRow } from '../rows/restaurant-row.ts';
import { spellKey, type KnownKey } from './known-keys.ts';

type Keys = ReadonlyMap<string, KnownKey>;
type Ids = ReadonlyMap<number, number>;
/** By what a row says which place it is. */
export type Identity = Pick<RestaurantRow, 'id' | 'source' | 'sourceKey'>;

/** A known place has what its row does not say. */
export function faultsOf({ faults, missing, identity }: FaultyRow, keys: Keys, ids: Ids): readonly Fault[] {
  const isKnown = identity !== null && placeOf(identity, keys, ids) !== null;
  return isKnown ? faults : [...faults, ...missing];
}

/** The place that a row is, by its key, else by its number. */
export function placeOf(row: Identity, keys: Keys, ids: Ids): number | null {
  return keys.get(spellKey(row))?.placeId ?? (row.id === null ? null : (ids.get(row.id) ?? null));
}
