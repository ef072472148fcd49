import { ensureChromium } from './ensure-chromium.ts';
import { withRunFolder } from './run-folder.ts';
import { runProgram } from './run-program.ts';

/** `npm run test:e2e`: only the journeys. Arguments after `--` go to Playwright. */
await withRunFolder(async () => {
  process.exitCode = (await ensureChromium())
    ? await runProgram('playwright', ['test', ...process.argv.slice(2)])
    : 1;
});
