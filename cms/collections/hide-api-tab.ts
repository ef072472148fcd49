import type { Plugin } from 'payload';

/** Hides the tab with a document's JSON, which Payload adds to each page and staff don't need. */
export const hideApiTab: Plugin = ({ collections = [], globals = [], ...config }) => ({
  ...config,
  collections: collections.map((one) => ({ ...one, admin: { ...one.admin, hideAPIURL: true } })),
  globals: globals.map((one) => ({ ...one, admin: { ...one.admin, hideAPIURL: true } })),
});
