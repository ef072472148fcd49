import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '#cms/test/run-program';
import pg from 'pg';

const BUILT = [
  path.join(ROOT, 'dist', 'client', '.vite', 'manifest.json'),
  path.join(ROOT, 'dist', 'server', 'entry-server.js'),
];
const SOURCES = ['web/src', 'web/public', 'web/build', 'cms/domain', 'cms/contract', 'vite.config.ts'];
const BUILD_LOCK = 7_264;

/** Builds the site if it is missing or older than its sources; one test file at a time. */
export async function ensureBuilt(postgresUrl: string): Promise<void> {
  const server = new pg.Client({ connectionString: postgresUrl });
  await server.connect();
  try {
    await server.query('select pg_advisory_lock($1)', [BUILD_LOCK]);
    if (!isBuilt()) build();
  } finally {
    await server.end();
  }
}

function isBuilt(): boolean {
  if (!BUILT.every((file) => existsSync(file))) return false;
  const builtAt = Math.min(...BUILT.map((file) => statSync(file).mtimeMs));
  return SOURCES.every((source) => lastChange(path.join(ROOT, source)) < builtAt);
}

function build(): void {
  const { status, stderr } = spawnSync(process.execPath, ['web/build/build.ts', '--site'], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'production' },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The site could not be built: ${stderr}`);
}

/** In milliseconds since 1970; ignores tests. */
function lastChange(file: string): number {
  const stats = statSync(file);
  if (!stats.isDirectory()) return file.endsWith('.test.ts') ? 0 : stats.mtimeMs;
  return Math.max(0, ...readdirSync(file).map((name) => lastChange(path.join(file, name))));
}
