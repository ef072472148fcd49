import { byNobody } from '#cms/access/roles';
import type { Condition, Field, RowField, FieldHook } from 'payload';

/** Fields beside each other, as far as the form is wide enough. */
export const row = (...fields: Field[]): RowField => ({ type: 'row', fields });

export const optionsOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

/** A field that the site writes and staff only read. */
export const written = (field: Field): Field =>
  // Spreading a union of field types widens it.
  ({
    ...field,
    access: { ...('access' in field && field.access), create: byNobody, update: byNobody },
  }) as Field;

/** The same beside the form. */
export const writtenBySite = (field: Field): Field =>
  written({ ...field, admin: { position: 'sidebar', ...field.admin } } as Field);

/** Tells staff why every field is gray. */
export const readOnlyNote = (text: string, condition: Condition): Field => ({
  name: 'readOnlyNote',
  type: 'ui',
  admin: {
    condition,
    disableListColumn: true,
    components: {
      Field: { path: '/admin-panel/desk/read-only-note.tsx#ReadOnlyNote', clientProps: { text } },
    },
  },
});

// For the `admin` of a field.

export const DAY_PICKER = { date: { pickerAppearance: 'dayOnly', displayFormat: 'MMMM d, yyyy' } } as const;

/** A read-only text that is a day as `2026-11-24`. */
export const dayAsWords = {
  components: {
    Cell: '/admin-panel/desk/list-cells.tsx#DayCell',
    Field: '/admin-panel/desk/day-field.tsx#DayField',
  },
};

export const jsonAsText = { components: { Field: '/admin-panel/desk/json-field.tsx#JsonField' } };

/** Places are picked by name, neighborhood and street: names alone repeat within a city. */
export const PLACE_PICKER = { components: { Field: '/admin-panel/desk/pick-field.tsx#PlaceField' } };

/** List rows that start collapsed, labeled by their content. */
export const CLOSED_ROWS = {
  initCollapsed: true,
  components: { RowLabel: '/admin-panel/row-label/row-label.tsx#RowLabel' },
};

export const tidyBlanks: FieldHook = ({ value }) =>
  typeof value === 'string' ? value.trim().replace(/\s+/g, ' ') : value;
