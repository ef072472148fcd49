import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isBuilt } from '../server/build-stamp.ts';
import { ensureChromium } from './ensure-chromium.ts';
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

/** `npm test`: everything there is to check. Ends with one line for all suites, and with 1 when anything failed. */
const reports = mkdtempSync(path.join(tmpdir(), 'reports-'));
const hasChromium = await ensureChromium();
const tallies: Tally[] = [];

for (const name of ['lint', 'format:check', 'typecheck', 'borders']) {
  await suite(name, async () => tallyCheck(await runProgram('npm', ['run', '--silent', name])));
}
await suite('unit tests', () => vitest('unit'));
// Integration tests and journeys both need the built site.
const hasSite =
  (await isBuilt()) ||
  (await suite('build', async () => tallyCheck(await runProgram('npm', ['run', '--silent', 'build']))));
await suite('integration tests', () => vitest('integration'));
await suite('journeys in a browser', () => (hasChromium && hasSite ? playwright() : tallyCheck(1)));

rmSync(reports, { recursive: true });
const total = sumUp(tallies);
process.stdout.write(`\n${tallyText(total)}\n`);
process.exitCode = total.failed > 0 ? 1 : 0;

/** True when nothing in it failed. */
async function suite(title: string, run: () => Tally | Promise<Tally>): Promise<boolean> {
  process.stdout.write(`\n--- ${title}\n`);
  const tally = await run();
  process.stdout.write(`--- ${title}: ${tallyText(tally)}\n`);
  tallies.push(tally);
  return tally.failed === 0;
}

async function vitest(project: string): Promise<Tally> {
  const report = path.join(reports, `${project}.json`);
  const status = await runProgram('vitest', [
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]);
  return tallyReport(report, status, tallyVitest);
}

async function playwright(): Promise<Tally> {
  const report = path.join(reports, 'journeys.json');
  const status = await runProgram('playwright', ['test'], { env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report } });
  return tallyReport(report, status, tallyPlaywright);
}
