import { listing } from '#city';
import { byAnyStaff, byRole, hiddenUnless } from '#cms/access/roles';
import { DEFAULT_SLUG_ALIASES } from '#domain/addresses/slugs';
import { sql } from '@payloadcms/db-postgres';
import type { Field, GlobalAfterChangeHook, GlobalConfig } from 'payload';
import { knownNames } from '../collections/place-names/known-names.ts';
import { runInRequest } from '../database/run-in-request.ts';
import { CLOSED_ROWS, PLACE_PICKER, row } from '../collections/field-parts.ts';

const placeIds = (name: string, defaultValue: readonly number[]): Field => ({
  name,
  type: 'array',
  defaultValue: defaultValue.map((placeId) => ({ placeId })),
  fields: [{ name: 'placeId', type: 'number', required: true, min: 1, admin: PLACE_PICKER }],
});

const names = (name: string, defaultValue: readonly string[], field: Field): Field => ({
  name,
  type: 'array',
  admin: CLOSED_ROWS,
  defaultValue: defaultValue.map((value) => ({ value })),
  fields: [field],
});

/** Payload doesn't note when a record that consists of lists has changed (`upsertRow`); its forms need to know. */
const noteChange: GlobalAfterChangeHook = async ({ doc, req }) => {
  const updatedAt = new Date().toISOString();
  await runInRequest(req, sql`update listing_rules set updated_at = ${updatedAt}`);
  return { ...doc, updatedAt };
};

/** Which places and cuisines public lists omit or put first (spec 1 §5, §9). */
export const listingRules: GlobalConfig = {
  slug: 'listing-rules',
  admin: { group: 'Directory', hidden: hiddenUnless('data') },
  access: { read: byAnyStaff, update: byRole('data') },
  hooks: { afterChange: [noteChange] },
  fields: [
    placeIds('pinnedFirstIds', []),
    placeIds('pinnedIds', listing.pinnedIds),
    placeIds('excludedIds', listing.excludedIds),
    names('excludedNames', listing.excludedNames, { name: 'value', type: 'text', required: true }),
    {
      name: 'synonyms',
      type: 'array',
      admin: CLOSED_ROWS,
      defaultValue: listing.synonyms,
      maxRows: 1000,
      fields: [
        row(
          {
            name: 'terms',
            type: 'textarea',
            required: true,
            maxLength: 5000,
            admin: { rows: 2, width: '60%' },
          },
          { name: 'meaning', type: 'text', required: true, maxLength: 100, admin: { width: '40%' } },
        ),
      ],
    },
    names(
      'hiddenCategories',
      listing.hiddenCategories,
      knownNames('cuisines', { name: 'value', required: true }),
    ),
    {
      name: 'slugAliases',
      type: 'array',
      admin: CLOSED_ROWS,
      defaultValue: Object.entries(DEFAULT_SLUG_ALIASES).map(([slug, name]) => ({ slug, name })),
      fields: [
        row(
          { name: 'slug', type: 'text', required: true },
          knownNames('cuisines', { name: 'name', required: true }),
        ),
      ],
    },
  ],
};
