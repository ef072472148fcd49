import { expect, test } from 'vitest';
import { weekTable } from './week-table.ts';

const hoursOf = (day: string, spans: Parameters<typeof weekTable>[0]) =>
  weekTable(spans).find((row) => row.day === day)?.hours;

test('the week starts on Monday and has seven days', () => {
  expect(weekTable([]).map(({ day }) => day)).toEqual([
    'Monday',
    'Tuesday',
    'Wednesday',
    'Thursday',
    'Friday',
    'Saturday',
    'Sunday',
  ]);
});

test('a day without a span has no hours', () => {
  expect(hoursOf('Monday', [{ day: 'tue', opens: '11:00', closes: '22:00' }])).toEqual([]);
});

test.each([
  ['11:00', '22:30', '11 AM – 10:30 PM'],
  ['12:00', '00:00', 'noon – midnight'],
  ['17:00', '02:00', '5 PM – 2 AM'],
  ['00:30', '12:15', '12:30 AM – 12:15 PM'],
  ['00:00', '00:00', 'Open 24 hours'],
])('%s to %s reads %s', (opens, closes, text) => {
  expect(hoursOf('Tuesday', [{ day: 'tue', opens, closes }])).toEqual([text]);
});

test('lunch and dinner stand in the order of the day', () => {
  const spans = [
    { day: 'tue', opens: '17:00', closes: '22:00' },
    { day: 'tue', opens: '11:00', closes: '14:00' },
  ] as const;
  expect(hoursOf('Tuesday', spans)).toEqual(['11 AM – 2 PM', '5 PM – 10 PM']);
});
