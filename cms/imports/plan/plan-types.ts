import type { Candidate, PlanTotals, RowAction } from '#contract/imports';
import type { Fault } from '../rows/read-values.ts';
import type { RestaurantFields } from '../rows/restaurant-fields.ts';

/** What a plan says of a row. */
export interface PlannedRow {
  readonly rowNo: number;
  readonly at: string;
  readonly action: RowAction;
  readonly placeId: number | null;
  readonly matchedBy: 'source and key' | 'id' | 'name and place' | 'file' | null;
  readonly name: string | null;
  readonly source: string | null;
  readonly sourceKey: string | null;
  /** All of a new place, or the fields that change. */
  readonly given: Partial<RestaurantFields> | null;
  /** What the changing fields hold now. */
  readonly was: Partial<RestaurantFields> | null;
  readonly stamp: string | null;
  readonly originals: Readonly<Record<string, string>>;
  readonly notices: readonly Fault[];
  readonly faults: readonly Fault[];
  readonly candidates: readonly Candidate[];
  /** Of a possible duplicate: what it would be as a new place, and what the file says of it. */
  readonly held: { readonly whole: RestaurantFields; readonly said: Partial<RestaurantFields> } | null;
  /** The row as the file has it; of rejected ones and possible duplicates. */
  readonly raw: unknown;
}

export const NO_TOTALS: PlanTotals = {
  read: 0,
  create: 0,
  update: 0,
  unchanged: 0,
  duplicate: 0,
  rejected: 0,
  repeated: 0,
};
