import type { RestaurantFields, RestaurantInput } from '../rows/restaurant-fields.ts';

/** A place of the source as it is stored now, edits by people included. */
export interface StoredRestaurant extends RestaurantFields {
  readonly id: number;
}

export interface RestaurantBatch {
  readonly create: readonly RestaurantInput[];
  /** Only the fields that change. */
  readonly update: readonly { readonly id: number; readonly data: Partial<RestaurantFields> }[];
}

/** The little an importer needs of a database. It has no way to delete. */
export interface RestaurantStore {
  /** All places of a source, by source key. */
  findBySource(source: string): Promise<Map<string, StoredRestaurant>>;
  /** One transaction: when the promise resolves all of the batch is durable, when it rejects none of it is stored. */
  saveBatch(batch: RestaurantBatch): Promise<void>;
}
