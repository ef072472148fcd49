import { expect, it } from 'vitest';
import { trafficOf } from './ad-stats.ts';

it('received equals counted plus discarded, by reason and event', () => {
  const reports = [
    { event: 'impression', reason: '', count: 7 },
    { event: 'impression', reason: 'bot', count: 2 },
    { event: 'impression', reason: 'rate', count: 1 },
    { event: 'click', reason: '', count: 3 },
  ];
  const none = { bot: 0, staff: 0, inactive: 0, duplicate: 0, rate: 0 };
  expect(trafficOf(reports, ['impression', 'click'])).toEqual([
    { event: 'impression', received: 10, counted: 7, discarded: { ...none, bot: 2, rate: 1 } },
    { event: 'click', received: 3, counted: 3, discarded: none },
  ]);
});
