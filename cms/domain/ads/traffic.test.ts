import { expect, it } from 'vitest';
import { sumTraffic } from './traffic.ts';

const REASONS = ['bot', 'rate'] as const;

it('received equals counted plus discarded, by reason and event', () => {
  const reports = [
    { event: 'impression', reason: '', count: 7 },
    { event: 'impression', reason: 'bot', count: 2 },
    { event: 'impression', reason: 'rate', count: 1 },
    { event: 'click', reason: '', count: 3 },
  ];
  expect(sumTraffic(reports, 'impression', REASONS)).toEqual({
    received: 10,
    counted: 7,
    discarded: { bot: 2, rate: 1 },
  });
  expect(sumTraffic(reports, 'click', REASONS)).toEqual({
    received: 3,
    counted: 3,
    discarded: { bot: 0, rate: 0 },
  });
});
