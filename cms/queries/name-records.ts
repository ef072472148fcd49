import type { NamedKind } from '#domain/places/aggregates';
import { NO_WORDS, type NameWords } from '#domain/words/name-words';
import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { service } from '../start/services.ts';
import { runSql } from './run-sql.ts';

/** What staff entered for a cuisine or neighborhood: its words in sentences, and what its page says. */
export interface NameRecord extends NameWords {
  /** Replaces the generated text on its page. */
  readonly intro: string | null;
  /** The names that its page links to first. */
  readonly related: readonly string[];
}

const NO_RECORD: NameRecord = { ...NO_WORDS, intro: null, related: [] };

/** Returns the record for a name, spelled as in its places. */
export type RecordOf = (kind: NamedKind, name: string) => NameRecord;

/** Empty fields count as missing. */
export function listNameRecords(payload: Payload): Promise<RecordOf> {
  return service('contentMemory').remember('name-records', () => readNameRecords(payload));
}

async function readNameRecords(payload: Payload): Promise<RecordOf> {
  const rows = await runSql<NameRecord & { kind: NamedKind; name: string }>(
    payload,
    sql`select 'cuisine' as kind, name, nullif(intro, '') as intro, nullif(adjective, '') as adjective,
          nullif(plural, '') as plural, nullif(craving, '') as craving, null as called, null as "where",
          array(select o.name from cuisines_rels r join cuisines o on o.id = r.cuisines_id
            where r.parent_id = c.id and r.path = 'related' order by r."order") as related
        from cuisines c
        union all
        select 'neighborhood', name, nullif(intro, ''), null, null, null, nullif(called, ''), nullif(located, ''),
          array(select o.name from neighborhoods_rels r join neighborhoods o on o.id = r.neighborhoods_id
            where r.parent_id = n.id and r.path = 'related' order by r."order")
        from neighborhoods n`,
  );
  const known = new Map(rows.map(({ kind, name, ...record }) => [`${kind} ${name}`, record]));
  return (kind, name) => known.get(`${kind} ${name}`) ?? NO_RECORD;
}
