import type { Field } from 'payload';
import { row } from '../field-parts.ts';

/** Credit for a picture, and the license that permits its use. */
export const creditRow: Field = row(
  { name: 'credit', type: 'text', maxLength: 120 },
  { name: 'license', type: 'text', maxLength: 120 },
);
