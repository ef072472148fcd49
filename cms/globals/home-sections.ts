import { NEWEST_STORIES } from '#domain/guides/editorial-words';
import * as texts from '#texts';
import type { Block, BlocksFieldValidation, FieldHook } from 'payload';
import { blocks as blocksValidation } from 'payload/shared';
import { KEEP_LINK } from '../collections/editorial/text-editor.ts';
import { refuseFields } from '../collections/refuse-fields.ts';
import { validateSiteOrWebUrl } from '../collections/validate-link.ts';
import { problemOf } from '../links/dead-links.ts';
import { optionsOf, row } from '../collections/field-parts.ts';
import { heading, picks, text, withoutName } from '../collections/section-fields.ts';

/** A new link within the site leads somewhere, unless its writer says so. */
const refuseDeadLink: FieldHook = async ({ global, originalDoc, path, req, siblingData, value }) => {
  const isStored = JSON.stringify(originalDoc ?? {}).includes(JSON.stringify(value));
  if (typeof value !== 'string' || isStored || siblingData.isKept) return value;
  const problem = await problemOf(req, value);
  if (problem === null) return value;
  const message = `The button${problem} Mend it, or tick “${KEEP_LINK}.”`;
  return refuseFields(req, global, [{ path: path.join('.'), message }]);
};

/** Sections that the home page can show below its list of places. Editors order, remove and add them. */
const SECTIONS: Block[] = [
  {
    slug: 'partners',
    fields: [],
  },
  {
    slug: 'stories',
    fields: [
      heading(texts.homeSections.stories),
      row(
        {
          name: 'choice',
          type: 'select',
          required: true,
          defaultValue: 'newest',
          options: optionsOf({ newest: 'The newest', picked: 'Picked by hand' }),
        },
        {
          name: 'limit',
          type: 'number',
          required: true,
          min: 1,
          max: 6,
          defaultValue: NEWEST_STORIES,
          admin: { condition: (_, section) => section?.choice !== 'picked' },
        },
      ),
      picks('stories', (_, section) => section?.choice === 'picked'),
    ],
  },
  {
    slug: 'guides',
    fields: [heading(texts.homeSections.guides), picks('guides')],
  },
  {
    slug: 'places',
    fields: [heading(), text(), picks('restaurants')],
  },
  {
    slug: 'notice',
    fields: [
      heading(),
      text(),
      row(
        { name: 'linkLabel', type: 'text', maxLength: 60 },
        {
          name: 'linkTo',
          type: 'text',
          maxLength: 500,
          validate: validateSiteOrWebUrl,
          hooks: { beforeChange: [refuseDeadLink] },
        },
      ),
      {
        name: 'isKept',
        label: KEEP_LINK,
        type: 'checkbox',
        virtual: true,
        // Payload makes virtual fields read-only by default.
        admin: { readOnly: false },
      },
    ],
  },
  {
    slug: 'quiz',
    fields: [heading(texts.homeSections.quiz), text(texts.homeSections.quizText)],
  },
  {
    slug: 'newsletter',
    fields: [heading(texts.homeSections.newsletter), text(texts.homeSections.newsletterText)],
  },
  { slug: 'cuisines', labels: same(texts.cuisines.heading()), fields: [] },
  { slug: 'neighborhoods', labels: same(texts.neighborhoods.heading()), fields: [] },
  { slug: 'questions', labels: same(texts.faq.heading()), fields: [] },
];

export const HOME_SECTIONS = SECTIONS.map(withoutName);

/** The order of spec 1 §2. */
export const DEFAULT_SECTIONS = [
  { blockType: 'partners' },
  { blockType: 'stories', heading: texts.homeSections.stories(), choice: 'newest', limit: NEWEST_STORIES },
  { blockType: 'cuisines' },
  { blockType: 'neighborhoods' },
  { blockType: 'questions' },
];

/** At most one each per page. */
const ONLY_ONCE = ['partners', 'cuisines', 'neighborhoods', 'questions'];

export const validateSections: BlocksFieldValidation = (value, options) => {
  const kinds = Array.isArray(value) ? value.map(({ blockType }: { blockType: string }) => blockType) : [];
  const twice = ONLY_ONCE.find((kind) => kinds.indexOf(kind) !== kinds.lastIndexOf(kind));
  const label = HOME_SECTIONS.find(({ slug }) => slug === twice)?.labels?.singular;
  if (twice) return `“${typeof label === 'string' ? label : twice}” can be on the page once.`;
  return blocksValidation(value, options);
};

function same(label: string) {
  return { singular: label, plural: label };
}
