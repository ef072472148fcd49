import type { Block, CollectionSlug, Field } from 'payload';
import { PLACE_PICKER } from './field-parts.ts';

export const MAX_PICKS = 12;

/** A block name would be one more field to fill in. */
export const withoutName = (block: Block): Block => ({
  ...block,
  admin: { ...block.admin, disableBlockName: true },
});

/** The default is a function, and so no default of the column: the schema is the same for every city. */
export function heading(defaultText?: () => string): Field {
  return {
    name: 'heading',
    type: 'text',
    required: true,
    maxLength: 120,
    ...(defaultText && { defaultValue: () => defaultText() }),
  };
}

export function text(defaultText?: () => string): Field {
  return {
    name: 'text',
    type: 'textarea',
    maxLength: 500,
    ...(defaultText && { defaultValue: () => defaultText() }),
  };
}

/** Unpublished documents may be picked, too: they appear once published. */
export function picks(
  relationTo: Extract<CollectionSlug, 'stories' | 'guides' | 'restaurants'>,
  condition?: NonNullable<NonNullable<Field['admin']>['condition']>,
): Field {
  return {
    name: 'picks',
    type: 'relationship',
    relationTo,
    hasMany: true,
    maxRows: MAX_PICKS,
    admin: {
      ...(relationTo === 'restaurants' && PLACE_PICKER),
      isSortable: true,
      allowCreate: false,
      description:
        'Only what is published is shown. What is taken down leaves by itself.' +
        (relationTo === 'restaurants' ? ' Leave it blank for the places that opened lately.' : ''),
      ...(condition && { condition }),
    },
  };
}
