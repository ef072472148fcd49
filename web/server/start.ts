import '#cms/start/production-by-default';
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { isBuilt } from '../build/build-stamp.ts';
import { checkStart, reportFaults } from './check-start.ts';

/** `npm start`: build what is missing, fill an empty database, serve. */
await reportFaults(checkStart);

// Run as separate processes: the bundler would leave half a gigabyte in the serving process, and the site must not
// depend on the source of its sample content.
if (!isBuilt()) {
  if (!hasBuildTools()) {
    process.stderr.write(
      'The site has to be built, and the tools for that are not installed: run "npm ci --include=dev".\n',
    );
    process.exit(1);
  }
  run('web/build/build.ts', '--if-stale');
}
run('seed/run.ts', '--if-empty');

process.env.NEXT_TELEMETRY_DISABLED = '1';
await import('./main.ts');

/** Absent after `npm ci --omit=dev`, and where NODE_ENV is production. */
function hasBuildTools(): boolean {
  return existsSync(path.resolve(import.meta.dirname, '../../node_modules/vite'));
}

function run(program: string, ...options: string[]): void {
  const file = path.resolve(import.meta.dirname, '../..', program);
  const { status } = spawnSync(process.execPath, [file, ...options], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
