import type { SqlDatabase } from './database.ts';
import { PREVIOUS, SERVING, SHADOW, TABLE_KINDS, type IndexTables } from './tables.ts';

type Query = SqlDatabase['query'];

/** Creates empty shadow tables, replacing any leftover ones. */
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

/** Makes the shadow tables live and keeps the old ones as previous. */
export function swapTables(database: SqlDatabase): Promise<void> {
  return database.transaction(async (query) => {
    await drop(query, PREVIOUS);
    await rename(query, SERVING, PREVIOUS);
    await rename(query, SHADOW, SERVING);
  });
}

/** Swaps the live and the previous tables. */
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

/** Readers blocked by the rename see the new table: PostgreSQL resolves names again after waiting for a lock. */
async function rename(query: Query, from: IndexTables, to: IndexTables): Promise<void> {
  for (const kind of TABLE_KINDS) await query(`alter table ${from[kind]} rename to ${to[kind]}`);
}
