import cluster from 'node:cluster';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import type { ServerEnv } from './env.ts';
import { stopServer } from './http-server.ts';
import { listen, openAt, SERVES } from './listen.ts';
import { onStopSignal } from './on-stop-signal.ts';

/** The site in this process, until it is told to stop. */
export async function serve(env: ServerEnv, isDevelopment: boolean): Promise<void> {
  // Loaded only now: a sentence about the port does not wait for 2,800 modules.
  const { openCms } = await import('#cms/open-cms');
  const { buildSite } = await import('./app.ts');
  const log = pino({ level: env.LOG_LEVEL });
  const cms = await openCms({ env, trustedOrigins: originsOf(env), log });
  const site = await buildSite({ cms, env, log, isDevelopment });
  const close = async () => {
    await site.close();
    await cms.close();
  };
  onStopSignal(log, async () => {
    await stopServer(site.server);
    await close();
    return 0;
  });
  await listen(site.server, env.PORT, env.HOST).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  // The site is open when all workers are.
  if (cluster.isWorker) process.send?.(SERVES);
  else log.info(openAt(env.HOST, (site.server.address() as AddressInfo).port));
}

/** Without SITE_URL the panel is used under whatever name the machine answers to locally. */
function originsOf({ SITE_URL, PORT }: { SITE_URL: string; PORT: number }): string[] {
  return [SITE_URL, ...(process.env.SITE_URL ? [] : [`http://127.0.0.1:${PORT}`])];
}
