import type { TestProject } from 'vitest/node';
import { openTestPostgres, testPostgres } from './test-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of the run's PostgreSQL server; every test file creates its own database there. */
    postgresUrl: string;
  }
}

/** Vitest's global setup: starts the run's PostgreSQL and stops it at the end. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const postgres = await openTestPostgres();
  provide('postgresUrl', testPostgres().url);
  return postgres.close;
}
