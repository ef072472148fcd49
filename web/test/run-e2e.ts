import { ensureChromium } from './ensure-chromium.ts';
import { runProgram } from './run-program.ts';

/** `npm run test:e2e`: the journeys alone. What follows `--` goes to Playwright. */
if (!(await ensureChromium())) process.exit(1);
process.exit(await runProgram('playwright', ['test', ...process.argv.slice(2)]));
