import { NO_WORDS, type NameWords } from '#domain/words/name-words';
import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { service } from '../start/services.ts';
import { runSql } from './run-sql.ts';

type NamedKind = 'cuisine' | 'neighborhood';

/** Returns the words for a name in sentences. */
export type WordsOf = (kind: NamedKind, name: string) => NameWords;

/** The words of all records that have any; empty fields count as missing. */
export function listNameWords(payload: Payload): Promise<WordsOf> {
  return service('contentMemory').remember('name-words', () => readNameWords(payload));
}

async function readNameWords(payload: Payload): Promise<WordsOf> {
  const rows = await runSql<NameWords & { kind: NamedKind; name: string }>(
    payload,
    sql`select * from (
          select 'cuisine' as kind, name, nullif(adjective, '') as adjective, nullif(plural, '') as plural,
            nullif(craving, '') as craving, null as called, null as "where" from cuisines
          union all
          select 'neighborhood', name, null, null, null, nullif(called, ''), nullif(located, '') from neighborhoods
        ) names where coalesce(adjective, plural, craving, called, "where") is not null`,
  );
  const known = new Map(rows.map(({ kind, name, ...words }) => [`${kind} ${name}`, words]));
  return (kind, name) => known.get(`${kind} ${name}`) ?? NO_WORDS;
}
