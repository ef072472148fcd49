import type { FieldHook } from 'payload';

/** Trimmed: a blank at the end belongs to no name. */
export const tidyBlanks: FieldHook = ({ value }) =>
  typeof value === 'string' ? value.trim().replace(/\s+/g, ' ') : value;
