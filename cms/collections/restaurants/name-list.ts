import type { ArrayField, TextFieldSingleValidation } from 'payload';
import { text } from 'payload/shared';
import { tidyBlanks } from './tidy-blanks.ts';

interface NameList {
  readonly name: string;
  readonly label: string;
  readonly item: string;
  readonly most: number;
  readonly longest: number;
  readonly description: string;
}

const SHORTEST = 2;

/** A bar is what exports keep names apart with. */
const validateName: TextFieldSingleValidation = (value, options) =>
  value?.includes('|') ? 'Leave out the bar (|).' : text(value, options);

/** Names of a place, one a row. */
export function nameList({ name, label, item, most, longest, description }: NameList): ArrayField {
  return {
    name,
    label,
    type: 'array',
    labels: { singular: item, plural: label },
    maxRows: most,
    admin: { description },
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
