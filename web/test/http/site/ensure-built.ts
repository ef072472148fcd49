import { spawnSync } from 'node:child_process';
import { ROOT } from '#cms/test/run-program';
import pg from 'pg';
import { isBuilt } from '../../../build/build-stamp.ts';

const BUILD_LOCK = 7_264;

/** Builds the site if it is missing or stale; one test file at a time. */
export async function ensureBuilt(postgresUrl: string): Promise<void> {
  const server = new pg.Client({ connectionString: postgresUrl });
  await server.connect();
  try {
    await server.query('select pg_advisory_lock($1)', [BUILD_LOCK]);
    if (!isBuilt('site')) build();
  } finally {
    await server.end();
  }
}

function build(): void {
  const { status, stderr } = spawnSync(process.execPath, ['web/build/build.ts', '--site'], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'production' },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The site could not be built: ${stderr}`);
}
