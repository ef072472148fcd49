import { expect, test } from 'vitest';
import { coverSprite } from './cover-sprite.ts';

// After changing the drawings, run `vitest run web/src/ui/cover --update` to regenerate the file.
test('public/covers.svg is up to date', async () => {
  await expect(coverSprite()).toMatchFileSnapshot('../../../public/covers.svg');
});
