import { site } from '#city';
import { byAnyStaff, byRole, hiddenUnless } from '#cms/access/roles';
import * as texts from '#texts';
import type { GlobalConfig } from 'payload';
import { DEFAULT_SECTIONS, HOME_SECTIONS, validateSections } from './home-sections.ts';

/** The home page: the texts at its top, and the sections below its list of places. */
export const home: GlobalConfig = {
  slug: 'home',
  admin: { group: 'Content', hidden: hiddenUnless('editor') },
  access: { read: byAnyStaff, update: byRole('editor') },
  fields: [
    {
      name: 'subtitle',
      type: 'text',
      required: true,
      maxLength: 200,
      // spec 1 §2
      defaultValue: () => texts.home.subtitle(),
    },
    {
      name: 'sections',
      type: 'blocks',
      label: 'Sections below the list of places',
      labels: { singular: 'Section', plural: 'Sections' },
      maxRows: 20,
      blocks: HOME_SECTIONS,
      defaultValue: DEFAULT_SECTIONS,
      validate: validateSections,
    },
    {
      name: 'faq',
      type: 'array',
      label: 'Frequently Asked Questions',
      labels: { singular: 'Question', plural: 'Questions' },
      maxRows: 20,
      defaultValue: site.questions,
      admin: { description: 'On the home page and at /faq.' },
      fields: [
        { name: 'question', type: 'text', required: true, maxLength: 200 },
        { name: 'answer', type: 'textarea', required: true, maxLength: 2000 },
      ],
    },
  ],
};
