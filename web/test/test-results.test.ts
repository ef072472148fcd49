import { expect, it } from 'vitest';
import { failedText, playwrightResults, slowestText, vitestResults } from './test-results.ts';

it('reads how long each test took from Vitest', () => {
  const report = {
    testResults: [
      {
        name: '/root/cms/a.test.ts',
        assertionResults: [
          { fullName: 'a adds', duration: 12 },
          { fullName: 'a was skipped', duration: null },
        ],
      },
    ],
  };
  expect(vitestResults(report, '/root')).toEqual([
    { file: 'cms/a.test.ts', title: 'a adds', ms: 12 },
    { file: 'cms/a.test.ts', title: 'a was skipped', ms: 0 },
  ]);
});

it('reads how long each journey took from Playwright, at any nesting', () => {
  const spec = (title: string, duration: number) => ({
    title,
    file: 'quiz.spec.ts',
    line: 3,
    ok: true,
    tests: [{ results: [{ duration }] }],
  });
  const report = { suites: [{ specs: [spec('starts', 5)], suites: [{ specs: [spec('ends', 7)] }] }] };
  expect(playwrightResults(report, 'web/e2e')).toEqual([
    { file: 'web/e2e/quiz.spec.ts', line: 3, title: 'starts', ms: 5 },
    { file: 'web/e2e/quiz.spec.ts', line: 3, title: 'ends', ms: 7 },
  ]);
});

it('lists the ten slowest files and tests, slowest first', () => {
  const times = Array.from({ length: 12 }, (_, index) => ({
    file: `${index % 2}.ts`,
    title: `t${index}`,
    ms: index * 1000,
  }));
  expect(slowestText(times).split('\n')).toEqual([
    '--- the slowest files',
    '  36.0 s  1.ts',
    '  30.0 s  0.ts',
    '--- the slowest tests',
    ...Array.from(
      { length: 10 },
      (_, index) => `${(11 - index).toFixed(1).padStart(6)} s  ${(11 - index) % 2}.ts: t${11 - index}`,
    ),
  ]);
});

it('lists failures and reasons at the end, in one line each', () => {
  const fromVitest = vitestResults(
    {
      testResults: [
        {
          name: '/root/cms/a.test.ts',
          assertionResults: [
            { fullName: 'a adds', duration: 1, failureMessages: ['Error: 3 is not 4\n    at a.test.ts:7'] },
            { fullName: 'a subtracts', duration: 1, failureMessages: [] },
          ],
        },
        { name: '/root/cms/b.test.ts', message: 'Cannot find module', assertionResults: [] },
      ],
    },
    '/root',
  );
  const fromPlaywright = playwrightResults(
    {
      suites: [
        {
          specs: [
            {
              title: 'starts',
              file: 'quiz.spec.ts',
              line: 3,
              ok: false,
              tests: [
                { results: [{ duration: 5, error: { message: '\u001B[31mTimed out\u001B[39m\nlog' } }] },
              ],
            },
          ],
        },
      ],
    },
    'web/e2e',
  );
  expect(failedText([...fromVitest, ...fromPlaywright]).split('\n')).toEqual([
    '--- what failed',
    '  cms/a.test.ts: a adds',
    '    Error: 3 is not 4',
    '  cms/b.test.ts: did not run',
    '    Cannot find module',
    '  web/e2e/quiz.spec.ts: starts',
    '    Timed out',
  ]);
  expect(failedText([{ file: 'a.ts', title: 'adds', ms: 1 }])).toBe('');
});
