import { site } from '#city';
import * as texts from '#texts';
import type { GlobalConfig } from 'payload';
import { draftedByEditors } from './drafted-by-editors.ts';
import { DEFAULT_SECTIONS, HOME_SECTIONS, validateSections } from './home-sections.ts';
import { CLOSED_ROWS } from '../collections/field-parts.ts';

/** The home page: the texts at its top, and the sections below its list of places. */
export const home: GlobalConfig = {
  ...draftedByEditors('home', '/', 'Content'),
  fields: [
    {
      name: 'headline',
      type: 'text',
      maxLength: 120,
      admin: {
        description: () =>
          `Leave it blank for the usual one, such as “${texts.home.heading({ count: 1240 })}.” Write {count} where the number of places goes.`,
      },
    },
    {
      name: 'subtitle',
      type: 'text',
      required: true,
      maxLength: 200,
      // spec 1 §2
      defaultValue: () => texts.home.subtitle(),
    },
    { name: 'picture', type: 'upload', relationTo: 'media' },
    {
      name: 'lead',
      type: 'relationship',
      relationTo: ['stories', 'restaurants'],
      admin: { allowCreate: false },
    },
    {
      name: 'sections',
      type: 'blocks',
      maxRows: 20,
      blocks: HOME_SECTIONS,
      defaultValue: DEFAULT_SECTIONS,
      validate: validateSections,
    },
    {
      name: 'faq',
      type: 'array',
      maxRows: 20,
      defaultValue: site.questions,
      admin: CLOSED_ROWS,
      fields: [
        { name: 'question', type: 'text', required: true, maxLength: 200 },
        { name: 'answer', type: 'textarea', required: true, maxLength: 2000 },
      ],
    },
  ],
};
