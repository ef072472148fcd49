import '#cms/production-by-default';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { checkStart, sayFaults } from './check-start.ts';
import { stopServer } from './http-server.ts';
import { listen } from './listen.ts';

/** Process managers wait ten seconds before they kill. */
const STOP_WITHIN_MS = 9_500;
const isDevelopment = process.env.NODE_ENV === 'development';

await sayFaults(serve);

async function serve(): Promise<void> {
  const env = await checkStart();
  // Loaded only now: a sentence about the port does not wait for 2,800 modules.
  const { openCms } = await import('#cms/open-cms');
  const { buildSite } = await import('./app.ts');
  const log = pino({ level: env.LOG_LEVEL });
  const cms = await openCms({ env, trustedOrigins: originsOf(env), log });
  const site = await buildSite({ cms, env, log, isDevelopment });
  let isStopping = false;

  const stop = async (signal: string) => {
    if (isStopping) return;
    isStopping = true;
    log.info(`Stopping on ${signal}: finishing requests in flight`);
    setTimeout(() => {
      log.error('Something would not end: the process ends without it');
      process.exit(1);
    }, STOP_WITHIN_MS);
    await stopServer(site.server);
    await site.close();
    await cms.close();
    process.exit(0);
  };
  process.on('SIGTERM', () => void stop('SIGTERM'));
  process.on('SIGINT', () => void stop('SIGINT'));

  await listen(site.server, env.PORT, env.HOST).catch(async (error: unknown) => {
    await site.close();
    await cms.close();
    throw error;
  });
  const { port } = site.server.address() as AddressInfo;
  log.info(`Marble Step is open at http://${env.HOST === '0.0.0.0' ? 'localhost' : env.HOST}:${port}`);
}

/** Without SITE_URL the panel is used under whatever name the machine answers to locally. */
function originsOf({ SITE_URL, PORT }: { SITE_URL: string; PORT: number }): string[] {
  return [SITE_URL, ...(process.env.SITE_URL ? [] : [`http://127.0.0.1:${PORT}`])];
}
