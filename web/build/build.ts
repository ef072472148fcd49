import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { cityName } from '#city/city-folder';
import { build } from 'vite';
import { buildStamped, isBuilt } from './build-stamp.ts';
import { city, texts } from './city-modules.ts';
import { drawIcons } from './draw-icons.ts';
import { writeFontLicenses } from './font-licenses.ts';
import { precompress } from './precompress.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const CLIENT = path.join(ROOT, 'dist', cityName(), 'client');

async function buildSite(): Promise<void> {
  process.chdir(ROOT);
  process.stdout.write('Building the site ...\n');
  await build({ logLevel: 'warn' });
  await buildOfflineWorker();
  await drawIcons(CLIENT);
  await writeFontLicenses(CLIENT);
  await precompress(CLIENT);
  await build({ logLevel: 'warn', build: { ssr: true } });
}

/** One file with a fixed name: browsers check the same address for updates. */
async function buildOfflineWorker(): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [city(), texts()],
    build: {
      outDir: CLIENT,
      emptyOutDir: false,
      modulePreload: false,
      rolldownOptions: {
        input: path.join(ROOT, 'web', 'src', 'offline', 'offline-worker.ts'),
        output: { format: 'iife', entryFileNames: '[name].js' },
      },
    },
  });
}

function buildPanel(): void {
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
}

/** `--site` skips the panel: tests of the site's pages don't need it. `--if-stale` builds only what has changed. */
if (import.meta.main) {
  const isNeeded = (part: 'site' | 'panel') => !process.argv.includes('--if-stale') || !isBuilt(part);
  if (isNeeded('site')) await buildStamped('site', buildSite);
  if (!process.argv.includes('--site') && isNeeded('panel')) await buildStamped('panel', buildPanel);
}
