import { Router } from 'express';
import type { Pool } from 'pg';

interface MountHealthOptions {
  pool: Pool;
  /** The active search engine and its state. */
  search(): string;
  /** Whether scheduled jobs run. */
  jobs(): string;
}

/** `/healthz`: the process is alive. `/readyz`: it can serve; reports the state of each part. */
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

/** The result of the work; `undefined` if it fails, or takes longer than a monitor waits for the database. */
export function inTime<T>(work: Promise<T>): Promise<T | undefined> {
  const timeout = new Promise<undefined>((resolve) => {
    setTimeout(() => resolve(undefined), DATABASE_PATIENCE_MS).unref();
  });
  return Promise.race([work.catch(() => undefined), timeout]);
}

const DATABASE_PATIENCE_MS = 2_000;
