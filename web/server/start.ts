import '#cms/production-by-default';
import { spawnSync } from 'node:child_process';
import { enableCompileCache } from 'node:module';
import path from 'node:path';
import { isBuilt } from '../build/build-stamp.ts';
import { checkStart, sayFaults } from './check-start.ts';

/** `npm start`: build what is missing, fill an empty database, serve. */
await sayFaults(checkStart);

// Run as separate processes: the bundler would leave half a gigabyte in the serving process, and the site must not
// depend on the source of its sample content.
if (!isBuilt()) run('web/build/build.ts', '--if-stale');
run('seed/run.ts', '--if-empty');

process.env.NEXT_TELEMETRY_DISABLED = '1';
// Saves the next start from compiling the TypeScript sources again, which takes time and some 15 MB.
enableCompileCache();
await import('./main.ts');

function run(program: string, ...options: string[]): void {
  const file = path.resolve(import.meta.dirname, '../..', program);
  const { status } = spawnSync(process.execPath, [file, ...options], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
