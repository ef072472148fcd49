import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { minuteOfWeek, openingState, openMinutes, WEEKDAYS, type OpeningSpan } from './opening-hours.ts';

const span = (day: OpeningSpan['day'], opens: string, closes: string): OpeningSpan => ({
  day,
  opens,
  closes,
});

describe('the minutes of the week at which a place is open', () => {
  test.each<[string, OpeningSpan[] | null, [number, number][]]>([
    ['unknown hours', null, []],
    ['closed all week', [], []],
    ['a lunch on Monday', [span('mon', '11:00', '14:00')], [[660, 840]]],
    ['a night on Tuesday', [span('tue', '20:00', '02:00')], [[2640, 3000]]],
    [
      'a night over the end of the week',
      [span('sun', '20:00', '02:00')],
      [
        [0, 120],
        [9840, 10080],
      ],
    ],
    ['spans that touch', [span('mon', '09:00', '12:00'), span('mon', '12:00', '15:00')], [[540, 900]]],
    [
      'spans that overlap, in any order',
      [span('mon', '11:00', '15:00'), span('mon', '09:00', '12:00')],
      [[540, 900]],
    ],
    ['around the clock', WEEKDAYS.map((day) => span(day, '00:00', '00:00')), [[0, 10080]]],
  ])('%s', (_, spans, expected) => {
    expect(openMinutes(spans)).toEqual(expected.map(([from, to]) => ({ from, to })));
  });

  test('say the same as the sign on the door, at every moment', () => {
    const time = fc
      .tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom('00', '15', '30', '59'))
      .map(([hours, minutes]) => `${String(hours).padStart(2, '0')}:${minutes}`);
    const spans = fc.array(fc.tuple(fc.constantFrom(...WEEKDAYS), time, time), {
      minLength: 1,
      maxLength: 8,
    });
    fc.assert(
      fc.property(
        spans,
        fc.constantFrom(...WEEKDAYS),
        fc.integer({ min: 0, max: 1439 }),
        (given, day, minutes) => {
          const hours = given.map(([on, opens, closes]) => span(on, opens, closes));
          const at = minuteOfWeek({ day, minutes });
          const isOpen = openMinutes(hours).some(({ from, to }) => from <= at && at < to);
          expect(isOpen).toBe(openingState(hours, { day, minutes }).state === 'open');
        },
      ),
    );
  });
});
