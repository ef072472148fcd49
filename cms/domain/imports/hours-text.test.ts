import { describe, expect, it } from 'vitest';
import { readHours, wholeWeek } from '../calendar/read-hours.ts';
import { readSpecialDay, writeHours, writeSpecialDay } from './hours-text.ts';

const spans = [
  { day: 'mon', opens: '11:00', closes: '14:30' },
  { day: 'sat', opens: '17:00', closes: '02:00' },
] as const;

it.each([
  [spans, 'mon 11:00-14:30; sat 17:00-02:00'],
  [[], 'closed'],
])('writes %j as %s and reads it back', (hours, text) => {
  expect(writeHours(hours)).toBe(text);
  expect(wholeWeek(readHours(text))).toEqual(hours);
});

it.each([' Mon 11:00-14:30; SAT 17:00-02:00\n', 'mon 11:00-14:30 ; sat 17:00-02:00'])(
  'reads %j as typed',
  (text) => expect(wholeWeek(readHours(text))).toEqual(spans),
);

it('writes unknown hours as nothing', () => expect(writeHours(null)).toBe(''));

describe('a special day in a cell', () => {
  it.each([
    ['2026-12-25', { date: '2026-12-25', opens: null, closes: null }],
    ['2026-12-24 10:00-15:00', { date: '2026-12-24', opens: '10:00', closes: '15:00' }],
    ['2026-12-31 17:00-02:00', { date: '2026-12-31', opens: '17:00', closes: '02:00' }],
    ['2026-12-31 17:00-', { date: '2026-12-31', opens: '17:00', closes: null }],
  ])('%s is read and written back', (text, day) => {
    expect(readSpecialDay(text)).toEqual(day);
    expect(writeSpecialDay(day)).toBe(text);
  });

  it.each(['', 'Christmas', '12/25/2026', '2026-02-30', '2026-12-24 25:00-26:00', '2026-12-24 10-15'])(
    '%j is invalid',
    (text) => {
      expect(readSpecialDay(text)).toBeNull();
    },
  );
});
