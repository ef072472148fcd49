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
import { rejectMalformedText } from './reject-malformed-text.ts';
import { textBlocks } from './text-blocks.ts';

const lexical = rejectMalformedText(
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
          defaultFields.map((field) => {
            if (field.type === 'text' && field.name === 'url')
              return { ...field, validate: validateLinkOfText } as typeof field;
            // Opening a drawer for a new document would store an empty draft.
            return field.type === 'relationship'
              ? ({ ...field, admin: { ...field.admin, allowCreate: false } } as typeof field)
              : field;
          }),
      }),
      UploadFeature({ enabledCollections: ['media'] }),
      BlocksFeature({ blocks: textBlocks }),
    ],
  }),
);

const UNFINISHED = 'Part of this isn’t finished. Look for red fields, and at the links.';
const PROSE_DIFF = '/admin-panel/versions/prose-diff.tsx#ProseDiff';

/** The article editor. Headings start at h2, below the page's h1. */
export const articleEditor: typeof lexical = async (args) => {
  const adapter = await lexical(args);
  return {
    ...adapter,
    validate: async (...sent) => {
      const found = await adapter.validate(...sent);
      // Payload's own sentence is made of names that only code knows.
      return typeof found === 'string' && found.includes(' node failed to validate: ') ? UNFINISHED : found;
    },
    DiffComponent: PROSE_DIFF,
    generateImportMap: (map) => {
      adapter.generateImportMap?.(map);
      map.addToImportMap(PROSE_DIFF);
    },
  };
};
