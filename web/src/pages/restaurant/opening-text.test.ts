import { expect, test } from 'vitest';
import { openingState } from '#domain/opening-hours';
import { baltimoreMoment } from '#domain/baltimore-moment';
import { openingText } from './opening-text.ts';

const LUNCH_ON_TUESDAY = [{ day: 'tue', opens: '11:00', closes: '14:30' }] as const;

test.each([
  // 2026-11-03 is a Tuesday; Baltimore is five hours behind UTC in November.
  ['2026-11-03T17:00:00Z', 'Open now, until 2:30 PM'],
  ['2026-11-03T15:59:00Z', 'Closed, opens at 11 AM'],
  ['2026-11-03T04:00:00Z', 'Closed, opens tomorrow at 11 AM'],
  ['2026-11-04T17:00:00Z', 'Closed, opens Tuesday at 11 AM'],
])('at %s the page says: %s', (instant, text) => {
  expect(openingText(openingState(LUNCH_ON_TUESDAY, baltimoreMoment(new Date(instant))))).toBe(text);
});

test('unknown hours are called unknown, an empty week closed', () => {
  const moment = baltimoreMoment(new Date('2026-11-03T17:00:00Z'));
  expect(openingText(openingState(null, moment))).toBe('Hours unknown');
  expect(openingText(openingState([], moment))).toBe('Closed all week');
});

test('the clock of Baltimore follows daylight saving', () => {
  expect(baltimoreMoment(new Date('2026-07-01T16:00:00Z'))).toEqual({ day: 'wed', minutes: 12 * 60 });
});
