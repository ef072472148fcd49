import { describe, expect, test } from 'vitest';
import { cityMoment } from '#domain/calendar/city-time';
import { openingState, type OpeningSpan, type SpecialDay } from '#domain/calendar/opening-hours';
import { openingText } from './opening-words.ts';

const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
const daily = (opens: string, closes: string): OpeningSpan[] => DAYS.map((day) => ({ day, opens, closes }));
const LUNCH_ON_TUESDAY: OpeningSpan[] = [{ day: 'tue', opens: '11:00', closes: '14:30' }];
const WEEKEND_BAR: OpeningSpan[] = [
  { day: 'fri', opens: '18:00', closes: '02:00' },
  { day: 'sat', opens: '18:00', closes: '02:00' },
];
const HOLIDAYS: SpecialDay[] = [
  { date: '2026-11-26', spans: [] },
  { date: '2026-12-24', spans: [{ opens: '11:00', closes: '15:00' }] },
  { date: '2026-12-25', spans: [] },
];

/** The opening line at a UTC instant. */
function toldAt(instant: string, hours: readonly OpeningSpan[] | null, special: readonly SpecialDay[] = []) {
  return openingText(openingState(hours, cityMoment(new Date(instant)), special));
}

// 2026-11-03 is a Tuesday. The city is five hours behind UTC in winter.
describe('at an instant, in the city’s time', () => {
  test.each([
    ['open at noon', '2026-11-03T17:00:00Z', LUNCH_ON_TUESDAY, 'Open until 2:30 p.m.'],
    ['a second before it opens', '2026-11-03T15:59:59Z', LUNCH_ON_TUESDAY, 'Opens at 11 a.m.'],
    ['closed for a week', '2026-11-03T19:30:00Z', LUNCH_ON_TUESDAY, 'Opens on November 10 at 11 a.m.'],
    ['the evening before', '2026-11-03T04:00:00Z', LUNCH_ON_TUESDAY, 'Opens tomorrow at 11 a.m.'],
    ['the day after', '2026-11-04T17:00:00Z', LUNCH_ON_TUESDAY, 'Opens Tuesday at 11 a.m.'],
    ['Saturday at two in the morning', '2026-11-07T07:00:00Z', WEEKEND_BAR, 'Opens at 6 p.m.'],
    ['around the clock', '2026-11-04T04:59:00Z', daily('00:00', '23:59'), 'Open around the clock'],
    ['until midnight', '2026-11-04T04:30:00Z', daily('11:00', '00:00'), 'Open until midnight'],
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
  ] as const)('%s (%s)', (_when, instant, hours, text) => {
    expect(toldAt(instant, hours)).toBe(text);
  });
});

test.each([
  ['closed on Thanksgiving', '2026-11-26T18:00:00Z', 'Opens tomorrow at 11 a.m.'],
  ['the evening before knows of it', '2026-11-26T03:30:00Z', 'Opens Friday at 11 a.m.'],
  ['shorter on Christmas Eve', '2026-12-24T19:00:00Z', 'Open until 3 p.m.'],
  ['closed early on Christmas Eve, and on Christmas', '2026-12-24T20:30:00Z', 'Opens Saturday at 11 a.m.'],
  ['open as ever after', '2026-11-27T18:00:00Z', 'Open until 10 p.m.'],
])('on special days: %s', (_when, instant, text) => {
  expect(toldAt(instant, daily('11:00', '22:00'), HOLIDAYS)).toBe(text);
});
