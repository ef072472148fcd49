import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from '#cms/database/postgres-server';
import { searchAnswerSchema } from '#contract/search';
import pg from 'pg';
import { pino } from 'pino';
import type { RunningSite } from './run-site.ts';

const CHANGES = 10;
const LOOK_EVERY_MS = 10;
const GIVE_UP_AFTER_MS = 30_000;

/** Renames places and measures how long until each is found by its new name, in milliseconds. */
export async function timeUntilFound({ url, dataDir }: RunningSite): Promise<number[]> {
  const database = await openDatabase({ databaseUrl: undefined, dataDir, log: pino({ level: 'silent' }) });
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    const times: number[] = [];
    for (let change = 0; change < CHANGES; change += 1) {
      const name = `Zyzzyva ${'qwertzuiop'.charAt(change)}${change}x`;
      const start = performance.now();
      await client.query(
        `update restaurants set name = $1 where id = (select id from restaurants where status <> 'closed' order by id offset $2 limit 1)`,
        [name, change],
      );
      while (!(await isFound(url, name))) {
        if (performance.now() - start > GIVE_UP_AFTER_MS) throw new Error(`${name} was not found in time.`);
        await sleep(LOOK_EVERY_MS);
      }
      times.push(performance.now() - start);
    }
    return times;
  } finally {
    await client.end();
    await database.close();
  }
}

async function isFound(url: string, name: string): Promise<boolean> {
  const response = await fetch(`${url}/api/search?${new URLSearchParams({ q: name })}`, {
    headers: { 'x-forwarded-for': `10.2.0.${Math.floor(Math.random() * 250)}` },
  });
  const { hits } = searchAnswerSchema.parse(await response.json());
  return hits.some((hit) => hit.name === name);
}
