import { expect, test } from 'vitest';
import { coverSprite } from './cover-sprite.ts';

// After a change to the drawings: `vitest run web/src/ui/cover --update` writes the file anew.
test('public/covers.svg holds the drawings of today', async () => {
  await expect(coverSprite()).toMatchFileSnapshot('../../../public/covers.svg');
});
