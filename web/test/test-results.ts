import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';

/** Duration of a test, and the reason if it failed. */
export interface TestResult {
  /** Path below the project root. */
  file: string;
  /** Line where a journey begins. */
  line?: number;
  title: string;
  ms: number;
  /** First line of its error. Absent if it passed. */
  failure?: string;
}

const vitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      /** Set if the file itself could not run. */
      message: z.string().optional(),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          duration: z.number().nullish(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
});

const spec = z.object({
  title: z.string(),
  file: z.string(),
  line: z.number(),
  ok: z.boolean(),
  tests: z.array(
    z.object({
      results: z.array(
        z.object({ duration: z.number(), error: z.object({ message: z.string().optional() }).optional() }),
      ),
    }),
  ),
});

interface Suite {
  specs?: z.infer<typeof spec>[] | undefined;
  suites?: Suite[] | undefined;
}

const suite: z.ZodType<Suite> = z.object({
  specs: z.array(spec).optional(),
  get suites() {
    return z.array(suite).optional();
  },
});

const playwrightReport = z.object({ suites: z.array(suite) });

/** Reads Vitest's JSON. */
export function vitestResults(report: unknown, root: string): TestResult[] {
  return vitestReport.parse(report).testResults.flatMap(({ name, message, assertionResults }) => {
    const file = name.replace(`${root}/`, '');
    if (assertionResults.length === 0 && message) {
      return [{ file, title: 'did not run', ms: 0, failure: firstLine(message) }];
    }
    return assertionResults.map(({ fullName, duration, failureMessages }) => ({
      file,
      title: fullName,
      ms: duration ?? 0,
      ...(failureMessages?.[0] !== undefined && { failure: firstLine(failureMessages[0]) }),
    }));
  });
}

/** Reads Playwright's JSON. */
export function playwrightResults(report: unknown, folder: string): TestResult[] {
  const specsIn = ({ specs = [], suites = [] }: Suite): z.infer<typeof spec>[] => [
    ...specs,
    ...suites.flatMap(specsIn),
  ];
  return playwrightReport
    .parse(report)
    .suites.flatMap(specsIn)
    .map(({ title, file, line, ok, tests }) => {
      const runs = tests.flatMap(({ results }) => results);
      const message = runs.find(({ error }) => error)?.error?.message ?? 'failed';
      return {
        file: `${folder}/${file}`,
        line,
        title,
        ms: runs.reduce((sum, { duration }) => sum + duration, 0),
        ...(!ok && { failure: firstLine(message) }),
      };
    });
}

/** Failed tests with their errors, two lines each; empty if none failed. */
export function failedText(results: readonly TestResult[]): string {
  const failed = results.filter(({ failure }) => failure !== undefined);
  if (failed.length === 0) return '';
  return [
    '--- what failed',
    ...failed.map(({ file, title, failure }) => `  ${file}: ${title}\n    ${failure}`),
  ].join('\n');
}

/** Full diffs are printed above; a page of HTML would hide the names. */
function firstLine(message: string): string {
  return (stripVTControlCharacters(message).split('\n')[0] ?? '').slice(0, 300);
}

/** The ten slowest files and tests, one line each. */
export function slowestText(results: readonly TestResult[]): string {
  const files = Map.groupBy(results, ({ file }) => file);
  const byFile = [...files].map(([title, tests]) => ({
    title,
    ms: tests.reduce((sum, { ms }) => sum + ms, 0),
  }));
  const byTest = results.map(({ file, title, ms }) => ({ title: `${file}: ${title}`, ms }));
  return [`--- the slowest files`, ...slowest(byFile), `--- the slowest tests`, ...slowest(byTest)].join(
    '\n',
  );
}

function slowest(all: { title: string; ms: number }[]): string[] {
  return all
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, 10)
    .map(({ title, ms }) => `${(ms / 1000).toFixed(1).padStart(6)} s  ${title}`);
}
