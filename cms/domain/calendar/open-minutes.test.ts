import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dateAfter } from './calendar-date.ts';
import { minuteOfWeek, openingState, openMinutes, WEEKDAYS, type OpeningSpan } from './opening-hours.ts';

const MONDAY = '2026-11-23';

const span = (day: OpeningSpan['day'], opens: string, closes: string): OpeningSpan => ({
  day,
  opens,
  closes,
});

describe('the minutes of the week at which a place is open', () => {
  test.each<[string, OpeningSpan[] | null, [number, number][]]>([
    ['unknown hours', null, []],
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

  test('a holiday: its evening is closed, though the night before still ends', () => {
    // Wednesday and Thursday, 5 PM to 2 AM.
    const hours = [span('wed', '17:00', '02:00'), span('thu', '17:00', '02:00')];
    const today = { day: 'tue', date: '2026-11-24' } as const;
    const specialDays = [{ date: '2026-11-26', spans: [] }];
    expect(openMinutes(hours, { today, specialDays })).toEqual([{ from: 3900, to: 4440 }]);
  });

  const time = fc
    .tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom('00', '15', '30', '59'))
    .map(([hours, minutes]) => `${String(hours).padStart(2, '0')}:${minutes}`);
  const someHours = fc
    .array(fc.tuple(fc.constantFrom(...WEEKDAYS), time, time), { minLength: 1, maxLength: 8 })
    .map((given) => given.map(([on, opens, closes]) => span(on, opens, closes)));
  const someSpecialDays = fc.uniqueArray(
    fc.record({
      date: fc.integer({ min: -3, max: 9 }).map((ahead) => dateAfter(MONDAY, ahead)),
      spans: fc.array(fc.record({ opens: time, closes: time }), { maxLength: 2 }),
    }),
    { selector: ({ date }) => date, maxLength: 4 },
  );
  /** Days after Monday. */
  const someDay = fc.integer({ min: 0, max: 6 });
  const dayAt = (ahead: number) => ({
    day: WEEKDAYS[ahead % 7] ?? 'mon',
    date: dateAfter(MONDAY, ahead),
  });

  test('match the opening state at every moment of the next seven days', () => {
    fc.assert(
      fc.property(
        someHours,
        someSpecialDays,
        someDay,
        fc.integer({ min: 0, max: 7 * 1440 - 1 }),
        (hours, specialDays, first, later) => {
          const week = { today: dayAt(first), specialDays };
          const moment = { ...dayAt(first + Math.floor(later / 1440)), minutes: later % 1440 };
          const at = minuteOfWeek(moment);
          const isOpen = openMinutes(hours, week).some(({ from, to }) => from <= at && at < to);
          expect(isOpen).toBe(openingState(hours, moment, specialDays).state === 'open');
        },
      ),
    );
  });
});
