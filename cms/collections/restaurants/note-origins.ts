import { findChanges, isBlank, type Origin } from '#domain/imports/keep-stored-values';
import type { CollectionBeforeChangeHook } from 'payload';

const NO_VALUES = new Set([
  'id',
  '_status',
  'createdAt',
  'updatedAt',
  'origins',
  'source',
  'sourceKey',
  'cuisineRecord',
  'neighborhoodRecord',
]);

/** Marks each value that staff edit as theirs, so that imports leave it alone. */
export const noteOrigins: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  if (req.user?.collection !== 'admins') return data;
  const stored: Record<string, unknown> = originalDoc ?? {};
  const origin: Origin = { source: null, at: new Date().toISOString() };
  const written = Object.entries(findChanges<Record<string, unknown>>(data, stored)).filter(
    ([field, value]) => !NO_VALUES.has(field) && !(isBlank(value) && isBlank(stored[field])),
  );
  if (written.length === 0) return data;
  const origins = Object.fromEntries(written.map(([field]) => [field, origin]));
  return { ...data, origins: { ...originalDoc?.origins, ...origins } };
};
