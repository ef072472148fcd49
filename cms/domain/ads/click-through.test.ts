import { expect, it } from 'vitest';
import { clickThrough } from './click-through.ts';
import cases from './click-through.test.json' with { type: 'json' };

it.each(cases as [number, number, string][])(
  '%i clicks of %i impressions are %s percent (spec 2 §5)',
  (clicks, impressions, percent) => {
    expect(clickThrough(clicks, impressions)).toBe(percent);
  },
);
