import {
  BlockquoteFeature,
  BlocksFeature,
  BoldFeature,
  FixedToolbarFeature,
  HeadingFeature,
  HorizontalRuleFeature,
  InlineToolbarFeature,
  ItalicFeature,
  lexicalEditor,
  LinkFeature,
  OrderedListFeature,
  ParagraphFeature,
  StrikethroughFeature,
  UnorderedListFeature,
  UploadFeature,
} from '@payloadcms/richtext-lexical';
import type { Block } from 'payload';
import { validateLinkOfText } from '../validate-link.ts';

/** A place inside a text, rendered as its card. */
export const restaurantCardBlock: Block = {
  slug: 'restaurantCard',
  interfaceName: 'RestaurantCardBlock',
  labels: { singular: 'Restaurant card', plural: 'Restaurant cards' },
  fields: [{ name: 'restaurant', type: 'relationship', relationTo: 'restaurants', required: true }],
};

/** The editor's features for articles. Headings start below the page's own. */
export const articleEditor = lexicalEditor({
  features: [
    FixedToolbarFeature(),
    InlineToolbarFeature(),
    ParagraphFeature(),
    HeadingFeature({ enabledHeadingSizes: ['h2', 'h3', 'h4'] }),
    BoldFeature(),
    ItalicFeature(),
    StrikethroughFeature(),
    UnorderedListFeature(),
    OrderedListFeature(),
    BlockquoteFeature(),
    HorizontalRuleFeature(),
    LinkFeature({
      enabledCollections: ['stories', 'guides', 'pages', 'restaurants'],
      fields: ({ defaultFields }) =>
        defaultFields.map((field) =>
          'name' in field && field.name === 'url' && field.type === 'text'
            ? ({ ...field, validate: validateLinkOfText } as typeof field)
            : field,
        ),
    }),
    UploadFeature({ enabledCollections: ['media'] }),
    BlocksFeature({ blocks: [restaurantCardBlock] }),
  ],
});
