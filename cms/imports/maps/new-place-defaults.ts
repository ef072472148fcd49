/** What maps that nobody wrote by hand suppose of a new place where its row says nothing. */
export const NEW_PLACE_DEFAULTS = {
  category: 'Restaurant',
  description: 'From a list. Our editors haven’t been by yet.',
  neighborhood: 'Baltimore',
};
