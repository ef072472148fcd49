/**
 * What a generated map assumes about a new place when its row says nothing. The record of this cuisine is marked as none
 * from the beginning, so that it gets neither a page nor a filter.
 */
export const NEW_PLACE_DEFAULTS = {
  category: 'Restaurant',
  description: 'Added from a list. Our editors haven’t visited yet.',
  neighborhood: 'Baltimore',
};
