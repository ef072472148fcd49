/** For the `admin` of a JSON field: shown as plain text. */
export const jsonAsText = { components: { Field: '/admin-panel/desk/json-field.tsx#JsonField' } };
