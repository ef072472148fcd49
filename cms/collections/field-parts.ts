import type { Field, RowField } from 'payload';

/** Fields beside each other, as far as the form is wide enough. */
export const row = (...fields: Field[]): RowField => ({ type: 'row', fields });

/** The options of a choice, by value. */
export const optionsOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

/** For the `admin` of a date that is a day. */
export const DAY_PICKER = { date: { pickerAppearance: 'dayOnly', displayFormat: 'MMMM d, yyyy' } } as const;
