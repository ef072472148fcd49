import { describe, expect, it } from 'vitest';
import { nextReading } from './reading-times.ts';

describe('the next reading of a source', () => {
  it.each([
    // The city is five hours behind UTC in winter, four in summer.
    ['later the same day', '2026-11-24T10:20:00Z', 'daily', 6, '2026-11-24T11:00:00Z'],
    ['the next day once the hour has come', '2026-11-24T11:00:00Z', 'daily', 6, '2026-11-25T11:00:00Z'],
    ['at midnight', '2026-11-24T10:20:00Z', 'daily', 0, '2026-11-25T05:00:00Z'],
    // November 24, 2026 is a Tuesday.
    ['on its weekday, in six days', '2026-11-24T10:20:00Z', 'mon', 6, '2026-11-30T11:00:00Z'],
    ['on its weekday, a week on', '2026-11-24T12:20:00Z', 'tue', 6, '2026-12-01T11:00:00Z'],
    // On March 8, 2026 the clock goes from two to three.
    ['an hour later where the clock skips it', '2026-03-08T01:00:00Z', 'daily', 2, '2026-03-08T07:00:00Z'],
    // On November 1, 2026 the hour from one to two repeats.
    ['the first time where an hour repeats', '2026-11-01T04:30:00Z', 'daily', 1, '2026-11-01T05:00:00Z'],
    ['not a second time', '2026-11-01T05:00:00Z', 'daily', 1, '2026-11-02T06:00:00Z'],
  ] as const)('is %s', (_when, after, readingDay, readingHour, next) => {
    expect(nextReading(new Date(after), { readingDay, readingHour })).toEqual(new Date(next));
  });
});
