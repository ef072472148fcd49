/** What a generated map assumes about a new place when its row says nothing. */
export const NEW_PLACE_DEFAULTS = {
  category: 'Restaurant',
  description: 'From a list. Our editors haven’t been by yet.',
  neighborhood: 'Baltimore',
};
