import { expect, it } from 'vitest';
import { clockText, readClock } from './date-texts.ts';
import cases from './read-clock.test.json' with { type: 'json' };

it.each(cases.read as [string, string | null][])('“%s” is read as %s', (typed, time) => {
  expect(readClock(typed)).toBe(time);
});

it('every time that is shown is read as itself', () => {
  const times = Array.from({ length: 24 * 60 }, (_, minute) =>
    [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':'),
  );
  expect(times.map((time) => readClock(clockText(time)))).toEqual(times);
});
