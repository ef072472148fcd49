import { z } from 'zod';

/** How long a test took. */
export interface TestTime {
  /** Below the root of the project. */
  file: string;
  title: string;
  ms: number;
}

const vitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), duration: z.number().nullish() })),
    }),
  ),
});

const spec = z.object({
  title: z.string(),
  file: z.string(),
  tests: z.array(z.object({ results: z.array(z.object({ duration: z.number() })) })),
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

/** From Vitest's JSON. */
export function vitestTimes(report: unknown, root: string): TestTime[] {
  return vitestReport.parse(report).testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      file: name.replace(`${root}/`, ''),
      title: fullName,
      ms: duration ?? 0,
    })),
  );
}

/** From Playwright's JSON. */
export function playwrightTimes(report: unknown, folder: string): TestTime[] {
  const specsIn = ({ specs = [], suites = [] }: Suite): z.infer<typeof spec>[] => [
    ...specs,
    ...suites.flatMap(specsIn),
  ];
  return playwrightReport
    .parse(report)
    .suites.flatMap(specsIn)
    .map(({ title, file, tests }) => ({
      file: `${folder}/${file}`,
      title,
      ms: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0),
    }));
}

/** The ten that took longest, files and tests, a line each. */
export function slowestText(times: readonly TestTime[]): string {
  const files = Map.groupBy(times, ({ file }) => file);
  const byFile = [...files].map(([title, tests]) => ({
    title,
    ms: tests.reduce((sum, { ms }) => sum + ms, 0),
  }));
  const byTest = times.map(({ file, title, ms }) => ({ title: `${file}: ${title}`, ms }));
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
