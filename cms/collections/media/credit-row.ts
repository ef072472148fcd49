import type { Field } from 'payload';
import { row } from '../field-parts.ts';

/** Credit for a picture, and the license that permits its use. */
export const creditRow: Field = row(
  {
    name: 'credit',
    type: 'text',
    maxLength: 120,
    admin: { description: 'As it should print, such as “Photo by Ana Cruz.”' },
  },
  {
    name: 'license',
    type: 'text',
    maxLength: 120,
    admin: { description: 'What lets us use it, such as “CC BY 4.0.” It prints after the credit.' },
  },
);
