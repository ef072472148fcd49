import { describe, expect, test } from 'vitest';
import { cityMoment } from '#domain/calendar/city-time';
import { openingState, type OpeningSpan, type SpecialDay } from '#domain/calendar/opening-hours';
import { openingText } from './opening-words.ts';

const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
const daily = (opens: string, closes: string): OpeningSpan[] => DAYS.map((day) => ({ day, opens, closes }));
const LUNCH_ON_TUESDAY: OpeningSpan[] = [{ day: 'tue', opens: '11:00', closes: '14:30' }];
const LUNCH_AND_DINNER: OpeningSpan[] = [
  { day: 'tue', opens: '11:30', closes: '14:00' },
  { day: 'tue', opens: '17:00', closes: '22:00' },
];
const WEEKEND_BAR: OpeningSpan[] = [
  { day: 'fri', opens: '18:00', closes: '02:00' },
  { day: 'sat', opens: '18:00', closes: '02:00' },
];
const SUNDAY_NIGHT: OpeningSpan[] = [{ day: 'sun', opens: '20:00', closes: '03:00' }];
const NIGHT_KITCHEN = daily('22:00', '01:30');
const AFTER_HOURS = daily('18:00', '03:00');
const HOLIDAYS: SpecialDay[] = [
  { date: '2026-11-26', spans: [] },
  { date: '2026-12-24', spans: [{ opens: '11:00', closes: '15:00' }] },
  { date: '2026-12-25', spans: [] },
  { date: '2026-12-31', spans: [{ opens: '17:00', closes: '02:00' }] },
];

/** The opening line at a UTC instant. */
function toldAt(instant: string, hours: readonly OpeningSpan[] | null, special: readonly SpecialDay[] = []) {
  return openingText(openingState(hours, cityMoment(new Date(instant)), special));
}

// 2026-11-03 is a Tuesday. The city is five hours behind UTC in winter, four from March 8 to November 1, 2026.
describe('at an instant, in the city’s time', () => {
  test.each([
    ['open at noon', '2026-11-03T17:00:00Z', LUNCH_ON_TUESDAY, 'Open until 2:30 p.m.'],
    ['in the minute it opens', '2026-11-03T16:00:00Z', LUNCH_ON_TUESDAY, 'Open until 2:30 p.m.'],
    ['a second before it opens', '2026-11-03T15:59:59Z', LUNCH_ON_TUESDAY, 'Opens at 11 a.m.'],
    ['a second before it closes', '2026-11-03T19:29:59Z', LUNCH_ON_TUESDAY, 'Open until 2:30 p.m.'],
    [
      'the minute it closes, for a week',
      '2026-11-03T19:30:00Z',
      LUNCH_ON_TUESDAY,
      'Opens on November 10 at 11 a.m.',
    ],
    ['the evening before', '2026-11-03T04:00:00Z', LUNCH_ON_TUESDAY, 'Opens tomorrow at 11 a.m.'],
    ['the day after', '2026-11-04T17:00:00Z', LUNCH_ON_TUESDAY, 'Opens Tuesday at 11 a.m.'],
    [
      'late on Monday, which is Tuesday in London',
      '2026-11-03T03:00:00Z',
      daily('11:00', '22:30'),
      'Open until 10:30 p.m.',
    ],
    ['between lunch and dinner', '2026-11-03T20:00:00Z', LUNCH_AND_DINNER, 'Opens at 5 p.m.'],
    ['at lunch', '2026-11-03T18:30:00Z', LUNCH_AND_DINNER, 'Open until 2 p.m.'],
    ['at dinner', '2026-11-03T23:30:00Z', LUNCH_AND_DINNER, 'Open until 10 p.m.'],
    ['after dinner', '2026-11-04T03:00:00Z', LUNCH_AND_DINNER, 'Opens on November 10 at 11:30 a.m.'],
    ['Friday before midnight', '2026-11-07T04:30:00Z', WEEKEND_BAR, 'Open until 2 a.m.'],
    ['Friday night after midnight', '2026-11-07T06:30:00Z', WEEKEND_BAR, 'Open until 2 a.m.'],
    ['Saturday at two in the morning', '2026-11-07T07:00:00Z', WEEKEND_BAR, 'Opens at 6 p.m.'],
    ['Sunday after the last round', '2026-11-08T07:00:00Z', WEEKEND_BAR, 'Opens Friday at 6 p.m.'],
    ['Sunday before midnight', '2026-11-09T04:59:00Z', SUNDAY_NIGHT, 'Open until 3 a.m.'],
    ['from Sunday into Monday', '2026-11-09T06:00:00Z', SUNDAY_NIGHT, 'Open until 3 a.m.'],
    ['Monday at three in the morning', '2026-11-09T08:00:00Z', SUNDAY_NIGHT, 'Opens Sunday at 8 p.m.'],
    [
      'Sunday evening, for Monday',
      '2026-11-09T03:00:00Z',
      [{ day: 'mon', opens: '07:00', closes: '12:00' }],
      'Opens tomorrow at 7 a.m.',
    ],
    ['around the clock', '2026-11-03T08:00:00Z', daily('00:00', '24:00'), 'Open around the clock'],
    [
      'around the clock, written to 23:59',
      '2026-11-04T04:59:00Z',
      daily('00:00', '23:59'),
      'Open around the clock',
    ],
    [
      'around the clock from six to six',
      '2026-11-04T11:00:00Z',
      daily('06:00', '06:00'),
      'Open around the clock',
    ],
    ['until midnight', '2026-11-04T04:30:00Z', daily('11:00', '00:00'), 'Open until midnight'],
    ['until noon', '2026-11-04T16:30:00Z', daily('07:00', '12:00'), 'Open until noon'],
    [
      'open over a night and a day',
      '2026-11-06T23:00:00Z',
      [
        { day: 'fri', opens: '17:00', closes: '24:00' },
        { day: 'sat', opens: '00:00', closes: '21:00' },
      ],
      'Open until Saturday at 9 p.m.',
    ],
    ['closed all week', '2026-11-03T17:00:00Z', [], 'Closed for now'],
    ['unknown', '2026-11-03T17:00:00Z', null, 'Hours unknown'],
    ['unreadable', '2026-11-03T17:00:00Z', [{ day: 'tue', opens: 'noon', closes: 'late' }], 'Hours unknown'],
  ] as const)('%s (%s)', (_when, instant, hours, text) => {
    expect(toldAt(instant, hours)).toBe(text);
  });
});

describe('in the night when summer time begins (March 8, 2026: two o’clock is three)', () => {
  test.each([
    ['the last minute before', '2026-03-08T06:59:00Z', AFTER_HOURS, 'Open until 3 a.m.'],
    ['the first minute after, an hour late', '2026-03-08T07:00:00Z', AFTER_HOURS, 'Opens at 6 p.m.'],
    [
      'a closing time that the clock skips, before',
      '2026-03-08T06:59:00Z',
      daily('18:00', '02:30'),
      'Open until 2:30 a.m.',
    ],
    [
      'a closing time that the clock skips, after',
      '2026-03-08T07:00:00Z',
      daily('18:00', '02:30'),
      'Opens at 6 p.m.',
    ],
    [
      'breakfast that day is an hour earlier by the sun',
      '2026-03-08T12:00:00Z',
      daily('08:00', '11:00'),
      'Open until 11 a.m.',
    ],
    ['and not yet a minute before', '2026-03-08T11:59:00Z', daily('08:00', '11:00'), 'Opens at 8 a.m.'],
  ])('%s', (_when, instant, hours, text) => {
    expect(toldAt(instant, hours)).toBe(text);
  });
});

describe('in the night when summer time ends (November 1, 2026: the hour from one to two comes twice)', () => {
  test.each([
    ['the first time at a quarter past one', '2026-11-01T05:15:00Z', NIGHT_KITCHEN, 'Open until 1:30 a.m.'],
    ['the first time at half past one', '2026-11-01T05:30:00Z', NIGHT_KITCHEN, 'Opens at 10 p.m.'],
    [
      'the second time at a quarter past one: closed is closed',
      '2026-11-01T06:15:00Z',
      NIGHT_KITCHEN,
      'Opens at 10 p.m.',
    ],
    ['a bar open till three, the first time', '2026-11-01T05:45:00Z', AFTER_HOURS, 'Open until 3 a.m.'],
    ['a bar open till three, the second time', '2026-11-01T06:45:00Z', AFTER_HOURS, 'Open until 3 a.m.'],
    ['a bar open till three, at three', '2026-11-01T08:00:00Z', AFTER_HOURS, 'Opens at 6 p.m.'],
    [
      'breakfast that day by the new clock',
      '2026-11-01T13:00:00Z',
      daily('08:00', '11:00'),
      'Open until 11 a.m.',
    ],
    ['and closed by the old one', '2026-11-01T12:00:00Z', daily('08:00', '11:00'), 'Opens at 8 a.m.'],
  ])('%s', (_when, instant, hours, text) => {
    expect(toldAt(instant, hours)).toBe(text);
  });
});

describe('on special days', () => {
  const week = daily('11:00', '22:00');

  test.each([
    ['closed on Thanksgiving', '2026-11-26T18:00:00Z', week, 'Opens tomorrow at 11 a.m.'],
    ['the evening before knows of it', '2026-11-26T03:30:00Z', week, 'Opens Friday at 11 a.m.'],
    ['open as ever the day after', '2026-11-27T18:00:00Z', week, 'Open until 10 p.m.'],
    ['shorter on Christmas Eve', '2026-12-24T19:00:00Z', week, 'Open until 3 p.m.'],
    [
      'closed early on Christmas Eve, and on Christmas',
      '2026-12-24T20:30:00Z',
      week,
      'Opens Saturday at 11 a.m.',
    ],
    ['New Year’s Eve past midnight', '2027-01-01T06:30:00Z', week, 'Open until 2 a.m.'],
    ['New Year’s Day by the week again', '2027-01-01T16:00:00Z', week, 'Open until 10 p.m.'],
    [
      'the night before a closed day ends when it ends',
      '2026-12-25T06:00:00Z',
      daily('18:00', '02:00'),
      'Opens tomorrow at 6 p.m.',
    ],
    [
      'a long holiday of a place that is open on Fridays',
      '2026-12-24T17:00:00Z',
      [{ day: 'fri', opens: '17:00', closes: '22:00' }],
      'Open until 3 p.m.',
    ],
    [
      'and after it',
      '2026-12-24T21:00:00Z',
      [{ day: 'fri', opens: '17:00', closes: '22:00' }],
      'Opens on December 31 at 5 p.m.',
    ],
  ] as const)('%s', (_when, instant, hours, text) => {
    expect(toldAt(instant, hours, HOLIDAYS)).toBe(text);
  });

  test('are ignored if the weekly hours are unknown', () => {
    expect(toldAt('2026-12-24T17:00:00Z', null, HOLIDAYS)).toBe('Hours unknown');
  });
});
