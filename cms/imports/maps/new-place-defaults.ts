/** What a generated map assumes about a new place when its row says nothing. */
export const NEW_PLACE_DEFAULTS = {
  category: 'Restaurant',
  description: 'Added from a list. Our editors haven’t visited yet.',
  neighborhood: 'Baltimore',
};
