import { byAnyStaff, byRole, hiddenUnless } from '#cms/access/roles';
import type { GlobalConfig } from 'payload';
import { validateSiteOrWebUrl } from '../collections/validate-link.ts';
import { DEFAULT_NEWS, DEFAULT_QUESTIONS } from './home-defaults.ts';

/** The home page's editable texts. */
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
      defaultValue: 'Discover the best places to eat near you',
    },
    {
      name: 'newsTeaser',
      type: 'array',
      label: 'Local Business News',
      labels: { singular: 'Article', plural: 'Articles' },
      maxRows: 6,
      defaultValue: DEFAULT_NEWS,
      fields: [
        { name: 'title', type: 'text', required: true, maxLength: 120 },
        { name: 'summary', type: 'textarea', required: true, maxLength: 300 },
        {
          name: 'href',
          type: 'text',
          label: 'Link',
          required: true,
          maxLength: 500,
          validate: validateSiteOrWebUrl,
        },
        {
          type: 'row',
          fields: [
            {
              name: 'date',
              type: 'date',
              required: true,
              admin: { date: { pickerAppearance: 'dayOnly', displayFormat: 'MMMM d, yyyy' } },
            },
            {
              name: 'readMinutes',
              type: 'number',
              label: 'Minutes to read',
              required: true,
              min: 1,
              max: 90,
            },
            {
              name: 'cuisine',
              type: 'text',
              maxLength: 100,
              admin: { description: 'Decides which picture is drawn beside it.' },
            },
          ],
        },
      ],
    },
    {
      name: 'faq',
      type: 'array',
      label: 'Frequently Asked Questions',
      labels: { singular: 'Question', plural: 'Questions' },
      maxRows: 20,
      defaultValue: DEFAULT_QUESTIONS,
      admin: { description: 'On the home page and at /faq.' },
      fields: [
        { name: 'question', type: 'text', required: true, maxLength: 200 },
        { name: 'answer', type: 'textarea', required: true, maxLength: 2000 },
      ],
    },
  ],
};
