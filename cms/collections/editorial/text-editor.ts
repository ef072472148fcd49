import {
  BlockquoteFeature,
  BlocksFeature,
  BoldFeature,
  createServerFeature,
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
import type { TextFieldSingleValidation } from 'payload';
import { text } from 'payload/shared';
import { linkTarget } from '#cms/rich-text/article-text';
import { isRecord } from '#domain/is-record';
import { refuseFields } from '../refuse-fields.ts';
import { textBlocks } from './text-blocks.ts';

/** Accepts what a page would render as a link. */
const validateLink: TextFieldSingleValidation = (value, options) => {
  const { linkType } = options.siblingData as { linkType?: unknown };
  if (linkType === 'internal') return true;
  return value && linkTarget({ url: value }) === null
    ? 'Write a path of this site, or an http, https, mailto or tel address.'
    : text(value, options);
};

export const KEEP_LINK = 'Keep it even if it leads nowhere';

const writing = createServerFeature({
  key: 'writing',
  feature: { ClientFeature: '/admin-panel/writing/writing-feature.ts#WritingFeature' },
});

const lexical = lexicalEditor({
  admin: { placeholder: 'Write. @ and a name links a place, / adds a picture, a quote or a list.' },
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
      fields: ({ defaultFields }) => [
        ...defaultFields.map((field) => {
          if (field.type === 'text' && field.name === 'url')
            return { ...field, validate: validateLink } as typeof field;
          if (field.type === 'radio') return { ...field, defaultValue: 'internal' } as typeof field;
          // Opening a drawer for a new document would store an empty draft.
          return field.type === 'relationship'
            ? ({ ...field, admin: { ...field.admin, allowCreate: false } } as typeof field)
            : field;
        }),
        { name: 'isKept', label: KEEP_LINK, type: 'checkbox' },
      ],
    }),
    UploadFeature({ enabledCollections: ['media'] }),
    BlocksFeature({ blocks: textBlocks }),
    writing(),
  ],
});

const UNFINISHED = 'Part of this isn’t finished. Look for red fields, and at the links.';
const PROSE_DIFF = '/admin-panel/versions/prose-diff.tsx#ProseDiff';

/** The article editor. Headings start at h2, below the page's h1. */
export const articleEditor: typeof lexical = async (args) => {
  const adapter = await lexical(args);
  const { hooks } = adapter;
  return {
    ...adapter,
    validate: async (...sent) => {
      const found = await adapter.validate(...sent);
      // Payload's own sentence is made of names that only code knows.
      return typeof found === 'string' && found.includes(' node failed to validate: ') ? UNFINISHED : found;
    },
    hooks: {
      ...hooks,
      // Wrapped around the editor's own hook, which derives links and blocks from its arguments.
      beforeValidate: (hooks?.beforeValidate ?? []).map((hook): Hook => (change) => {
        refuseMalformedText(change);
        return hook(change);
      }),
    },
    DiffComponent: PROSE_DIFF,
    generateImportMap: (map) => {
      adapter.generateImportMap?.(map);
      map.addToImportMap(PROSE_DIFF);
    },
  };
};

type Hooks = NonNullable<Awaited<ReturnType<typeof lexical>>['hooks']>;
type Hook = NonNullable<Hooks['beforeValidate']>[number];

/** Payload's editor throws on rich text with malformed nodes before it validates anything. */
function refuseMalformedText({ value, path, collection, global, req }: Parameters<Hook>[0]): void {
  const root = isRecord(value) ? value.root : undefined;
  // The editor itself rejects a value without a root.
  if (root === undefined || root === null || isSoundPart(root)) return;
  refuseFields(req, collection ?? global, [{ path: path.join('.'), message: 'This is not a text.' }]);
}

function isSoundPart(part: unknown): boolean {
  if (!isRecord(part) || typeof part.type !== 'string') return false;
  return part.children === undefined || (Array.isArray(part.children) && part.children.every(isSoundPart));
}
