import type { Plugin } from 'payload';

/** Payload adds a tab with the JSON of a document to each page, which is nobody's work here. */
export const hideApiTab: Plugin = ({ collections = [], globals = [], ...config }) => ({
  ...config,
  collections: collections.map((one) => ({ ...one, admin: { ...one.admin, hideAPIURL: true } })),
  globals: globals.map((one) => ({ ...one, admin: { ...one.admin, hideAPIURL: true } })),
});
