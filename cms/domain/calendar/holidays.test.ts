import { expect, test } from 'vitest';
import { comingHolidays, dateOfHoliday, holidayOn, nextHolidays } from './holidays.ts';
import cases from './holidays.test.json' with { type: 'json' };

test.each(cases as [string, string | null][])('%s is %s', (date, name) => {
  expect(holidayOn(date)).toBe(name);
});

test.each([
  ['Thanksgiving', '2026-11-26', '2026-11-26'],
  ['Thanksgiving', '2026-11-27', '2027-11-25'],
  ['New Year’s Day', '2026-11-27', '2027-01-01'],
  ['Bastille Day', '2026-11-27', null],
])('the next %s from %s on is %s', (name, today, date) => {
  expect(dateOfHoliday(name, today)).toBe(date);
});

test('a week has the holidays of its eight days', () => {
  expect(comingHolidays('2026-12-24').map(({ name }) => name)).toEqual([
    'Christmas Eve',
    'Christmas Day',
    'New Year’s Eve',
  ]);
  expect(comingHolidays('2026-11-18')).toEqual([]);
  expect(comingHolidays('2026-11-19')).toEqual([{ date: '2026-11-26', name: 'Thanksgiving' }]);
});

test('the next holidays begin today and go on into the next year', () => {
  expect(nextHolidays('2026-12-25').map(({ date, name }) => `${name} ${date}`)).toEqual([
    'Christmas Day 2026-12-25',
    'New Year’s Eve 2026-12-31',
    'New Year’s Day 2027-01-01',
    'Martin Luther King Jr. Day 2027-01-18',
    'Easter 2027-03-28',
  ]);
});
