import { embedAt } from '#domain/addresses/embed-host';
import type { ArrayField, Block, Field } from 'payload';
import { text } from 'payload/shared';
import { PLACE_PICKER } from '../field-parts.ts';
import { withoutName } from '../section-fields.ts';

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

const BLOCKS: Block[] = [
  {
    slug: 'restaurantCard',
    interfaceName: 'RestaurantCardBlock',
    labels: { singular: 'Restaurant card', plural: 'Restaurant cards' },
    fields: [placeField],
  },
  {
    slug: 'placeList',
    interfaceName: 'PlaceListBlock',
    labels: { singular: 'List of places', plural: 'Lists of places' },
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
  },
  {
    slug: 'pullQuote',
    interfaceName: 'PullQuoteBlock',
    labels: { singular: 'Pull quote', plural: 'Pull quotes' },
    fields: [
      { name: 'quote', type: 'textarea', required: true, maxLength: 400 },
      {
        name: 'speaker',
        type: 'text',
        maxLength: 120,
        admin: { description: 'Who says it, as in “Ana Cruz, owner.”' },
      },
    ],
  },
  {
    slug: 'gallery',
    interfaceName: 'GalleryBlock',
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
  },
  // Readers get our picture with a link; nothing loads from the other site until they click.
  {
    slug: 'embed',
    interfaceName: 'EmbedBlock',
    labels: { singular: 'Video or post', plural: 'Videos and posts' },
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
  },
  // What closed in the last year and what opened there since, as the directory knows it.
  {
    slug: 'closings',
    interfaceName: 'ClosingsBlock',
    labels: { singular: 'What has closed', plural: 'What has closed' },
    fields: [],
  },
];

export const textBlocks = BLOCKS.map(withoutName);
