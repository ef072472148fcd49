import type { ClientBase, Pool, PoolClient } from 'pg';
import { transactionLockSql } from '../database/advisory-locks.ts';

const NAME = /^ad_events_(\d{4})_(\d{2})$/;
/** Raw rows are deleted after this (decisions §9); `ad_hours` keeps the totals. */
export const RAW_DAYS = 90;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Creates the missing partitions of the month of `now` and the next. */
export async function ensurePartitions(pool: Pool, now: Date): Promise<void> {
  for (const ahead of [0, 1]) await ensurePartition(pool, monthOf(now, ahead));
}

/** Creates the partition of that name if it is missing; any other name is ignored. */
export async function ensurePartitionNamed(client: ClientBase, name: string): Promise<void> {
  const [, year, month] = NAME.exec(name) ?? [];
  if (year && month) await ensurePartition(client, monthOf(new Date(`${year}-01-01`), Number(month) - 1));
}

/**
 * Created as a table and then attached: creating it as a partition would wait for every reader of the table
 * and block all events. If two processes do so at once, the second finds it there.
 */
async function ensurePartition(pool: Pick<ClientBase, 'query'>, { name, from, to }: Month): Promise<void> {
  const { rows } = await pool.query('select to_regclass($1) is not null as known', [name]);
  if (rows[0]?.known) return;
  await pool.query(`do $$ begin
    perform ${transactionLockSql('partitions')};
    create table ${name} (like ad_events including all);
    alter table ad_events attach partition ${name} for values from ('${from}') to ('${to}');
  exception when duplicate_table then null;
  end $$`);
}

interface Month {
  readonly name: string;
  readonly from: string;
  readonly to: string;
}

function monthOf(now: Date, ahead: number): Month {
  const start = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + ahead));
  const end = new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + 1));
  return {
    name: `ad_events_${start.toISOString().slice(0, 7).replace('-', '_')}`,
    from: start.toISOString(),
    to: end.toISOString(),
  };
}

/** Drops whole expired months, and deletes expired rows of the month in between. */
export async function dropOldEvents(client: PoolClient, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - RAW_DAYS * DAY_MS);
  const { rows } = await client.query<{ name: string }>(
    `select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
     where i.inhparent = 'ad_events'::regclass`,
  );
  const kept = monthOf(oldest, 0).name;
  for (const { name } of rows) {
    if (NAME.test(name) && name < kept) await client.query(`drop table ${name}`);
  }
  await client.query('delete from ad_events where at < $1', [oldest]);
}
