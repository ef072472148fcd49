import { openLog } from '#cms/start/open-log';
import cluster from 'node:cluster';
import type { AddressInfo } from 'node:net';
import type { ServerEnv } from './env.ts';
import { stopServer } from './http-server.ts';
import { listen, openAt, SERVES } from './listen.ts';
import { onStopSignal } from './on-stop-signal.ts';

/** Runs the site in this process until it is stopped. */
export async function serve(env: ServerEnv, isDevelopment: boolean): Promise<void> {
  // Imported only now: an error about the port must not wait for 2,800 modules to load.
  const { openCms } = await import('#cms/start/open-cms');
  const { buildSite } = await import('./app.ts');
  const log = openLog(env.LOG_LEVEL);
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
  // With workers, the primary logs this once all of them serve.
  if (cluster.isWorker) process.send?.(SERVES);
  else log.info(openAt(env.HOST, (site.server.address() as AddressInfo).port));
}

/** Without SITE_URL the panel is also reachable at 127.0.0.1. */
function originsOf({ SITE_URL, PORT }: { SITE_URL: string; PORT: number }): string[] {
  return [SITE_URL, ...(process.env.SITE_URL ? [] : [`http://127.0.0.1:${PORT}`])];
}
