import type { SqlDatabase } from './database.ts';
import { PREVIOUS, SERVING, SHADOW, TABLE_KINDS, type IndexTables } from './tables.ts';

type Query = SqlDatabase['query'];

/** Empty tables for a shadow, in the place of those that one left behind. */
export function createShadow(database: SqlDatabase): Promise<void> {
  return database.transaction(async (query) => {
    await drop(query, SHADOW);
    for (const kind of TABLE_KINDS) {
      await query(`create table ${SHADOW[kind]} (like ${SERVING[kind]} including all)`);
    }
  });
}

export function dropShadow(database: SqlDatabase): Promise<void> {
  return database.transaction((query) => drop(query, SHADOW));
}

/** The shadow serves; what served before is kept. */
export function swapTables(database: SqlDatabase): Promise<void> {
  return database.transaction(async (query) => {
    await drop(query, PREVIOUS);
    await rename(query, SERVING, PREVIOUS);
    await rename(query, SHADOW, SERVING);
  });
}

/** The previous tables serve again, and those that served take their place. */
export function swapBack(database: SqlDatabase): Promise<void> {
  return database.transaction(async (query) => {
    const [row] = await query<{ there: boolean }>('select to_regclass($1) is not null as there', [
      PREVIOUS.documents,
    ]);
    if (!row?.there) throw new Error('There is no earlier index to go back to.');
    await drop(query, SHADOW);
    await rename(query, SERVING, SHADOW);
    await rename(query, PREVIOUS, SERVING);
    await rename(query, SHADOW, PREVIOUS);
  });
}

async function drop(query: Query, tables: IndexTables): Promise<void> {
  await query(`drop table if exists ${TABLE_KINDS.map((kind) => tables[kind]).join(', ')}`);
}

/** A reader that waits for the renaming finds the new table: names are looked up again after a wait. */
async function rename(query: Query, from: IndexTables, to: IndexTables): Promise<void> {
  for (const kind of TABLE_KINDS) await query(`alter table ${from[kind]} rename to ${to[kind]}`);
}
