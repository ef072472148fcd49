import { TAGS } from '#contract/restaurants';
import { WEEKDAYS } from '#domain/calendar/opening-hours';
import { MAX_DISH_LENGTH, MOST_DISHES, MOST_FORMER_NAMES } from '#domain/places/dishes';
import type { Field, TextFieldSingleValidation } from 'payload';
import { validateWebsiteOrWords } from '../validate-link.ts';
import { nameList } from './name-list.ts';

const CLOCK_TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

const validateClockTime: TextFieldSingleValidation = (value) =>
  (typeof value === 'string' && CLOCK_TIME.test(value)) || 'Write a time as 09:30 or 23:00.';

const validateClockTimeOrBlank: TextFieldSingleValidation = (value, options) =>
  !value || validateClockTime(value, options);

/** Fields used only on the place's own page. */
export const detailFields: Field[] = [
  {
    name: 'hoursKnown',
    type: 'checkbox',
    label: 'Hours are known',
    defaultValue: false,
    admin: {
      description:
        'When it’s off, the page says we don’t know the hours. On with no hours below, the place is closed all week.',
    },
  },
  {
    name: 'openingHours',
    type: 'array',
    labels: { singular: 'Span', plural: 'Spans' },
    maxRows: 28,
    admin: {
      condition: (data) => Boolean(data.hoursKnown),
      description: 'Baltimore time. If it closes earlier than it opens, it’s open past midnight.',
    },
    fields: [
      {
        type: 'row',
        fields: [
          {
            name: 'day',
            type: 'select',
            required: true,
            options: [...WEEKDAYS],
          },
          {
            name: 'opens',
            type: 'text',
            required: true,
            validate: validateClockTime,
          },
          {
            name: 'closes',
            type: 'text',
            required: true,
            validate: validateClockTime,
          },
        ],
      },
    ],
  },
  {
    name: 'specialHours',
    type: 'array',
    label: 'Holidays and other special days',
    labels: { singular: 'Special day', plural: 'Special days' },
    maxRows: 60,
    admin: {
      condition: (data) => Boolean(data.hoursKnown),
      description:
        'These replace the usual hours. With no times, it’s closed all day. For a break in the afternoon, add the day twice.',
    },
    fields: [
      {
        type: 'row',
        fields: [
          {
            name: 'date',
            type: 'date',
            required: true,
            admin: { date: { pickerAppearance: 'dayOnly', displayFormat: 'MMMM d, yyyy' } },
          },
          { name: 'opens', type: 'text', validate: validateClockTimeOrBlank },
          { name: 'closes', type: 'text', validate: validateClockTimeOrBlank },
        ],
      },
    ],
  },
  {
    name: 'tags',
    label: 'Occasions, diets and features',
    type: 'select',
    hasMany: true,
    options: [...TAGS],
  },
  nameList({
    name: 'dishes',
    label: 'Known for',
    item: 'Dish',
    most: MOST_DISHES,
    longest: MAX_DISH_LENGTH,
    description: 'Search finds the place by these. Write each as a menu would.',
  }),
  nameList({
    name: 'formerNames',
    label: 'Former names',
    item: 'Name',
    most: MOST_FORMER_NAMES,
    longest: 200,
    description: 'For people who still search for the old one.',
  }),
  {
    type: 'row',
    fields: [
      { name: 'menuUrl', type: 'text', maxLength: 500, validate: validateWebsiteOrWords },
      { name: 'reservationUrl', type: 'text', maxLength: 500, validate: validateWebsiteOrWords },
    ],
  },
];
