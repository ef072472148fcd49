import { findChanges } from '#domain/imports/find-changes';
import { keepStoredValues, type KeptValue, type Terms } from '#domain/imports/keep-stored-values';
import type { CurrentPlace } from '../places/current-places.ts';
import type { RestaurantFields } from '../rows/restaurant-fields.ts';

interface DividedChanges {
  readonly given: Partial<RestaurantFields>;
  readonly kept: Readonly<Record<string, KeptValue>> | null;
}

/** Divides a row's values into those written to the place and those left alone. */
export function divideChanges(
  said: Partial<RestaurantFields>,
  place: CurrentPlace,
  terms: Terms,
): DividedChanges {
  const changes = findChanges<RestaurantFields>(said, place);
  const { taken, kept } = keepStoredValues<RestaurantFields>(changes, place, place.origins, terms);
  return { given: taken, kept: Object.keys(kept).length > 0 ? kept : null };
}
