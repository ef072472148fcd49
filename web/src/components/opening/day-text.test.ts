import { instantDayText } from '#domain/calendar/date-texts';
import { expect, test } from 'vitest';

test('an instant is formatted as the day in the city', () => {
  expect(instantDayText('2026-11-03T04:59:00.000Z')).toBe('November 2, 2026');
  expect(instantDayText('2026-11-03T05:00:00.000Z')).toBe('November 3, 2026');
});
