import { expect, it } from 'vitest';
import { readTimesets } from './read-timesets.ts';

const closed = [{ start: null, end: null }];
const week = (days: Record<string, unknown>) => ({
  monday: closed,
  tuesday: closed,
  wednesday: closed,
  thursday: closed,
  friday: closed,
  saturday: closed,
  sunday: closed,
  ...days,
});
const set = (days: Record<string, unknown>, takeout = true) => ({
  takeout,
  delivery: !takeout,
  hours: week(days),
});

it('reads split days and noon and midnight', () => {
  const monday = [
    { start: '12:00 PM', end: '2:30 PM' },
    { start: '5:00 PM', end: '12:00 AM' },
  ];
  expect(readTimesets([set({ monday })])).toEqual([
    { day: 'mon', opens: '12:00', closes: '14:30' },
    { day: 'mon', opens: '17:00', closes: '00:00' },
  ]);
});

it('joins it only to that one, whatever else the next day has', () => {
  const monday = [
    { start: '11:00 AM', end: '2:00 PM' },
    { start: null, end: '1:00 AM' },
  ];
  expect(readTimesets([set({ sunday: [{ start: '4:00 PM', end: null }], monday })])).toEqual([
    { day: 'mon', opens: '11:00', closes: '14:00' },
    { day: 'sun', opens: '16:00', closes: '01:00' },
  ]);
});

it('prefers takeout hours to delivery hours', () => {
  const delivery = set({ monday: [{ start: '5:00 PM', end: '9:00 PM' }] }, false);
  const takeout = set({ monday: [{ start: '11:00 AM', end: '10:00 PM' }] });
  expect(readTimesets([delivery, takeout])).toEqual([{ day: 'mon', opens: '11:00', closes: '22:00' }]);
});

it.each([
  ['an end that is missing', [set({ monday: [{ start: '4:00 PM', end: null }] })]],
  ['an end without a start', [set({ tuesday: [{ start: null, end: '1:00 AM' }] })]],
  [
    'an end that stands on another day',
    [set({ monday: [{ start: '4:00 PM', end: null }], friday: [{ start: null, end: '1:00 AM' }] })],
  ],
  [
    'one time in another form among good ones',
    [set({ monday: [{ start: '4:00 PM', end: '9:00 PM' }], friday: [{ start: '16:00', end: '9:00 PM' }] })],
  ],
  ['an hour past twelve', [set({ monday: [{ start: '13:00 PM', end: '9:00 PM' }] })]],
  ['a time with more around it', [set({ monday: [{ start: '4:00 PM sharp', end: '9:00 PM' }] })]],
  ['no open day', [set({})]],
  ['no set', []],
  ['something else', 'Mon-Fri 9-5'],
])('does not guess: %s is unknown', (_, value) => {
  expect(readTimesets(value)).toBeUndefined();
});
