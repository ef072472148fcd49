import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '#cms/database/postgres-cluster';
import { createTestDatabase, type TestContent } from '#cms/test/create-test-database';
import { startProgram } from '#cms/test/run-program';

const READY_WITHIN_MS = 180_000;
const TRIES = 5;

export interface Site {
  url: string;
  /** Its settings, for a tool that runs beside it. */
  env: Record<string, string>;
  /** Stops it, and fails if it does not exit cleanly. */
  stop(): Promise<void>;
}

/** Starts the built site in its own process, with a fresh copy of the sample content or without content. */
export async function startSite(
  settings: Record<string, string> = {},
  content: TestContent = 'sample',
): Promise<Site> {
  const database = await createTestDatabase(content);
  const program = await startOnFreePort({ ...database.env, ...settings }, TRIES);
  return {
    url: program.url,
    env: { ...database.env, PORT: new URL(program.url).port },
    async stop() {
      const code = await program.stop();
      await database.drop();
      if (code !== 0) throw new Error(`The site ended with ${code}.`);
    },
  };
}

/** Retries, because another process may take the free port before the site does. */
async function startOnFreePort(env: Record<string, string>, tries: number): ReturnType<typeof startOn> {
  try {
    return await startOn(await freePort(), env);
  } catch (error) {
    if (tries <= 1) throw error;
    return startOnFreePort(env, tries - 1);
  }
}

async function startOn(port: number, env: Record<string, string>) {
  const url = `http://127.0.0.1:${port}`;
  const site = startProgram('web/server/main.ts', [], {
    ...env,
    HOST: '127.0.0.1',
    PORT: String(port),
    SITE_URL: url,
    // Tests may use their own IP addresses, because sign-ins are limited per address.
    TRUST_PROXY: 'loopback',
  });
  site.stdout.pipe(process.stdout);
  site.stderr.pipe(process.stderr);
  const ended = once(site, 'exit');
  const isRunning = () => site.exitCode === null && site.signalCode === null;
  const stop = async () => {
    if (isRunning()) site.kill('SIGTERM');
    await ended;
    return site.exitCode ?? site.signalCode;
  };

  const giveUpAt = Date.now() + READY_WITHIN_MS;
  while (!(await isReady(url))) {
    if (!isRunning() || Date.now() > giveUpAt) {
      await stop();
      throw new Error(`The site did not become ready; it ended with ${site.exitCode ?? site.signalCode}.`);
    }
    await sleep(100);
  }
  return { url, stop };
}

function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
}
