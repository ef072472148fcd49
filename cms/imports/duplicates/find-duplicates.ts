import { DUPLICATE_SCORE, scoreDuplicate, type Likeness } from '#domain/imports/duplicate-score';
import type { Pool, PoolClient } from 'pg';
import { inTransaction } from '../../database/in-transaction.ts';
import { findCurrentPlaces, type CurrentPlace } from '../commit/current-places.ts';
import { findCandidates, loadKnownPlaces, type KnownPlace } from '../plan/known-places.ts';

export interface DuplicatePair extends Likeness {
  readonly a: CurrentPlace;
  readonly b: CurrentPlace;
}

const ASKED = 500;

interface ScoredPair extends Likeness {
  readonly a: number;
  readonly b: number;
}

/** Pairs of stored places that may be the same, likeliest first, without those already marked as different. */
export async function findDuplicates(pool: Pool, most: number): Promise<DuplicatePair[]> {
  const find = async (client: PoolClient) => {
    await loadKnownPlaces(client);
    const pairs = (await scorePairs(client))
      .toSorted((a, b) => b.score - a.score || a.a - b.a)
      .slice(0, most);
    const places = await findCurrentPlaces(client, [...new Set(pairs.flatMap(({ a, b }) => [a, b]))]);
    return pairs.flatMap(({ a, b, score, reasons }) => {
      const [first, second] = [places.get(a), places.get(b)];
      return first && second ? [{ a: first, b: second, score, reasons }] : [];
    });
  };
  return inTransaction(pool, find, 'repeatable read');
}

async function scorePairs(client: PoolClient): Promise<ScoredPair[]> {
  const { rows } = await client.query<{ key: string }>(
    `select a_id || '-' || b_id as key from place_pairs_apart`,
  );
  const apart = new Set(rows.map(({ key }) => key));
  const pairs: ScoredPair[] = [];
  for (let after = 0; ;) {
    const { rows: asked } = await client.query<KnownPlace>(
      `select * from known_places where ref > $1 order by ref limit ${ASKED}`,
      [after],
    );
    const last = asked.at(-1);
    if (!last) return pairs;
    after = last.ref;
    const candidates = await findCandidates(client, asked);
    for (const place of asked) {
      for (const other of candidates.get(place.ref) ?? []) {
        if (other.ref <= place.ref || apart.has(`${place.ref}-${other.ref}`)) continue;
        const likeness = scoreDuplicate(place, other);
        if (likeness.score >= DUPLICATE_SCORE) pairs.push({ a: place.ref, b: other.ref, ...likeness });
      }
    }
  }
}

/** Remembers that two places are different, if both exist. */
export async function tellApart(pool: Pool, a: number, b: number): Promise<void> {
  await pool.query(
    `insert into place_pairs_apart select a.id, b.id from restaurants a join restaurants b on a.id < b.id
     where a.id in ($1, $2) and b.id in ($1, $2) on conflict do nothing`,
    [a, b],
  );
}
