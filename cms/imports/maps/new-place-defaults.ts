/** What maps that nobody wrote by hand suppose of a new place where its row says nothing. */
export const NEW_PLACE_DEFAULTS = {
  category: 'Restaurant',
  description: 'From a list; our editors have not been by yet.',
  neighborhood: 'Baltimore',
};
