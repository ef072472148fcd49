import { describe, expect, it } from 'vitest';
import { writeHours } from '../imports/hours-text.ts';
import { hoursText } from './hours-shapes.ts';
import { readHours, wholeWeek } from './read-hours.ts';

const read = (text: string) => writeHours(wholeWeek(readHours(hoursText(text))));
const MONDAY = 'mon 11:00-22:00';

describe('hours in the form of', () => {
  it.each([
    ['Google’s days', ['Monday: 11:00 AM – 10:00 PM', 'Tuesday: Closed'], MONDAY],
    ['an answer of Google’s', { open_now: true, weekday_text: ['Monday: 11:00 AM – 10:00 PM'] }, MONDAY],
    ['Google’s periods', [{ open: { day: 1, time: '1100' }, close: { day: 1, time: '2200' } }], MONDAY],
    [
      'Google’s newer periods, past midnight',
      { periods: [{ open: { day: 0, hour: 18, minute: 30 }, close: { day: 1, hour: 1, minute: 0 } }] },
      'sun 18:30-01:00',
    ],
    [
      'Google’s place that never closes',
      [{ open: { day: 0, time: '0000' } }],
      'mon 00:00-00:00; tue 00:00-00:00; wed 00:00-00:00; thu 00:00-00:00; fri 00:00-00:00; sat 00:00-00:00; sun 00:00-00:00',
    ],
    ['Yelp', [{ hours_type: 'REGULAR', open: [{ day: 0, start: '1100', end: '2200' }] }], MONDAY],
    ['OpenStreetMap', ['Mo 11:00-22:00'], MONDAY],
    [
      'schema.org',
      [
        { dayOfWeek: ['https://schema.org/Monday', 'Tuesday'], opens: '11:00', closes: '22:00:00' },
        { dayOfWeek: 'Sunday', opens: '00:00', closes: '00:00' },
      ],
      `${MONDAY}; tue 11:00-22:00`,
    ],
    ['our own rows', [{ day: 'mon', opens: '11:00', closes: '22:00' }], MONDAY],
    ['texts by day', { Monday: '11am-10pm', Tuesday: 'closed' }, MONDAY],
    ['spans by day', { monday: [{ start: '11:00', end: '22:00' }], tuesday: [] }, MONDAY],
  ])('%s are read', (_, value, written) => {
    expect(read(JSON.stringify(value))).toBe(written);
  });

  it('Python’s print is read', () => {
    expect(read("{'Monday': '11:0-22:0', 'Tuesday': None}")).toBe(MONDAY);
  });

  it.each([
    '[',
    '{"Monday"',
    '[{"open": 7}]',
    '[]',
    '{"Monday": "by chance"}',
    '[{"day": 9, "start": "1100", "end": "2200"}]',
  ])('does not guess at %s', (text) => expect(read(text)).toBe(''));
});

describe('time sets', () => {
  const closed = [{ start: null, end: null }];
  const set = (days: Record<string, unknown>, takeout = true) => ({
    takeout,
    hours: {
      ...Object.fromEntries(['monday', 'tuesday', 'friday', 'sunday'].map((day) => [day, closed])),
      ...days,
    },
  });

  it('with a night that goes on the next day are joined, to that one alone', () => {
    const monday = [
      { start: '11:00 AM', end: '2:00 PM' },
      { start: null, end: '1:00 AM' },
    ];
    const sets = [set({ sunday: [{ start: '4:00 PM', end: null }], monday })];
    expect(read(JSON.stringify(sets))).toBe('mon 11:00-14:00; sun 16:00-01:00');
  });

  it('for takeout are preferred to delivery', () => {
    const delivery = set({ monday: [{ start: '5:00 PM', end: '9:00 PM' }] }, false);
    const takeout = set({ monday: [{ start: '11:00 AM', end: '10:00 PM' }] });
    expect(read(JSON.stringify([delivery, takeout]))).toBe(MONDAY);
  });

  it.each([
    ['an end is missing', { monday: [{ start: '4:00 PM', end: null }] }],
    ['an end has no start', { tuesday: [{ start: null, end: '1:00 AM' }] }],
    ['an hour is past twelve', { monday: [{ start: '13:00 PM', end: '9:00 PM' }] }],
    ['a time has more around it', { monday: [{ start: '4:00 PM sharp', end: '9:00 PM' }] }],
    ['no day is open', {}],
  ])('are unknown if %s', (_, days) => {
    expect(read(JSON.stringify([set(days)]))).toBe('');
  });
});
