import { existsSync } from 'node:fs';
import { CASES, IMPORT_CASES, playCase } from './import-cases.ts';
import { signIn } from './panel.ts';
import { test } from './visit.ts';

/** Each of the files that people have goes through the panel, and leaves nothing behind. */
test.use({ watched: false, hasOwnSite: true });
// They have the same places, so one goes after another.
test.describe.configure({ mode: 'default' });

test.skip(!existsSync(CASES), 'the files are away');

for (const one of IMPORT_CASES)
  test(`${one.file} is uploaded, planned, committed, seen and undone`, async ({ page }) => {
    await signIn(page);
    await playCase(page, one);
  });
