import CITY from '#city/region.json' with { type: 'json' };
/**
 * Defaults of a generated map for blank fields of a new place. This cuisine's record is marked as not a cuisine from
 * the start, so that it gets neither a page nor a filter.
 */
export const NEW_PLACE_DEFAULTS = {
  category: 'Restaurant',
  description: 'Added from a list. Our editors haven’t visited yet.',
  neighborhood: CITY.name,
};
