import { freePort } from '#cms/database/postgres-cluster';
import { createTestDatabase } from '#cms/test/create-test-database';
import { startServerProgram, type ServerProgram } from '../test/http/site/start-server-program.ts';

const TRIES = 5;

export interface Site {
  url: string;
  /** Stops it, and fails if it does not exit cleanly. */
  stop(): Promise<void>;
}

/** Starts the built site in its own process, with a fresh copy of the sample content. */
export async function startSite(settings: Record<string, string> = {}): Promise<Site> {
  const database = await createTestDatabase('sample', settings.CITY);
  const program = await startOnFreePort({ ...database.env, ...settings }, TRIES);
  return {
    url: program.url,
    async stop() {
      const code = await program.stop('SIGTERM');
      await database.drop();
      const errors = program.said().match(/^.*"level":[56]0.*$/gm) ?? [];
      process.stdout.write(errors.map((line) => `${line}\n`).join(''));
      if (code !== 0) throw new Error(`The site ended with ${code}.`);
    },
  };
}

/** Retries, because another process may take the free port before the site does. */
async function startOnFreePort(env: Record<string, string>, tries: number): Promise<ServerProgram> {
  const port = String(await freePort());
  // Tests may use their own IP addresses, because sign-ins are limited per address.
  const own = { PORT: port, SITE_URL: `http://127.0.0.1:${port}`, TRUST_PROXY: 'loopback' };
  try {
    return await startServerProgram({ ...env, ...own });
  } catch (error) {
    if (tries <= 1) throw error;
    return startOnFreePort(env, tries - 1);
  }
}
