import { TAGS } from '#contract/restaurants';
import { cityDay } from '#domain/calendar/city-time';
import { DAY_NAMES } from '#domain/calendar/day-names';
import { CLOCK_PATTERN, WEEKDAYS } from '#domain/calendar/opening-hours';
import { storedDay } from '#domain/calendar/stored-day';
import { MAX_DISH_LENGTH, MAX_DISHES, MAX_FORMER_NAMES } from '#domain/places/dishes';
import type { DateFieldValidation, Field, TextFieldSingleValidation, ArrayField } from 'payload';
import { text } from 'payload/shared';
import { validateWebsiteOrWords } from '../validate-link.ts';
import { validateSpecialDays, validateWeek } from './validate-hours.ts';
import { DAY_PICKER, row, tidyBlanks, CLOSED_ROWS } from '../field-parts.ts';

interface NameList {
  readonly name: string;
  readonly label: string;
  readonly item: string;
  readonly most: number;
  readonly longest: number;
  readonly description: string;
}

const SHORTEST = 2;

/** Exports separate names with a bar. */
const validateName: TextFieldSingleValidation = (value, options) =>
  value?.includes('|') ? 'Leave out the bar (|).' : text(value, options);

/** A list of names for a place, one per row. */
function nameList({ name, label, item, most, longest, description }: NameList): ArrayField {
  return {
    name,
    label,
    type: 'array',
    labels: { singular: item, plural: label },
    maxRows: most,
    admin: { ...CLOSED_ROWS, description },
    fields: [
      {
        name: 'name',
        label: item,
        type: 'text',
        required: true,
        minLength: SHORTEST,
        maxLength: longest,
        validate: validateName,
        hooks: { beforeValidate: [tidyBlanks] },
      },
    ],
  };
}

const validateClockTime: TextFieldSingleValidation = (value) =>
  (typeof value === 'string' && CLOCK_PATTERN.test(value)) || 'Give a time, such as 9:30 AM.';

const validateClockTimeOrBlank: TextFieldSingleValidation = (value, options) =>
  !value || validateClockTime(value, options);

export const validatePastDay: DateFieldValidation = (value) =>
  !value || storedDay(value) <= cityDay(new Date()) || 'Give the day on which it did, not one to come.';

/** Shown in 12-hour format; stored as `21:30`. */
const CLOCK = { components: { Field: '/admin-panel/desk/clock-field.tsx#ClockField' } };

/** Fields used only on the place's own page. */
export const detailFields: Field[] = [
  {
    name: 'hoursKnown',
    type: 'checkbox',
    defaultValue: false,
    // The week below sets it.
    admin: { hidden: true },
  },
  {
    name: 'openingHours',
    type: 'array',
    maxRows: 28,
    validate: validateWeek,
    admin: {
      components: { Field: '/admin-panel/places/week-field.tsx#WeekField' },
    },
    fields: [
      row(
        {
          name: 'day',
          type: 'select',
          required: true,
          options: WEEKDAYS.map((value) => ({ value, label: DAY_NAMES[value] })),
        },
        { name: 'opens', type: 'text', required: true, validate: validateClockTime },
        { name: 'closes', type: 'text', required: true, validate: validateClockTime },
      ),
    ],
  },
  {
    name: 'specialHours',
    type: 'array',
    maxRows: 60,
    validate: validateSpecialDays,
    admin: {
      components: {
        RowLabel: '/admin-panel/places/special-day-label.tsx#SpecialDayLabel',
        afterInput: ['/admin-panel/places/coming-holidays.tsx#ComingHolidays'],
      },
      condition: (data) => Boolean(data.hoursKnown),
    },
    fields: [
      row(
        {
          name: 'date',
          type: 'date',
          required: true,
          admin: { ...DAY_PICKER, width: '45%' },
        },
        { name: 'opens', type: 'text', validate: validateClockTimeOrBlank, admin: CLOCK },
        { name: 'closes', type: 'text', validate: validateClockTimeOrBlank, admin: CLOCK },
      ),
    ],
  },
  { name: 'openedOn', type: 'date', validate: validatePastDay, admin: DAY_PICKER },
  { name: 'tags', type: 'select', hasMany: true, options: [...TAGS] },
  nameList({
    name: 'dishes',
    label: 'Known for',
    item: 'Dish',
    most: MAX_DISHES,
    longest: MAX_DISH_LENGTH,
    description: 'The first is its specialty. Search finds the place by these. Write each as a menu would.',
  }),
  nameList({
    name: 'formerNames',
    label: 'Former names',
    item: 'Name',
    most: MAX_FORMER_NAMES,
    longest: 200,
    description: 'For people who still search for the old one.',
  }),
  row(
    { name: 'menuUrl', type: 'text', maxLength: 500, validate: validateWebsiteOrWords },
    { name: 'reservationUrl', type: 'text', maxLength: 500, validate: validateWebsiteOrWords },
  ),
];
