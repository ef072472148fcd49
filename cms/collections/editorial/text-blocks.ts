import { embedAt } from '#domain/addresses/embed-host';
import type { ArrayField, Block, Field } from 'payload';
import { text } from 'payload/shared';
import { PLACE_PICKER } from '../field-parts.ts';

/** Limits on what a page can show well. */
const MAX_PLACES = 25;
const MAX_PICTURES = 9;

const placeField: Field = {
  name: 'restaurant',
  type: 'relationship',
  relationTo: 'restaurants',
  required: true,
  admin: PLACE_PICKER,
};

/** A place inside a text, rendered as its card. */
export const restaurantCardBlock: Block = {
  slug: 'restaurantCard',
  interfaceName: 'RestaurantCardBlock',
  labels: { singular: 'Restaurant card', plural: 'Restaurant cards' },
  admin: { disableBlockName: true },
  fields: [placeField],
};

/** Places in the editor's order, each with some words. */
export function placesWith(words: Field, maxRows: number): ArrayField {
  return {
    name: 'places',
    type: 'array',
    labels: { singular: 'Place', plural: 'Places' },
    required: true,
    minRows: 1,
    maxRows,
    fields: [placeField, words],
  };
}

const placeListBlock: Block = {
  slug: 'placeList',
  interfaceName: 'PlaceListBlock',
  labels: { singular: 'List of places', plural: 'Lists of places' },
  admin: { disableBlockName: true },
  fields: [
    { name: 'heading', type: 'text', maxLength: 120 },
    placesWith(
      {
        name: 'note',
        type: 'textarea',
        maxLength: 500,
        admin: { description: 'What to order, when to go. Without a note we show the description.' },
      },
      MAX_PLACES,
    ),
  ],
};

const pullQuoteBlock: Block = {
  slug: 'pullQuote',
  interfaceName: 'PullQuoteBlock',
  labels: { singular: 'Pull quote', plural: 'Pull quotes' },
  admin: { disableBlockName: true },
  fields: [
    { name: 'quote', type: 'textarea', required: true, maxLength: 400 },
    {
      name: 'speaker',
      type: 'text',
      maxLength: 120,
      admin: { description: 'Who says it, as in “Ana Cruz, owner.”' },
    },
  ],
};

const galleryBlock: Block = {
  slug: 'gallery',
  interfaceName: 'GalleryBlock',
  admin: { disableBlockName: true },
  fields: [
    {
      name: 'pictures',
      type: 'upload',
      relationTo: 'media',
      hasMany: true,
      required: true,
      minRows: 2,
      maxRows: MAX_PICTURES,
      admin: { description: 'Captions and credits come from the pictures themselves.' },
    },
    { name: 'caption', type: 'text', maxLength: 200 },
  ],
};

/**
 * A post or video on another site. Readers get our picture with a link; nothing loads from that site until they
 * click.
 */
const embedBlock: Block = {
  slug: 'embed',
  interfaceName: 'EmbedBlock',
  labels: { singular: 'Video or post', plural: 'Videos and posts' },
  admin: { disableBlockName: true },
  fields: [
    {
      name: 'url',
      label: 'Web address',
      type: 'text',
      required: true,
      validate: (value: string | null | undefined, options: Parameters<typeof text>[1]) =>
        typeof value === 'string' && value !== '' && embedAt(value) === null
          ? 'Paste the address of one video or post on YouTube, Vimeo, Instagram, TikTok or Facebook.'
          : text(value, options),
      admin: { description: 'YouTube, Vimeo, Instagram, TikTok or Facebook.' },
    },
    { name: 'title', type: 'text', required: true, maxLength: 120 },
    { name: 'picture', type: 'upload', relationTo: 'media', required: true },
  ],
};

/** What closed in the last year and what opened there since, as the directory knows it. */
const closingsBlock: Block = {
  slug: 'closings',
  interfaceName: 'ClosingsBlock',
  labels: { singular: 'What has closed', plural: 'What has closed' },
  admin: { disableBlockName: true },
  fields: [],
};

export const textBlocks: Block[] = [
  restaurantCardBlock,
  placeListBlock,
  pullQuoteBlock,
  galleryBlock,
  embedBlock,
  closingsBlock,
];
