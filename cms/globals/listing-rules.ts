import { listing } from '#city';
import { byAnyStaff, byRole, hiddenUnless } from '#cms/access/roles';
import { DEFAULT_SLUG_ALIASES } from '#domain/addresses/slugs';
import { sql } from '@payloadcms/db-postgres';
import type { Field, GlobalAfterChangeHook, GlobalConfig } from 'payload';
import { knownNames } from '../collections/place-names/known-names.ts';
import { runInRequest } from '../database/in-transaction.ts';
import { CLOSED_ROWS, PLACE_PICKER, row } from '../collections/field-parts.ts';

function placeIds(name: string, label: string, description: string, defaultValue: readonly number[]): Field {
  return {
    name,
    label,
    type: 'array',
    labels: { singular: 'Place', plural: 'Places' },
    admin: { description },
    defaultValue: defaultValue.map((placeId) => ({ placeId })),
    fields: [
      {
        name: 'placeId',
        label: 'Place',
        type: 'number',
        required: true,
        min: 1,
        admin: PLACE_PICKER,
      },
    ],
  };
}

function names(
  name: string,
  label: string,
  description: string,
  defaultValue: readonly string[],
  field: Field = { name: 'value', label: 'Name', type: 'text', required: true },
): Field {
  return {
    name,
    label,
    type: 'array',
    labels: { singular: 'Name', plural: 'Names' },
    admin: { ...CLOSED_ROWS, description },
    defaultValue: defaultValue.map((value) => ({ value })),
    fields: [field],
  };
}

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
    placeIds('pinnedFirstIds', 'First on the home page', 'In this order, before all others.', []),
    placeIds(
      'pinnedIds',
      'On the home page while few are listed',
      'Added after the ten best. The page shows six, so once there are more, only the list above puts a place on it.',
      listing.pinnedIds,
    ),
    placeIds('excludedIds', 'Places left out', 'No list, count or search shows them.', listing.excludedIds),
    names(
      'excludedNames',
      'Names left out',
      'The same, for every place of exactly this name.',
      listing.excludedNames,
    ),
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
      'Hidden categories',
      'Not cuisines, so no cuisine list shows them. Search still finds their places.',
      listing.hiddenCategories,
      knownNames('cuisines', { name: 'value', label: 'Name', required: true }),
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
