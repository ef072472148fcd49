import type { ArrayField, TextFieldSingleValidation } from 'payload';
import { text } from 'payload/shared';
import { tidyBlanks } from './tidy-blanks.ts';
import { CLOSED_ROWS } from '../field-parts.ts';

interface NameList {
  readonly name: string;
  readonly label: string;
  readonly item: string;
  readonly most: number;
  readonly longest: number;
  readonly description: string;
}

const SHORTEST = 2;

/** Exports separate names with a bar. */
const validateName: TextFieldSingleValidation = (value, options) =>
  value?.includes('|') ? 'Leave out the bar (|).' : text(value, options);

/** A list of names for a place, one per row. */
export function nameList({ name, label, item, most, longest, description }: NameList): ArrayField {
  return {
    name,
    label,
    type: 'array',
    labels: { singular: item, plural: label },
    maxRows: most,
    admin: { ...CLOSED_ROWS, description },
    fields: [
      {
        name: 'name',
        label: item,
        type: 'text',
        required: true,
        minLength: SHORTEST,
        maxLength: longest,
        validate: validateName,
        hooks: { beforeValidate: [tidyBlanks] },
      },
    ],
  };
}
