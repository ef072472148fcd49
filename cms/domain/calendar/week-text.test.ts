import { expect, it } from 'vitest';
import { readHours, wholeWeek } from './read-hours.ts';
import { weekText } from './week-text.ts';

it.each([
  ['Mon-Fri 11-10, Sat 6pm-1am', 'Sun closed; Mon–Fri 11 a.m. to 10 p.m.; Sat 6 p.m. to 1 a.m.'],
  ['noon-midnight', 'every day noon to midnight'],
  ['24/7', 'every day open 24 hours'],
  ['closed', 'closed all week'],
  [
    'Mo 11:30-14:00,17:00-22:00',
    'Sun closed; Mon 11:30 a.m. to 2 p.m. and 5 p.m. to 10 p.m.; Tue–Sat closed',
  ],
])('a week read from %j is shown as “%s”', (text, shown) => {
  expect(weekText(wholeWeek(readHours(text)) ?? [])).toBe(shown);
});
