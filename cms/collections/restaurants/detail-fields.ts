import { TAGS } from '#contract/restaurants';
import { cityDay } from '#domain/calendar/city-time';
import { DAY_NAMES } from '#domain/calendar/day-names';
import {
  CLOCK_PATTERN,
  findOverlap,
  findOverlapInDay,
  isTimed,
  WEEKDAYS,
  type OpeningSpan,
} from '#domain/calendar/opening-hours';
import { storedDay } from '#domain/calendar/stored-day';
import { spanText } from '#domain/calendar/week-text';
import { MAX_DISH_LENGTH, MAX_DISHES, MAX_FORMER_NAMES } from '#domain/places/dishes';
import type {
  ArrayField,
  ArrayFieldValidation,
  DateFieldValidation,
  Field,
  TextFieldSingleValidation,
} from 'payload';
import { array, text } from 'payload/shared';
import { validateWebsiteOrWords } from '../validate-link.ts';
import { DAY_PICKER, row, tidyBlanks, CLOSED_ROWS } from '../field-parts.ts';

/** Exports separate names with a bar. */
const validateName: TextFieldSingleValidation = (value, options) =>
  value?.includes('|') ? 'Leave out the bar (|).' : text(value, options);

function nameList(name: string, maxRows: number, maxLength: number): ArrayField {
  return {
    name,
    type: 'array',
    maxRows,
    admin: CLOSED_ROWS,
    fields: [
      {
        name: 'name',
        type: 'text',
        required: true,
        minLength: 2,
        maxLength,
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

type Row = Readonly<Record<string, unknown>>;

/** Refuses a week with a day that is not known, or with hours that overlap. */
const validateWeek: ArrayFieldValidation = (value, options) => {
  const rows = rowsOf(value);
  const unknown = WEEKDAYS.find((day) => rows.some((span) => span.day === day && !isTimed(span)));
  if (unknown) return `Say when ${DAY_NAMES[unknown]} opens and closes, or tick closed.`;
  return overlapIn(rows as unknown as OpeningSpan[]) ?? array(value, options);
};

/** Refuses hours of a special day that overlap. */
const validateSpecialDays: ArrayFieldValidation = (value, options) => {
  const timed = rowsOf(value).filter((span) => isTimed(span));
  const days = Map.groupBy(timed, ({ date }) => String(date).slice(0, 10)).values();
  const overlaps = [...days].map((rows) => findOverlapInDay(rows));
  const [one, other] = overlaps.find((overlap) => overlap !== null) ?? [];
  if (one && other)
    return `${spanText(one)} and ${spanText(other)} of the same day overlap. Change one of them.`;
  return array(value, options);
};

function overlapIn(spans: readonly OpeningSpan[]): string | null {
  const [one, other] = findOverlap(spans) ?? [];
  if (!one || !other) return null;
  const [first, second] = [one, other].map((span) => `${DAY_NAMES[span.day]} ${spanText(span)}`);
  return `${first} and ${second} overlap. Change one of them.`;
}

function rowsOf(value: unknown): Row[] {
  return Array.isArray(value) ? value : [];
}

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
  nameList('dishes', MAX_DISHES, MAX_DISH_LENGTH),
  nameList('formerNames', MAX_FORMER_NAMES, 200),
  row(
    { name: 'menuUrl', type: 'text', maxLength: 500, validate: validateWebsiteOrWords },
    { name: 'reservationUrl', type: 'text', maxLength: 500, validate: validateWebsiteOrWords },
  ),
];
