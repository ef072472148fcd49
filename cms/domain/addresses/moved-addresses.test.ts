import { describe, expect, test } from 'vitest';
import { normalPath, planMove } from './moved-addresses.ts';

describe('a move', () => {
  test.each([
    ['the first one', [], ['/a', '/b'], { move: ['/a', '/b'], retarget: [] }],
    [
      'between two: both',
      [
        ['/x', '/a'],
        ['/b', '/c'],
      ],
      ['/a', '/b'],
      { move: ['/a', '/c'], retarget: ['/x'] },
    ],
    ['once more from the same place', [['/a', '/b']], ['/a', '/c'], { move: ['/a', '/c'], retarget: [] }],
    ['to itself', [], ['/a', '/a/'], null],
    ['to itself, encoded', [], ['/a', '/%61'], null],
    ['to itself by a way round', [], ['/a', '/x/../a'], null],
    ['back again in capitals', [['/B', '/a']], ['/A', '/b'], null],
    [
      'of a list, whose link is in capitals',
      [],
      ['/saved/aB', '/saved/Ab'],
      { move: ['/saved/aB', '/saved/Ab'], retarget: [] },
    ],
    [
      'into a circle that others have made',
      [
        ['/b', '/c'],
        ['/c', '/b'],
      ],
      ['/a', '/b'],
      null,
    ],
    [
      'round in three',
      [
        ['/b', '/c'],
        ['/c', '/a'],
      ],
      ['/a', '/b'],
      null,
    ],
  ] as const)('%s', (_case, known, [from, to], expected) => {
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
  });
});

test.each([
  ['/blog/canton//', '/blog/canton'],
  [' /blog/canton?x=1#top ', '/blog/canton'],
  ['/', '/'],
])('%j is compared as %j', (path, expected) => {
  expect(normalPath(path)).toBe(expected);
});
