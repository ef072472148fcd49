import { findChanges } from '#domain/imports/find-changes';
import { keepStanding, type KeptValue, type Terms } from '#domain/imports/keep-standing';
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
  const { taken, kept } = keepStanding<RestaurantFields>(changes, place, place.origins, terms);
  return { given: taken, kept: Object.keys(kept).length > 0 ? kept : null };
}
