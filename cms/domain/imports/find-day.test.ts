import { expect, it } from 'vitest';
import { findDay } from './find-day.ts';
import cases from './find-day.test.json' with { type: 'json' };

it.each(cases.days as [string, string | null][])('“%s” is of %s', (text, day) =>
  expect(findDay(text, '2026-11-28')).toBe(day),
);
