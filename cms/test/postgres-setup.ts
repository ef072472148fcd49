import { rm } from 'node:fs/promises';
import { openDatabase } from '#cms/database/postgres-server';
import type { TestProject } from 'vitest/node';
import { makeDataDir } from './make-data-dir.ts';
import { quietLog } from './quiet-log.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the one server of a run; every test file makes a database of its own there. */
    postgresUrl: string;
  }
}

/** Vitest's global set-up: one embedded PostgreSQL for the whole run, gone with it. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const folder = await makeDataDir();
  const database = await openDatabase({ dataDir: folder, log: quietLog });
  provide('postgresUrl', database.url);
  return async () => {
    await database.close();
    await rm(folder, { recursive: true, force: true });
  };
}
