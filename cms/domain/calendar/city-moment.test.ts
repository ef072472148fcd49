import { TZDate, tzOffset } from '@date-fns/tz';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cityMoment } from './city-time.ts';

const BALTIMORE = 'America/New_York';
const DAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
const HOUR_MS = 60 * 60 * 1000;

test.each([
  ['2026-07-01T16:00:00Z', { day: 'wed', minutes: 12 * 60, date: '2026-07-01' }],
  ['2026-12-01T04:30:00Z', { day: 'mon', minutes: 23 * 60 + 30, date: '2026-11-30' }],
  ['2026-03-08T06:59:59Z', { day: 'sun', minutes: 119, date: '2026-03-08' }],
  ['2026-03-08T07:00:00Z', { day: 'sun', minutes: 180, date: '2026-03-08' }],
  ['2026-11-01T05:15:00Z', { day: 'sun', minutes: 75, date: '2026-11-01' }],
  ['2026-11-01T06:15:00Z', { day: 'sun', minutes: 119, date: '2026-11-01' }],
  ['2026-11-01T07:00:00Z', { day: 'sun', minutes: 120, date: '2026-11-01' }],
])('%s', (instant, moment) => {
  expect(cityMoment(new Date(instant))).toEqual(moment);
});

test('matches a time zone library at any instant outside the repeated hour', () => {
  const instant = fc.date({
    min: new Date('2010-01-01T00:00:00Z'),
    max: new Date('2037-01-01T00:00:00Z'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(instant, (at) => {
      const local = new TZDate(at, BALTIMORE);
      const two = (part: number) => String(part).padStart(2, '0');
      fc.pre(tzOffset(BALTIMORE, new Date(at.getTime() - HOUR_MS)) <= tzOffset(BALTIMORE, at));
      expect(cityMoment(at)).toEqual({
        day: DAYS[local.getDay()],
        minutes: local.getHours() * 60 + local.getMinutes(),
        date: `${local.getFullYear()}-${two(local.getMonth() + 1)}-${two(local.getDate())}`,
      });
    }),
    { numRuns: 500 },
  );
});
