import { expect, it } from 'vitest';
import { findDay } from './find-day.ts';

it.each([
  ['places-2026-03-01.csv', '2026-03-01'],
  ['places_20260301.csv.gz', '2026-03-01'],
  ['Restaurants of Fells Point - updated 3/1/2026', '2026-03-01'],
  ['OrderUp, January 9, 2015', '2015-01-09'],
  ['as of 9th Sept. 2015', '2015-09-09'],
  ['list_Jun-2017.csv', '2017-06-01'],
  ['February 30, 2017', null],
  ['Maybe 2015', null],
  ['orderup-2015.csv', null],
  ['places-2026-02-31.csv', null],
  ['places-2026-12-01.csv', null],
  ['phones 410-555-2026', null],
])('“%s” is of %s', (text, day) => expect(findDay(text, '2026-11-28')).toBe(day));
