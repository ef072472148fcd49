import '#cms/production-by-default';
import { spawnSync } from 'node:child_process';
import { enableCompileCache } from 'node:module';
import path from 'node:path';
import { isBuilt } from '../build/build-stamp.ts';
import { checkStart, sayFaults } from './check-start.ts';

/** `npm start`: build what is missing, fill an empty database, serve. */
await sayFaults(checkStart);

if (!(await isBuilt())) {
  const { buildAll } = await import('../build/build.ts');
  await buildAll();
}

// A program of its own: the site must not know where its sample content comes from.
const seed = path.resolve(import.meta.dirname, '../../seed/run.ts');
const { status } = spawnSync(process.execPath, [seed, '--if-empty'], {
  stdio: 'inherit',
});
if (status !== 0) process.exit(status ?? 1);

process.env.NEXT_TELEMETRY_DISABLED = '1';
// The next start need not read the sources as TypeScript again, which takes time and some 15 MB.
enableCompileCache();
await import('./main.ts');
