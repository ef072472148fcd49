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
import { validateLinkOfText } from '../validate-link.ts';
import { refuseWhatIsNoText } from './refuse-what-is-no-text.ts';
import { textBlocks } from './text-blocks.ts';

/** The editor's features for articles. Headings start below the page's own. */
export const articleEditor = refuseWhatIsNoText(
  lexicalEditor({
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
        enabledCollections: [
          'restaurants',
          'cuisines',
          'neighborhoods',
          'stories',
          'guides',
          'authors',
          'pages',
        ],
        fields: ({ defaultFields }) =>
          defaultFields.map((field) =>
            'name' in field && field.name === 'url' && field.type === 'text'
              ? ({ ...field, validate: validateLinkOfText } as typeof field)
              : field,
          ),
      }),
      UploadFeature({ enabledCollections: ['media'] }),
      BlocksFeature({ blocks: textBlocks }),
    ],
  }),
);
