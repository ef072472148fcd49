import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { build } from 'vite';
import { stampBuild } from './build-stamp.ts';
import { drawIcons } from './draw-icons.ts';
import { precompress } from './precompress.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Builds the site for browser and server, and the panel. */
export async function buildAll(): Promise<void> {
  process.chdir(ROOT);
  process.stdout.write('Building the site ...\n');
  await build({ logLevel: 'warn' });
  await drawIcons(path.join(ROOT, 'dist', 'client'));
  await precompress(path.join(ROOT, 'dist', 'client'));
  await build({ logLevel: 'warn', build: { ssr: true } });
  process.stdout.write("Building the editors' panel (half a minute) ...\n");
  const next = path.join(ROOT, 'node_modules', 'next', 'dist', 'bin', 'next');
  const { status } = spawnSync(process.execPath, [next, 'build', path.join(ROOT, 'cms', 'admin-panel')], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
    },
  });
  if (status !== 0) throw new Error('The panel could not be built; the reason is above.');
  await stampBuild();
}

if (import.meta.main) await buildAll();
