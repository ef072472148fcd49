import { describe, expect, test } from 'vitest';
import { normalPath, planMove } from './moved-addresses.ts';
import cases from './moved-addresses.test.json' with { type: 'json' };

type Pair = [from: string, to: string];

describe('a move', () => {
  test.each(cases.moves as [string, Pair[], Pair, { move: Pair; retarget: string[] } | null][])(
    '%s',
    (_case, known, [from, to], expected) => {
      const plan = planMove(
        known.map(([start, end]) => ({ from: start, to: end })),
        { from, to },
      );
      if (expected === null) {
        const reason = 'This would send visitors round in a circle.';
        expect(plan).toEqual({ isPossible: false, reason });
      } else {
        const [start, end] = expected.move;
        expect(plan).toEqual({
          isPossible: true,
          move: { from: start, to: end },
          retarget: [...expected.retarget],
        });
      }
    },
  );
});

test.each([
  ['/blog/canton//', '/blog/canton'],
  [' /blog/canton?x=1#top ', '/blog/canton'],
  ['/', '/'],
])('%j is compared as %j', (path, expected) => {
  expect(normalPath(path)).toBe(expected);
});
