import type { Choice } from '#contract/choices-desk';
import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { runSql } from './run-sql.ts';

const MOST_PLACES = 50;

/** All cuisines or neighborhoods. */
export function findNameChoices(payload: Payload, kind: 'cuisines' | 'neighborhoods'): Promise<Choice[]> {
  return runSql(payload, sql`select id, name, name as label from ${sql.identifier(kind)} order by name`);
}

interface Asked {
  readonly words: string;
  readonly first?: string | undefined;
  /** Separated by commas. */
  readonly ids?: string | undefined;
}

/** Places, also unpublished ones, by words of name, neighborhood and street. */
export function findPlaceChoices(payload: Payload, { words, first = '', ids }: Asked): Promise<Choice[]> {
  const among = ids ? sql`id = any (string_to_array(${ids}, ',')::int[])` : sql`true`;
  return runSql(
    payload,
    sql`select id, name, label from restaurants,
          lateral (select concat_ws(' · ', name, nullif(neighborhood, ''), nullif(address, '')) as label) shown
        where name is not null and ${among} and not exists (
          select from regexp_split_to_table(${words}, '\\s+') word
          where word <> '' and position(name_key(word) in name_key(label)) = 0)
        order by neighborhood is distinct from ${first}, name, id limit ${MOST_PLACES}`,
  );
}
