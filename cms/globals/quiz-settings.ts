import { quiz } from '#city';
import { byAnyStaff, byRole, hiddenUnless } from '#cms/access/roles';
import { isPostalCode, POSTAL_CODE, POSTAL_CODE_MESSAGE } from '#domain/addresses/postal-codes';
import { capitalize } from '#domain/words/capitalize';
import { CHOICES, type QuestionKey } from '#domain/quiz/answers';
import { DEFAULT_GIVES_WAY, isGivesWayOrder } from '#domain/quiz/gives-way';
import type { Field, GlobalConfig, SelectFieldManyValidation, TextFieldSingleValidation } from 'payload';
import { knownNames } from '../collections/place-names/known-names.ts';
import { CLOSED_ROWS, optionsOf, row } from '../collections/field-parts.ts';

const validateZip: TextFieldSingleValidation = (value) => isPostalCode(value ?? '') || POSTAL_CODE_MESSAGE;

function neighborhoods(name: string, label: string): Field {
  return knownNames('neighborhoods', { name, label, hasMany: true });
}

const validateOrder: SelectFieldManyValidation = (values) =>
  isGivesWayOrder(values ?? []) || 'Each of the six questions once.';

const QUESTIONS: Readonly<Record<QuestionKey, string>> = {
  mealType: 'Meal',
  vibe: 'Vibe',
  cuisine: 'Cuisine',
  distance: 'Distance',
  zipcode: capitalize(POSTAL_CODE),
  price: 'Price',
};

const zip: Field = { name: 'zip', type: 'text', required: true, validate: validateZip };

/** The quiz's zip codes, cuisines and venues (spec 2 §3, §4). */
export const quizSettings: GlobalConfig = {
  slug: 'quiz-settings',
  admin: { group: 'Directory', hidden: hiddenUnless('editor', 'data') },
  access: { read: byAnyStaff, update: byRole('editor', 'data') },
  fields: [
    {
      name: 'zips',
      label: capitalize(`${POSTAL_CODE}s`),
      type: 'array',
      labels: { singular: capitalize(POSTAL_CODE), plural: capitalize(`${POSTAL_CODE}s`) },
      maxRows: 200,
      admin: {
        ...CLOSED_ROWS,
        description: `Any other ${POSTAL_CODE} searches the whole city.`,
      },
      defaultValue: quiz.zips,
      fields: [
        zip,
        neighborhoods('neighborhoods', 'Its neighborhoods'),
        neighborhoods('nearby', 'Ten to fifteen minutes by car'),
        neighborhoods('walkable', 'On foot'),
      ],
    },
    {
      name: 'suburbs',
      type: 'array',
      maxRows: 200,
      admin: CLOSED_ROWS,
      defaultValue: quiz.suburbs,
      fields: [zip, neighborhoods('neighborhoods', 'City neighborhoods')],
    },
    {
      name: 'relatedCuisines',
      type: 'array',
      maxRows: 100,
      admin: CLOSED_ROWS,
      defaultValue: quiz.relatedCuisines,
      fields: [
        knownNames('cuisines', { name: 'cuisine', required: true }),
        knownNames('cuisines', { name: 'related', hasMany: true }),
      ],
    },
    {
      name: 'overrides',
      type: 'array',
      maxRows: 100,
      admin: CLOSED_ROWS,
      defaultValue: quiz.overrides,
      fields: [
        row(
          { name: 'vibe', type: 'select', options: [...CHOICES.vibe] },
          { name: 'cuisine', type: 'select', options: [...CHOICES.cuisine], required: true },
          { name: 'prices', type: 'select', hasMany: true, options: [...CHOICES.price] },
        ),
        knownNames('restaurants', { name: 'venue', required: true }),
      ],
    },
    {
      name: 'givesWay',
      type: 'select',
      hasMany: true,
      required: true,
      options: optionsOf(QUESTIONS),
      defaultValue: [...DEFAULT_GIVES_WAY],
      validate: validateOrder,
      admin: { isSortable: true },
    },
    {
      name: 'emojis',
      type: 'array',
      maxRows: 200,
      admin: CLOSED_ROWS,
      defaultValue: quiz.emojis,
      fields: [
        row(
          { name: 'category', type: 'text', required: true, maxLength: 100 },
          { name: 'emoji', type: 'text', required: true, maxLength: 20 },
        ),
      ],
    },
    {
      name: 'defaultEmoji',
      type: 'text',
      required: true,
      maxLength: 20,
      defaultValue: () => quiz.defaultEmoji,
    },
  ],
};
