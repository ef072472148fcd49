import type { Fault } from '../rows/read-values.ts';
import type { FaultyRow, RestaurantRow } from '../rows/restaurant-row.ts';
import { spellKey, type KnownKey } from './known-keys.ts';

type Keys = ReadonlyMap<string, KnownKey>;
type Ids = ReadonlyMap<number, number>;
/** What identifies a row's place. */
export type Identity = Pick<RestaurantRow, 'id' | 'source' | 'sourceKey'>;

/** For a known place, missing fields are no fault. */
export function faultsOf({ faults, missing, identity }: FaultyRow, keys: Keys, ids: Ids): readonly Fault[] {
  const isKnown = identity !== null && placeOf(identity, keys, ids) !== null;
  return isKnown ? faults : [...faults, ...missing];
}

/** The id of a row's place, by key, else by id. */
export function placeOf(row: Identity, keys: Keys, ids: Ids): number | null {
  return keys.get(spellKey(row))?.placeId ?? (row.id === null ? null : (ids.get(row.id) ?? null));
}
