import { region } from '#city';
import { TZDate, tzOffset } from '@date-fns/tz';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cityMoment, timeIn } from './city-time.ts';

const DAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
const HOUR_MS = 60 * 60 * 1000;

test.each([
  ['2026-03-08T06:59:59Z', { day: 'sun', minutes: 119, date: '2026-03-08' }],
  ['2026-03-08T07:00:00Z', { day: 'sun', minutes: 180, date: '2026-03-08' }],
  ['2026-11-01T05:15:00Z', { day: 'sun', minutes: 75, date: '2026-11-01' }],
  ['2026-11-01T06:15:00Z', { day: 'sun', minutes: 119, date: '2026-11-01' }],
  ['2026-11-01T07:00:00Z', { day: 'sun', minutes: 120, date: '2026-11-01' }],
])('%s', (instant, moment) => {
  expect(cityMoment(new Date(instant))).toEqual(moment);
});

test.each([
  // A quarter past the hour, and a repeated hour from 2:45 to 3:45.
  ['Pacific/Chatham', '2026-04-04T13:50:00Z', { day: 'sun', minutes: 3 * 60 + 35, date: '2026-04-05' }],
  ['Pacific/Chatham', '2026-04-04T14:10:00Z', { day: 'sun', minutes: 3 * 60 + 44, date: '2026-04-05' }],
  ['Pacific/Chatham', '2026-04-04T15:00:00Z', { day: 'sun', minutes: 3 * 60 + 45, date: '2026-04-05' }],
  // A repeated half hour, from 1:30 to 2:00.
  ['Australia/Lord_Howe', '2026-04-04T15:10:00Z', { day: 'sun', minutes: 119, date: '2026-04-05' }],
  ['Australia/Lord_Howe', '2026-04-04T15:31:00Z', { day: 'sun', minutes: 121, date: '2026-04-05' }],
  // Midnight is no repeated hour.
  ['Pacific/Chatham', '2026-11-27T10:20:00Z', { day: 'sat', minutes: 5, date: '2026-11-28' }],
])('in %s at %s', (zone, instant, moment) => {
  expect(timeIn(zone).momentAt(new Date(instant))).toEqual(moment);
});

test.each([region.timeZone, 'Pacific/Chatham', 'Asia/Kolkata'])(
  'in %s it matches a time zone library at any instant outside the repeated hour',
  (zone) => {
    const instant = fc.date({
      min: new Date('2010-01-01T00:00:00Z'),
      max: new Date('2037-01-01T00:00:00Z'),
      noInvalidDate: true,
    });
    const { momentAt, dayAt } = timeIn(zone);
    fc.assert(
      fc.property(instant, (at) => {
        const local = new TZDate(at, zone);
        const two = (part: number) => String(part).padStart(2, '0');
        fc.pre(tzOffset(zone, new Date(at.getTime() - HOUR_MS)) <= tzOffset(zone, at));
        const date = `${local.getFullYear()}-${two(local.getMonth() + 1)}-${two(local.getDate())}`;
        expect(dayAt(at)).toBe(date);
        expect(momentAt(at)).toEqual({
          day: DAYS[local.getDay()],
          minutes: local.getHours() * 60 + local.getMinutes(),
          date,
        });
      }),
      { numRuns: 300 },
    );
  },
);
