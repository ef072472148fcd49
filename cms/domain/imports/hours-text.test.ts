import { expect, it } from 'vitest';
import { readHours, writeHours } from './hours-text.ts';

const spans = [
  { day: 'mon', opens: '11:00', closes: '14:30' },
  { day: 'sat', opens: '17:00', closes: '02:00' },
];

it.each([
  [spans, 'mon 11:00-14:30; sat 17:00-02:00'],
  [[], 'closed'],
])('writes %j as %s and reads it back', (hours, text) => {
  expect(writeHours(hours)).toBe(text);
  expect(readHours(text)).toEqual(hours);
});

it.each([
  ' Mon 11:00-14:30; SAT 17:00-02:00\n',
  'mon 11:00-14:30;sat 17:00-02:00',
  'mon 11:00-14:30 ; sat 17:00-02:00',
])('reads %j as typed', (text) => expect(readHours(text)).toEqual(spans));

it('writes unknown hours as nothing', () => expect(writeHours(null)).toBe(''));

it.each(['', 'Mon-Fri 9-5', 'mon 25:00-26:00', 'mon 11:00-12:00; ?'])('does not guess at "%s"', (text) =>
  expect(readHours(text)).toBeUndefined(),
);
