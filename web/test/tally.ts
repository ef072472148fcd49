import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';

/** Numbers of tests by result. */
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

/** Counts Vitest's JSON. A file that couldn't be loaded has no tests, and counts as one failure. */
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

/** Counts Playwright's JSON. Errors outside tests (a failed setup) count as failures. */
export function tallyPlaywright(report: unknown): Tally {
  const { stats, errors } = playwrightReport.parse(report);
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
  };
}

/** A check that passes or fails. */
export function tallyCheck(status: number): Tally {
  return { passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1, skipped: 0 };
}

/** Tally of a suite from its report file. A suite with a nonzero status always has at least one failure. */
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
