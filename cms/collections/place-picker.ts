/** Places are picked by name, neighborhood and street: names alone repeat within a city. */
export const PLACE_PICKER = { components: { Field: '/admin-panel/desk/pick-field.tsx#PlaceField' } };
