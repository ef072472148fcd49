import { region } from '#city';
import { cityDay } from '#domain/calendar/city-time';
import { hoursText } from '#domain/calendar/hours-shapes';
import type { OpeningSpan } from '#domain/calendar/opening-hours';
import { readHours, wholeWeek } from '#domain/calendar/read-hours';
import { readSpecialDay, type DayHours } from '#domain/imports/hours-text';
import { titleCase } from '#domain/imports/title-case';
import { z } from 'zod';
import { storedDaySql } from '../../database/stored-day-sql.ts';
import {
  type CountryCode,
  findPhoneNumbersInText,
  getCountryCallingCode,
  parsePhoneNumberFromString,
  type PhoneNumber,
} from 'libphonenumber-js';

/** Callbacks for a reader to report faults of a value. */
export interface Report {
  readonly now: Date;
  /** The value is unusable and dropped. */
  note(message: string): undefined;
  /** The value makes its row unusable. */
  fault(message: string): undefined;
}
export type Read<T> = (text: string, report: Report) => T | undefined;

/** How a field's values are read and stored. */
export interface Kind<T> {
  /** The value for a new place whose row has none. */
  readonly unknown: T;
  /** From an external list, repaired where possible. */
  readonly read: Read<T>;
  /** From the directory's own export, unchanged. */
  readonly readExact: Read<T>;
  /** SQL for a column's value in JSON form; a list has none. */
  readonly sql?: (column: string) => string;
  /** Whether the source's spelling has more information than the value. */
  readonly keepsOriginal: boolean;
  /** A day without a time, stored as the panel's date picker does. */
  readonly isDay?: true;
}

const ISO = `'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'`;
export const asWritten = (value: string) => value;
export const castToText = (column: string) => `${column}::text`;

/** A required text. Messages are those of the new-restaurant form (spec 1 §5). */
export function text(label = 'Text', minLength = 0): Kind<string> {
  return {
    unknown: '',
    read: (value, { fault }) =>
      value.length < minLength ? fault(`${label} must be at least ${minLength} characters`) : value,
    readExact: asWritten,
    sql: asWritten,
    keepsOriginal: true,
  };
}

/** A text whose lines in the source are only its layout. */
export function inOneLine(kind: Kind<string>, joint = ' '): Kind<string> {
  return { ...kind, read: (value, report) => kind.read(value.replaceAll(/[\s,]*\n\s*/g, joint), report) };
}

/** A kind of place: codes, shouts and "Italian Restaurant" are written as we name kinds. */
export const kindName: Kind<string> = {
  ...text(),
  read: (value) =>
    titleCase(value.replaceAll('_', ' ')).replace(/(?<!(?:&|\band|\/)\s*)\s+restaurants?$/i, ''),
};

/** A text of a certain format; values that cannot be converted are dropped. */
export function repaired<T extends string>(
  normalize: (text: string) => T | undefined,
  what: string,
  readExact: Read<T>,
): Kind<T | null> {
  const read: Read<T> = (value, { note }) => normalize(value) ?? note(`“${value}” is not ${what}; left out`);
  return { unknown: null, read, readExact, sql: asWritten, keepsOriginal: true };
}

export const numberText = z
  .string()
  .trim()
  .min(1)
  .transform(Number)
  .refine((value) => Number.isFinite(value), 'not a number');

/** A number as people write it, by a reader that is `undefined` for what is none. */
export function figure(
  readFigure: (text: string) => number | undefined,
  schema: z.ZodType<number> = z.number(),
): Kind<number | null> {
  const read: Read<number> = (value, report) => {
    const found = readFigure(value);
    return found === undefined ? report.fault('not a number') : checked(schema)(found, report);
  };
  return { ...number(), read };
}

export function number(schema: z.ZodType<number> = numberText): Kind<number | null> {
  const read = checked(schema);
  return { unknown: null, read, readExact: read, sql: (column) => `${column}::float8`, keepsOriginal: true };
}

const yesNoText = z
  .string()
  .toLowerCase()
  .pipe(z.enum(['true', 'false', 'yes', 'no', '1', '0']))
  .transform((word) => ['true', 'yes', '1'].includes(word));

export function yesNo(unknown: boolean): Kind<boolean> {
  const read = checked(yesNoText);
  return { unknown, read, readExact: read, sql: asWritten, keepsOriginal: false };
}

export function choice<T extends string, Unknown extends T | null>(
  options: readonly T[],
  unknown: Unknown,
): Kind<T | Unknown> {
  const readExact = checked(z.enum(options));
  // Accepts people's spelling: "Temporarily closed".
  const read: Read<T> = (value, report) =>
    readExact(
      value
        .trim()
        .toLowerCase()
        .replaceAll(/[\s_-]+/g, '-'),
      report,
    );
  return { unknown, read, readExact, sql: castToText, keepsOriginal: false };
}

/** Any number of the options; other values are dropped. Lists are stored in a separate table. */
export function choices<T extends string>(options: readonly T[]): Kind<T[]> {
  const read: Read<T[]> = (value, { note }) => {
    const words = value.split('|').map((word) => word.trim());
    const isKnown = (word: string) => options.some((option) => option === word.toLowerCase());
    const others = words.filter((word) => word !== '' && !isKnown(word));
    if (others.length > 0) note(`“${others.join('”, “')}” left out`);
    return options.filter((option) => words.some((word) => word.toLowerCase() === option));
  };
  return { unknown: [], read, readExact: read, keepsOriginal: false };
}

export interface Named {
  readonly name: string;
}

/** Names in one cell, separated by bars, semicolons or line breaks, or else by commas. */
export function names(maxCount: number, maxLength: number): Kind<Named[]> {
  const read: Read<Named[]> = (value, { note }) => {
    const given = value.split(/[|;\n]/.test(value) ? /[|;\n]/ : ',').map((name) => name.trim());
    const unique = uniqueNames(given.filter((name) => name !== ''));
    const kept = unique
      .filter((name) => name.length >= MIN_NAME_LENGTH && name.length <= maxLength)
      .slice(0, maxCount);
    const others = unique.filter((name) => !kept.includes(name));
    if (others.length > 0) note(`“${others.join('”, “')}” left out: too short, too long or too many`);
    return kept.map((name) => ({ name }));
  };
  // Exports separate names with bars only: a name may contain a comma.
  const readExact: Read<Named[]> = (value) =>
    value.split('|').flatMap((name) => (name === '' ? [] : { name }));
  return { unknown: [], read, readExact, keepsOriginal: false };
}

const MIN_NAME_LENGTH = 2;
const MAX_SPECIAL_DAYS = 60;

/** The hours of a week, known as a whole or not at all. */
export const weekHours: Kind<OpeningSpan[] | null> = {
  unknown: null,
  read: readWeekHours,
  readExact: readWeekHours,
  keepsOriginal: false,
};

function readWeekHours(value: string, { note }: Report): OpeningSpan[] | undefined {
  const said = hoursText(value);
  const read = readHours(said);
  const week = wholeWeek(read);
  if (week) {
    if (read.aside.length > 0) note(`“${read.aside.join('”, “')}” is about holidays; left out`);
    return week;
  }
  const unread = read.unread.length > 0 ? read.unread : said.trim() === '' ? [] : [said];
  if (unread.length > 0)
    note(`“${unread.join('”, “')}” doesn’t say the hours of a week, so they stay unknown`);
  return undefined;
}

/** Special days in one cell, separated by bars, semicolons or line breaks. */
export const specialDays: Kind<DayHours[]> = {
  unknown: [],
  read: readSpecialDays,
  readExact: readSpecialDays,
  keepsOriginal: false,
};

function readSpecialDays(value: string, { note }: Report): DayHours[] {
  const given = value.split(/[|;\n]/).filter((said) => said.trim() !== '');
  const days = given.map((said) => ({ said, day: readSpecialDay(said) }));
  const strange = days.flatMap(({ said, day }) => (day ? [] : [said.trim()]));
  if (strange.length > 0)
    note(`“${strange.join('”, “')}” left out: write 2026-12-24 10:00-15:00, or the day alone`);
  return days.flatMap(({ day }) => day ?? []).slice(0, MAX_SPECIAL_DAYS);
}

function uniqueNames(given: readonly string[]): string[] {
  const keys = given.map((name) => name.toLowerCase());
  return given.filter((_, index) => keys.indexOf(keys[index] ?? '') === index);
}

/** A past time, as ISO 8601 in UTC. */
export const pastMoment: Kind<string | null> = {
  unknown: null,
  read: (value, report) =>
    new Date(value) > report.now
      ? report.note(`“${value}” lies in the future; left out`)
      : readMoment(value, report),
  readExact: readMoment,
  sql: momentSql,
  keepsOriginal: false,
};

/** A past day, as `YYYY-MM-DD`. */
export const pastDay: Kind<string | null> = {
  unknown: null,
  read(value, report) {
    const day = readDay(value, report);
    return day !== undefined && day > cityDay(report.now)
      ? report.note(`“${value}” lies in the future; left out`)
      : day;
  },
  readExact: readDay,
  sql: storedDaySql,
  keepsOriginal: false,
  isDay: true,
};

const MONTH_FIRST = region.country === 'US';

/** Reads ISO dates, with or without a time, dates with the month's name, and numbers in the country's order. */
function readDay(value: string, { fault }: Report): string | undefined {
  const [, iso] = /^(\d{4}-\d\d-\d\d)(?:$|[T ])/.exec(value) ?? [];
  const [, first, second, year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d\d)$/.exec(value) ?? [];
  const order = MONTH_FIRST ? [first, second] : [second, first];
  const numbers = year && [wholeYear(year), ...order.map((part = '') => part.padStart(2, '0'))].join('-');
  const day = iso ?? numbers ?? daySerial(value) ?? dayInWords(value);
  // `Date` alone takes February 30 for March 2.
  return z.iso.date().safeParse(day).success ? day : fault('not a date');
}

/** What a spreadsheet shows as "1/5/24": of two digits, the last such year. */
function wholeYear(year: string): string {
  if (year.length === 4) return year;
  return Number(year) > new Date().getUTCFullYear() % 100 ? `19${year}` : `20${year}`;
}

/** What a spreadsheet stores for a day of 1954 to 2064. */
function daySerial(value: string): string | undefined {
  if (!/^[2-5]\d{4}(?:\.\d+)?$/.test(value)) return undefined;
  return new Date(Date.UTC(1899, 11, 30 + Math.floor(Number(value)))).toISOString().slice(0, 10);
}

const MONTH_NAME = /^(?:\d{1,2}(?:st|nd|rd|th)?[ -])?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/i;

/** "September 14, 2026", "Sep 2026"; not "2" or "spring 2026", for which `Date` makes up a day. */
function dayInWords(value: string): string | undefined {
  const said = value.replace(
    /^(\d{1,2}-\p{L}{3}-)(\d\d)$/u,
    (_, day: string, year: string) => day + wholeYear(year),
  );
  const isDay = MONTH_NAME.test(said) && /\d{4}/.test(said);
  const time = isDay ? Date.parse(`${said.replaceAll('-', ' ')} UTC`) : Number.NaN;
  if (!Number.isFinite(time)) return undefined;
  const day = new Date(time).toISOString().slice(0, 10);
  const [dayNumber] = /\b\d{1,2}(?!\d)/.exec(said) ?? ['1'];
  return Number(dayNumber) === Number(day.slice(8)) ? day : undefined;
}

export function momentSql(column: string): string {
  return `to_char(${column} at time zone 'UTC', ${ISO})`;
}

function readMoment(given: string, { fault }: Report): string | undefined {
  const value = daySerial(given) ?? given;
  return Number.isFinite(Date.parse(value)) ? new Date(value).toISOString() : fault('not a date');
}

export function checked<T>(schema: z.ZodType<T>): (value: unknown, report: Report) => T | undefined {
  return (value: unknown, { fault }) => {
    const { data, error } = schema.safeParse(value);
    return error ? fault(error.issues[0]?.message ?? 'invalid') : data;
  };
}

const COUNTRY = region.country as CountryCode;
const CALLING_CODE = getCountryCallingCode(COUNTRY);

const LETTER_DIGITS = '22233344455566677778889999';

/** A phone number as the city's country writes it, without extension, the first of several; `undefined` if none is. */
export function normalizePhone(written: string): string | undefined {
  // Numbers that a spreadsheet took for figures, and those that are dialed from abroad.
  const said = written.replace(/\.0$/, '').replace(new RegExp(`^\\W*00(?=${CALLING_CODE})`), '+');
  const spelled = said.replaceAll(/[A-Z]/g, (letter) => LETTER_DIGITS[letter.charCodeAt(0) - 65] ?? letter);
  const ways = [
    () => parsePhoneNumberFromString(said, COUNTRY),
    () => findPhoneNumbersInText(said, COUNTRY)[0]?.number,
    () => (/[A-Z]{3}/.test(said) ? parsePhoneNumberFromString(spelled, COUNTRY) : undefined),
  ];
  let phone: PhoneNumber | undefined;
  for (const way of ways) if (!phone?.isValid()) phone = way();
  if (!phone?.isValid()) return undefined;
  const shown =
    phone.countryCallingCode === CALLING_CODE ? phone.formatNational() : phone.formatInternational();
  return shown.replace(/ ext\. .*$/, '');
}
