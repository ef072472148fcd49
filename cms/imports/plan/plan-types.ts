import type { PlanRowView, PlanTotals } from '#contract/imports';
import type { RestaurantFields } from '../rows/restaurant-fields.ts';

/** A planned row. */
export interface PlannedRow extends Omit<PlanRowView, 'given' | 'was' | 'canCreate' | 'decided' | 'because'> {
  readonly source: string | null;
  readonly sourceKey: string | null;
  readonly given: Partial<RestaurantFields> | null;
  readonly was: Partial<RestaurantFields> | null;
  readonly stamp: string | null;
  /** For a possible duplicate: the row as a new place, and as changes to a known one. */
  readonly held: { readonly whole: RestaurantFields; readonly said: Partial<RestaurantFields> } | null;
  /** The row as in the file; for rejected rows and possible duplicates. */
  readonly raw: unknown;
}

export const NO_TOTALS: PlanTotals = {
  read: 0,
  create: 0,
  update: 0,
  unchanged: 0,
  duplicate: 0,
  rejected: 0,
  kept: 0,
  repeated: 0,
  noticed: 0,
  brakes: [],
};
