import { describe, expect, it } from 'vitest';
import { faultOf } from './use-chosen-picture.ts';

describe('choosing the picture of an ad', () => {
  it.each(['image/svg+xml', 'application/pdf'])('is refused as %s', (type) => {
    expect(faultOf({ file: new File(['x'], 'a', { type }) })).toBe(
      'Choose a PNG, JPEG, WebP, GIF or AVIF picture.',
    );
  });

  it.each(['image/png', 'image/avif', ''])('is accepted as "%s"', (type) => {
    expect(faultOf({ file: new File(['x'], 'a', { type }) })).toBeUndefined();
  });
});
