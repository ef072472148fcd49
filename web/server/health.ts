import { Router } from 'express';
import type { Pool } from 'pg';

const DATABASE_PATIENCE_MS = 2_000;

interface MountHealthOptions {
  pool: Pool;
  /** Which engine answers searches, and how it is. */
  search(): string;
  /** Whether scheduled jobs run. */
  jobs(): string;
}

/** `/healthz`: the process lives. `/readyz`: it can answer; its parts say how they are. */
export function mountHealth({ pool, search, jobs }: MountHealthOptions): Router {
  const router = Router();
  router.get('/healthz', (_req, res) => {
    res.setHeader('cache-control', 'no-store').type('text/plain').send('ok');
  });
  router.get('/readyz', async (_req, res) => {
    const database = await answersInTime(pool);
    res
      .status(database ? 200 : 503)
      .setHeader('cache-control', 'no-store')
      .json({
        database: database ? 'ok' : 'unreachable',
        search: search(),
        jobs: jobs(),
      });
  });
  return router;
}

async function answersInTime(pool: Pool): Promise<boolean> {
  const timeout = new Promise<false>((resolve) => {
    setTimeout(() => resolve(false), DATABASE_PATIENCE_MS).unref();
  });
  const answer = pool.query('select 1').then(
    () => true,
    () => false,
  );
  return Promise.race([answer, timeout]);
}
