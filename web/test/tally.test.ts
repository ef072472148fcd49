import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { useFolder } from '#cms/test/use-folder';
import { describe, expect, it } from 'vitest';
import { sumUp, tallyCheck, tallyPlaywright, tallyReport, tallyText, tallyVitest } from './tally.ts';

const folder = useFolder();

const vitest = { numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1, testResults: [] };

describe('tallyVitest', () => {
  it('counts a file that could not be loaded as failed', () => {
    const testResults = [
      { status: 'failed', assertionResults: [] },
      { status: 'failed', assertionResults: [{}] },
      { status: 'passed', assertionResults: [] },
    ];
    expect(tallyVitest({ ...vitest, testResults }).failed).toBe(2);
  });
});

describe('tallyPlaywright', () => {
  const stats = { expected: 7, flaky: 1, unexpected: 2, skipped: 3 };

  it('counts a test that passed on the second attempt as passed', () => {
    expect(tallyPlaywright({ stats, errors: [] })).toEqual({ passed: 8, failed: 2, skipped: 3 });
  });

  it('counts a failed setup', () => {
    expect(tallyPlaywright({ stats, errors: [{ message: 'The site did not become ready.' }] }).failed).toBe(
      3,
    );
  });
});

describe('tallyReport', () => {
  it('reports a failure if a suite left no report', () => {
    expect(tallyReport(path.join(folder, 'none.json'), 0, tallyVitest)).toEqual({
      passed: 0,
      failed: 1,
      skipped: 0,
    });
  });

  it('reports a failure if all tests passed but the run failed', () => {
    const file = path.join(folder, 'report.json');
    writeFileSync(file, JSON.stringify({ ...vitest, numFailedTests: 0 }));
    expect(tallyReport(file, 0, tallyVitest).failed).toBe(0);
    expect(tallyReport(file, 1, tallyVitest).failed).toBe(1);
  });
});

it('the last line sums up all suites', () => {
  const all = [tallyCheck(0), tallyCheck(1), tallyVitest(vitest)];
  expect(tallyText(sumUp(all))).toBe('6 passed, 2 failed, 3 skipped');
});
