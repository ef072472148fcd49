import { expect, it } from 'vitest';
import { readHours, wholeWeek } from './read-hours.ts';
import { weekText } from './week-text.ts';
import cases from './week-text.test.json' with { type: 'json' };

it.each(cases)('a week read from %j is shown as “%s”', (text, shown) => {
  expect(weekText(wholeWeek(readHours(text)) ?? [])).toBe(shown);
});
