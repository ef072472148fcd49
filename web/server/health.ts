import { Router } from 'express';
import type { Pool } from 'pg';
import { inTime } from './in-time.ts';

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
    const database = await inTime(pool.query('select 1'));
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
