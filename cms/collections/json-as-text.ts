/** For the `admin` of a JSON field: drawn as plain text. */
export const jsonAsText = { components: { Field: '/admin-panel/desk/json-field.tsx#JsonField' } };
