import * as texts from '#texts';
import type { Block } from 'payload';
import { placesWith } from '../editorial/text-blocks.ts';
import { articleEditor } from '../editorial/text-editor.ts';
import { heading, MAX_PICKS, picks, withoutName } from '../section-fields.ts';
import { row } from '../field-parts.ts';

/** What an issue is put together from. Everything picked is mailed as it is in the moment of sending. */
const BLOCKS: Block[] = [
  {
    slug: 'stories',
    fields: [heading(texts.mail.newStories), picks('stories')],
  },
  {
    slug: 'guides',
    fields: [heading(texts.mail.newGuides), picks('guides')],
  },
  {
    slug: 'places',
    fields: [
      heading(texts.mail.ourPicks),
      {
        ...placesWith(
          {
            name: 'line',
            type: 'textarea',
            maxLength: 300,
          },
          MAX_PICKS,
        ),
        // An empty one stands ready.
        defaultValue: [{}],
      },
    ],
  },
  {
    slug: 'openings',
    fields: [
      row(heading(texts.mail.openedLately), {
        name: 'days',
        type: 'number',
        required: true,
        min: 1,
        max: 90,
        defaultValue: 14,
        admin: { step: 1 },
      }),
    ],
  },
  {
    slug: 'question',
    fields: [
      { name: 'question', type: 'text', required: true, maxLength: 200 },
      {
        name: 'text',
        type: 'textarea',
        maxLength: 500,
      },
    ],
  },
  {
    slug: 'text',
    fields: [
      { name: 'heading', type: 'text', maxLength: 120 },
      { name: 'body', type: 'richText', required: true, editor: articleEditor },
    ],
  },
  {
    slug: 'ad',
    fields: [],
  },
];

export const ISSUE_BLOCKS = BLOCKS.map(withoutName);
