import { expect, it } from 'vitest';
import { sizeWarning } from './ad-size.ts';

it('only an image of 970x250 has no warning', () => {
  expect(sizeWarning({ width: 970, height: 250 })).toBeNull();
  expect(sizeWarning({ width: 970, height: 251 })).toBe(
    'The picture is 970 x 251 pixels. The slot is made for 970 x 250.',
  );
  expect(sizeWarning({ width: 728, height: 250 })).toContain('728 x 250');
});

it('an unknown size has no warning', () => {
  expect(sizeWarning(null)).toBeNull();
});
