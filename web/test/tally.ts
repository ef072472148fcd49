import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';

/** How many tests ended how. */
export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
}

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.unknown()) })),
});

const playwrightReport = z.object({
  stats: z.object({
    expected: z.number(),
    flaky: z.number(),
    unexpected: z.number(),
    skipped: z.number(),
  }),
  errors: z.array(z.unknown()),
});

/** From Vitest's JSON. A file that could not even be loaded holds no tests, and counts as one that failed. */
export function tallyVitest(report: unknown): Tally {
  const { testResults, ...numbers } = vitestReport.parse(report);
  const unloaded = testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  return {
    passed: numbers.numPassedTests,
    failed: numbers.numFailedTests + unloaded.length,
    skipped: numbers.numPendingTests + numbers.numTodoTests,
  };
}

/** From Playwright's JSON. Errors outside of any test (a setup that failed) count as failures. */
export function tallyPlaywright(report: unknown): Tally {
  const { stats, errors } = playwrightReport.parse(report);
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
  };
}

/** A check that either holds or does not. */
export function tallyCheck(status: number): Tally {
  return { passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1, skipped: 0 };
}

/** Of a suite that was to leave its report in a file. One that ended badly never counts as free of failures. */
export function tallyReport(file: string, status: number, read: (report: unknown) => Tally): Tally {
  const tally = existsSync(file) ? read(JSON.parse(readFileSync(file, 'utf8'))) : tallyCheck(1);
  return status !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
}

export function sumUp(tallies: readonly Tally[]): Tally {
  const sum = { passed: 0, failed: 0, skipped: 0 };
  for (const { passed, failed, skipped } of tallies) {
    sum.passed += passed;
    sum.failed += failed;
    sum.skipped += skipped;
  }
  return sum;
}

export function tallyText({ passed, failed, skipped }: Tally): string {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}
