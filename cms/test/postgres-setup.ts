import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase } from '#cms/database/postgres-server';
import type { TestProject } from 'vitest/node';
import { quietLog } from './quiet-log.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the one server of a run; every test file makes a database of its own there. */
    postgresUrl: string;
  }
}

/** Vitest's global set-up: one embedded PostgreSQL for the whole run, gone with it. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'test-postgres-'));
  // As root, the server runs as an account of its own, which must get in.
  await chmod(folder, 0o755);
  const database = await openDatabase({ dataDir: folder, log: quietLog });
  provide('postgresUrl', database.url);
  return async () => {
    await database.close();
    await rm(folder, { recursive: true, force: true });
  };
}
