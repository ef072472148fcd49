import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '#cms/database/postgres-cluster';
import { makeDataDir } from '#cms/test/make-data-dir';
import { ADMIN } from './admin.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
/** The first start on a machine builds site and panel. */
const READY_WITHIN_MS = 240_000;

/** Starts the site for all tests, as `npm start` does, with content of its own; the answer stops it. */
export default async function startSite(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.E2E_SITE_URL) return undefined;

  const dataDir = await makeDataDir();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const site = spawn(process.execPath, ['web/server/start.ts'], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATABASE_URL: '',
      DATA_DIR: dataDir,
      HOST: '127.0.0.1',
      PORT: String(port),
      SITE_URL: url,
      // Tests may come from addresses of their own: sign-ins of one address are limited.
      TRUST_PROXY: 'true',
      LOG_LEVEL: 'error',
      ADMIN_USERNAME: ADMIN.username,
      ADMIN_PASSWORD: ADMIN.password,
    },
  });
  const stop = async () => {
    if (site.exitCode === null && site.signalCode === null) {
      site.kill('SIGTERM');
      await once(site, 'exit');
    }
    await rm(dataDir, { recursive: true, force: true });
    if (site.exitCode !== 0) throw new Error(`The site ended with ${site.exitCode ?? site.signalCode}.`);
  };

  const giveUpAt = Date.now() + READY_WITHIN_MS;
  while (!(await isReady(url))) {
    if (site.exitCode !== null || Date.now() > giveUpAt) {
      await stop();
      throw new Error('The site did not become ready.');
    }
    await sleep(200);
  }
  process.env.E2E_SITE_URL = url;
  return stop;
}

function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
}
