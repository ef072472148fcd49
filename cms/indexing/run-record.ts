import type { RebuildProgress } from '#search';
import type { Pool } from 'pg';
import { isLockHeld } from '../database/advisory-locks.ts';

export const RUN_KINDS = ['rebuild', 'rollback'] as const;
export type RunKind = (typeof RUN_KINDS)[number];

/** A rebuild or rollback, as all processes see it. */
export interface IndexRun {
  id: number;
  kind: RunKind;
  /** Who started it. */
  by: string;
  startedAt: Date;
  finishedAt: Date | null;
  result: 'running' | 'done' | 'failed' | 'interrupted';
  /** A sentence; `null` while it runs. */
  outcome: string | null;
  engine: string | null;
  step: RebuildProgress['step'] | null;
  stored: number | null;
  places: number | null;
}

const INTERRUPTED =
  'Interrupted: the site stopped before the run was done. The index that served goes on serving.';

/** True while any process is rebuilding, slightly longer than the run's record shows. */
export function isRunUnderWay(pool: Pool): Promise<boolean> {
  return isLockHeld(pool, 'indexRun');
}

/** Records the start of a run. The caller holds the lock, so earlier runs without an end were interrupted. */
export async function recordStart(pool: Pool, { kind, by }: Pick<IndexRun, 'kind' | 'by'>): Promise<number> {
  await pool.query(
    `update search_runs set result = 'interrupted', outcome = $1, finished_at = now() where finished_at is null`,
    [INTERRUPTED],
  );
  const { rows } = await pool.query<{ id: number }>(
    `insert into search_runs (kind, by, started_at) values ($1, $2, now()) returning id`,
    [kind, by],
  );
  const [run] = rows;
  if (!run) throw new Error('The run was not recorded.');
  return run.id;
}

export async function recordProgress(
  pool: Pool,
  id: number,
  { engine, step, done, total }: RebuildProgress,
): Promise<void> {
  await pool.query(`update search_runs set engine = $2, step = $3, stored = $4, places = $5 where id = $1`, [
    id,
    engine,
    step,
    done,
    total,
  ]);
}

export async function recordEnd(
  pool: Pool,
  id: number,
  { result, outcome, places }: { result: 'done' | 'failed'; outcome: string; places: number | null },
): Promise<void> {
  await pool.query(
    `update search_runs set result = $2, outcome = $3, places = coalesce($4, places), finished_at = now()
     where id = $1`,
    [id, result, outcome, places],
  );
}

/** The latest runs, newest first. One without an end whose process is gone was interrupted. */
export async function findRuns(pool: Pool, most: number): Promise<IndexRun[]> {
  const runs = await readRuns(pool, most);
  const unfinished = runs.filter(({ result }) => result === 'running').map(({ id }) => id);
  if (unfinished.length === 0 || (await isRunUnderWay(pool))) return runs;
  // A run records its end before it releases the lock: one without an end by now never will.
  await pool.query(
    `update search_runs set result = 'interrupted', outcome = $1, finished_at = now()
     where id = any($2) and finished_at is null`,
    [INTERRUPTED, unfinished],
  );
  return readRuns(pool, most);
}

async function readRuns(pool: Pool, most: number): Promise<IndexRun[]> {
  const { rows } = await pool.query<IndexRun>(
    `select id, kind, by, started_at as "startedAt", finished_at as "finishedAt",
       coalesce(result::text, 'running') as result, outcome, engine, step,
       stored::int as stored, places::int as places
     from search_runs order by started_at desc, id desc limit $1`,
    [most],
  );
  return rows;
}
