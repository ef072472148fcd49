import type { Choice } from '#contract/choices-desk';
import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { runSql } from './run-sql.ts';

const MAX_PLACES = 50;

/** All cuisines or neighborhoods, or where subscribers signed up. */
export function findNameChoices(
  payload: Payload,
  kind: 'cuisines' | 'neighborhoods' | 'sources',
): Promise<Choice[]> {
  const named =
    kind === 'sources'
      ? sql`(select min(id) as id, source as name from subscribers group by source)`
      : sql.identifier(kind);
  return runSql(payload, sql`select id, name, name as label from ${named} named order by name`);
}

interface Asked {
  readonly words: string;
  readonly first?: string | undefined;
  /** Separated by commas. */
  readonly ids?: string | undefined;
}

/** What keeps a place from readers' lists; null for one that is in them. */
const HIDDEN = sql`case when _status = 'draft' then 'draft, readers don’t see it' when status = 'closed' then 'closed' when status = 'temporarily-closed' then 'closed for now' end`;

/** Places by words of name, neighborhood and street. Unpublished and closed ones are marked. */
export function findPlaceChoices(payload: Payload, { words, first = '', ids }: Asked): Promise<Choice[]> {
  const among = ids ? sql`id = any (string_to_array(${ids}, ',')::int[])` : sql`true`;
  return runSql(
    payload,
    sql`select id, name, concat_ws(' · ', spot, ${HIDDEN}) as label from restaurants,
          lateral (select concat_ws(' · ', name, nullif(neighborhood, ''), nullif(address, '')) as spot) shown
        where name is not null and ${among} and not exists (
          select from regexp_split_to_table(${words}, '\\s+') word
          where word <> '' and position(name_key(word) in name_key(spot)) = 0)
        order by neighborhood is distinct from ${first}, name, id limit ${MAX_PLACES}`,
  );
}
