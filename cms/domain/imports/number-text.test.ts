import { expect, it } from 'vitest';
import { readCount, readDegrees, readScore } from './number-text.ts';
import cases from './number-text.test.json' with { type: 'json' };

it.each(cases.counts as [string, number | null][])('the count "%s" is %s', (text, count) =>
  expect(readCount(text)).toBe(count ?? undefined),
);

it.each(cases.degrees as [string, number | null][])('"%s" are %s degrees', (text, degrees) =>
  expect(readDegrees(text)).toBe(degrees ?? undefined),
);

it.each(cases.scores as [string, number | null][])('the score "%s" is %s', (text, score) =>
  expect(readScore(text)).toBe(score ?? undefined),
);
