import path from 'node:path';
import { parseArgs } from 'node:util';
import { openTestPostgres } from '#cms/test/test-postgres';
import { isBuilt } from '../build/build-stamp.ts';
import { changedJourneys } from './changed-journeys.ts';
import { ensureChromium } from './ensure-chromium.ts';
import { withRunFolder } from './run-folder.ts';
import { runProgram } from './run-program.ts';
import {
  sumUp,
  tallyCheck,
  tallyPlaywright,
  tallyReport,
  tallyText,
  tallyVitest,
  type Tally,
} from './tally.ts';

/**
 * `npm test`: runs all checks. With `-- --changed` it runs only the tests that import an uncommitted change and the
 * journeys through a changed page, with `-- --changed --base main` those of all changes since main.
 * `npm run test:nightly` runs the tests that are too slow for every change instead. Prints one summary line for all
 * suites, and exits with 1 if anything failed; leaves only the traces of failures on the machine.
 */
const { values: flags } = parseArgs({
  options: {
    changed: { type: 'boolean', default: false },
    base: { type: 'string', default: 'HEAD' },
    nightly: { type: 'boolean', default: false },
  },
});
// playwright.config.ts reads it.
if (flags.nightly) process.env.NIGHTLY = '1';
/** Vitest follows the imports of a change itself. */
const changedOnly = flags.changed ? [`--changed=${flags.base}`, '--passWithNoTests'] : [];
const journeys = flags.changed ? changedJourneys(flags.base) : undefined;

const tallies: Tally[] = [];
const stages: { title: string; ms: number }[] = [];
const failed: string[] = [];
const installSeconds = Number(process.env.INSTALL_SECONDS ?? 0);
if (installSeconds > 0) stages.push({ title: 'npm ci', ms: installSeconds * 1000 });

const begun = performance.now();
const { leftRunning } = await withRunFolder(async (folder) => {
  // The checks take one core: suites that need the built site start in parallel once it is built.
  const checks = flags.nightly ? undefined : checked(folder);
  const [hasSite, hasChromium] = await Promise.all([built(), ensureChromium()]);
  const postgres = await openTestPostgres();
  const project = flags.nightly ? 'nightly' : 'integration';
  await suite(`${project} tests`, () => vitest(project, folder));
  await checks;
  if (journeys?.length !== 0) {
    await suite('journeys in a browser', () => (hasChromium && hasSite ? playwright(folder) : tallyCheck(1)));
  }
  await postgres.close();
  // Each on a site and PostgreSQL of its own.
  if (flags.nightly) {
    await suite('hostile requests', () => program('web/fuzz/run.ts', '--requests', '8000'));
    await suite('kills', () => program('web/fuzz/kills/run.ts', '--times', '24'));
  }
});
if (leftRunning.length > 0) {
  process.stdout.write(`\nStill running when all was done:\n${leftRunning.join('\n')}\n`);
  tallies.push(tallyCheck(1));
}
const total = sumUp(tallies);
if (total.failed > 0)
  process.stdout.write('\nScreenshots and traces of journeys that failed are in test-results/.\n');
process.stdout.write('\n--- where the time went\n');
for (const { title, ms } of [...stages, { title: 'all but npm ci', ms: performance.now() - begun }]) {
  process.stdout.write(`${(ms / 1000).toFixed(0).padStart(6)} s  ${title}\n`);
}
// Last, so that it's at the end of the output.
if (failed.length > 0) process.stdout.write(`\nFailed, see above: ${failed.join(', ')}\n`);
process.stdout.write(`\n${tallyText(total)}\n`);
process.exitCode = total.failed > 0 ? 1 : 0;

/** Checks that need neither the built site nor a database. */
async function checked(folder: string): Promise<void> {
  for (const name of ['lint', 'typecheck', 'borders', 'openapi', 'format:check']) {
    await suite(name, async () => tallyCheck(await aside('npm', ['run', '--silent', name])));
  }
  await suite('unit tests', () => vitest('unit', folder, true));
}

/** Returns true if the site was built. */
async function built(): Promise<boolean> {
  if (isBuilt()) return true;
  return suite('build', async () => tallyCheck(await aside('node', ['web/build/build.ts', '--if-stale'])));
}

function aside(command: string, args: readonly string[]): Promise<number> {
  return runProgram(command, args, { isBesideOthers: true });
}

async function program(...args: string[]): Promise<Tally> {
  return tallyCheck(await runProgram('node', args));
}

/** Returns true if nothing failed. */
async function suite(title: string, run: () => Tally | Promise<Tally>): Promise<boolean> {
  process.stdout.write(`\n--- ${title}\n`);
  const suiteBegun = performance.now();
  const tally = await run();
  stages.push({ title, ms: performance.now() - suiteBegun });
  process.stdout.write(`--- ${title}: ${tallyText(tally)}\n`);
  tallies.push(tally);
  if (tally.failed > 0) failed.push(title);
  return tally.failed === 0;
}

async function vitest(project: string, folder: string, isBesideOthers = false): Promise<Tally> {
  const report = path.join(folder, `${project}.json`);
  const status = await runProgram(
    'vitest',
    [
      'run',
      '--project',
      // Unit tests have a second one, for another city.
      `${project}*`,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...changedOnly,
    ],
    { isBesideOthers },
  );
  return tallyReport(report, status, tallyVitest);
}

async function playwright(folder: string): Promise<Tally> {
  const report = path.join(folder, 'journeys.json');
  const status = await runProgram('playwright', ['test', ...(journeys ?? [])], {
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  });
  const tally = tallyReport(report, status, tallyPlaywright);
  if (tally.failed > 0) await playFailedAgain();
  return tally;
}

/**
 * Reruns failures with a trace. A test that passes the second time still counts as failed, and is known to be flaky.
 */
async function playFailedAgain(): Promise<void> {
  process.stdout.write('\n--- the journeys that failed, once more and with traces; nothing of this counts\n');
  // If the site itself is broken, ten traces are as useful as a hundred.
  const lastRun = ['--last-failed', '--last-failed-file', 'test-results/e2e/.last-run.json'];
  // Into a folder of their own, beside the screenshots of the first time.
  const output = ['--trace', 'on', '--output', 'test-results/again'];
  await runProgram('playwright', ['test', ...lastRun, ...output, '--max-failures', '10']);
}
