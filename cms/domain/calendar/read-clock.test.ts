import { expect, it } from 'vitest';
import { clockText, readClock } from './date-texts.ts';

it.each([
  ['9:30 p.m.', '21:30'],
  ['9:30pm', '21:30'],
  ['930a', '09:30'],
  ['12 am', '00:00'],
  ['12 p.m.', '12:00'],
  ['noon', '12:00'],
  ['Midnight', '00:00'],
  ['21.30', '21:30'],
  ['2130', '21:30'],
  ['9', '09:00'],
  [' 08:00 ', '08:00'],
  ['13 pm', null],
  ['0 pm', null],
  ['24:00', null],
  ['9:75', null],
  ['late', null],
  ['', null],
])('“%s” is read as %s', (typed, time) => {
  expect(readClock(typed)).toBe(time);
});

it('every time that is shown is read as itself', () => {
  const times = Array.from({ length: 24 * 60 }, (_, minute) =>
    [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':'),
  );
  expect(times.map((time) => readClock(clockText(time)))).toEqual(times);
});
