import { expect, test } from 'vitest';
import { comingSpecialDays } from './hours-card.tsx';

const DAYS = [
  { date: '2026-12-31', spans: [{ opens: '17:00', closes: '02:00' }] },
  { date: '2026-12-25', spans: [] },
  { date: '2026-11-26', spans: [] },
];

test('special days are sorted, without past ones', () => {
  expect(comingSpecialDays(DAYS, '2026-12-25')).toEqual([
    { date: '2026-12-25', day: 'December 25', hours: [] },
    { date: '2026-12-31', day: 'December 31', hours: ['5 p.m.–2 a.m.'] },
  ]);
});

test('the server doesn’t know today and shows them all', () => {
  expect(comingSpecialDays(DAYS, undefined).map(({ date }) => date)).toEqual([
    '2026-11-26',
    '2026-12-25',
    '2026-12-31',
  ]);
});
