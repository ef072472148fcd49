import type { RestaurantStore } from './restaurant-store.ts';

/** Holds nothing and keeps nothing: shows what a file would bring to an empty database. */
export const emptyRestaurantStore: RestaurantStore = {
  findBySource: () => Promise.resolve(new Map()),
  saveBatch: () => Promise.resolve(),
};
