import type { TestProject } from 'vitest/node';
import { openTestPostgres, testPostgres } from './test-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the one server of a run; every test file makes a database of its own there. */
    postgresUrl: string;
  }
}

/** Vitest's global set-up: the PostgreSQL of the run, gone with it. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const postgres = await openTestPostgres();
  provide('postgresUrl', testPostgres().url);
  return postgres.close;
}
