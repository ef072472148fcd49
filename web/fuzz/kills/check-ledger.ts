import type pg from 'pg';
import { KINDS, type Kind, type Ledger } from './ledger.ts';

/** Selects the ledger key of each stored row. */
const STORED: Record<Kind, string> = {
  impression: 'select page::text as key from ad_events',
  subscriber: 'select email as key from subscribers',
  diner: `select username as key from users where username like 'k%'`,
  'saved place': `select u.username || ' ' || place::int as key from saved_lists l
    join users u on u.id = l.user_id, jsonb_path_query(l.lists, '$[*].places[*].id') as place`,
  review: `select u.username || ' ' || v.restaurant_id as key from reviews v join users u on u.id = v.user_id
    where v.comment like 'Good crab cakes, said%'`,
  'scheduled award': `select slug as key from awards where _status = 'published' and slug like 'kill-%'`,
  'imported place': `select source_key as key from restaurants where source = 'kills'`,
};

export interface Account {
  readonly attempted: number;
  readonly acknowledged: number;
  readonly stored: number;
  readonly lost: number;
  readonly twice: number;
  readonly unknown: number;
}

/** Compares the ledger with what is stored. */
export async function checkLedger(client: pg.Client, ledger: Ledger): Promise<Record<Kind, Account>> {
  const accounts: [Kind, Account][] = [];
  for (const kind of KINDS) {
    const { rows } = await client.query<{ key: string }>(STORED[kind]);
    const keys = rows.map(({ key }) => key);
    const stored = new Set(keys);
    const attempted = ledger.attempted(kind);
    const acknowledged = ledger.acknowledged(kind);
    accounts.push([
      kind,
      {
        attempted: attempted.size,
        acknowledged: acknowledged.size,
        stored: stored.size,
        lost: [...acknowledged].filter((key) => !stored.has(key)).length,
        twice: keys.length - stored.size,
        unknown: [...stored].filter((key) => !attempted.has(key) && kind !== 'saved place').length,
      },
    ]);
  }
  return Object.fromEntries(accounts) as Record<Kind, Account>;
}

/** Whether the counts that advertisers see match the single events: by hour all, by day those that count. */
export async function sumsAgree(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<Record<'events' | 'hours' | 'counted' | 'days', number>>(
    `select (select count(*) from ad_events)::int as events,
       (select coalesce(sum(count), 0) from ad_hours)::int as hours,
       (select count(*) from ad_events where reason is null and subject <> 'slot')::int as counted,
       (select coalesce(sum(count), 0) from ad_days)::int as days`,
  );
  const [sums] = rows;
  return sums !== undefined && sums.events === sums.hours && sums.counted === sums.days;
}
