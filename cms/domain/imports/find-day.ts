import { region } from '#city';
import { dateAfter } from '../calendar/calendar-date.ts';

const ISO = /(?<!\d)(20\d\d)[-_. ]?([01]\d)[-_. ]?([0-3]\d)(?!\d)/;
const NUMBERS = /(?<!\d)(\d{1,2})[/.-](\d{1,2})[/.-](20\d\d)(?!\d)/;

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const MONTH =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|(?:nov|dec)(?:ember)?';
const NTH = '(?:st|nd|rd|th)?';
const WORDS = new RegExp(
  `(?:\\b(\\d{1,2})${NTH} )?\\b(${MONTH})\\b[.,]* (?:(\\d{1,2})${NTH},? )?(20\\d\\d)(?!\\d)`,
  'i',
);

/**
 * The day in a file's name or title, as `YYYY-MM-DD`: "places-20260301.csv", "updated 3/1/2026", "March 1, 2026", and of
 * a month its first, as nothing newer may be replaced; none after today.
 */
export function findDay(text: string, today: string): string | null {
  const [, year, month, day] = ISO.exec(text) ?? [];
  const [, first = '', second = '', ofYear] = NUMBERS.exec(text) ?? [];
  const order = region.country === 'US' ? [first, second] : [second, first];
  const [, before, name = '', after, inYear] = WORDS.exec(text.replaceAll(/[_-]/g, ' ')) ?? [];
  const number = MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1;
  const ways = [
    [year, month, day],
    [ofYear, ...order],
    [inYear, String(number), before ?? after ?? '1'],
  ];
  const parts = ways.find(([said]) => said !== undefined) ?? [];
  const found = parts.map((part = '') => part.padStart(2, '0')).join('-');
  // February 30 is another day.
  return dateAfter(found, 0) === found && found <= today ? found : null;
}
