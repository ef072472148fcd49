import type { FieldHook } from 'payload';

/** Trims the value and collapses whitespace. */
export const tidyBlanks: FieldHook = ({ value }) =>
  typeof value === 'string' ? value.trim().replace(/\s+/g, ' ') : value;
