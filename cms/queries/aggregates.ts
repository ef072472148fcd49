import type { Coordinates } from '#domain/distance';
import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { hasLocationSql, isListedSql } from './listed.ts';
import { runSql } from './run-sql.ts';

/** Listed places per category, hidden categories included: the domain leaves those out. */
export function countByCategory(payload: Payload): Promise<{ category: string; count: number }[]> {
  return runSql(
    payload,
    sql`select r.category, count(*)::int as count from restaurants r where ${isListedSql} group by r.category`,
  );
}

export function countByNeighborhood(payload: Payload): Promise<{ neighborhood: string; count: number }[]> {
  return runSql(
    payload,
    sql`select r.neighborhood, count(*)::int as count from restaurants r where ${isListedSql} group by r.neighborhood`,
  );
}

/** Every category and neighborhood that a published place has, listed or not: their pages exist, if empty. */
export async function listKnownCategories(payload: Payload): Promise<string[]> {
  const rows = await runSql<{ name: string }>(
    payload,
    sql`select distinct r.category as name from restaurants r where r._status = 'published' order by 1`,
  );
  return rows.map((row) => row.name);
}

export async function listKnownNeighborhoods(payload: Payload): Promise<string[]> {
  const rows = await runSql<{ name: string }>(
    payload,
    sql`select distinct r.neighborhood as name from restaurants r where r._status = 'published' order by 1`,
  );
  return rows.map((row) => row.name);
}

/** The middle of each neighborhood's located places. */
export async function listNeighborhoodCentroids(payload: Payload): Promise<Map<string, Coordinates>> {
  const rows = await runSql<Coordinates & { neighborhood: string }>(
    payload,
    sql`select r.neighborhood, avg(r.latitude)::float8 as latitude, avg(r.longitude)::float8 as longitude
        from restaurants r where ${isListedSql} and ${hasLocationSql} group by r.neighborhood`,
  );
  return new Map(
    rows.map(({ neighborhood, latitude, longitude }) => [neighborhood, { latitude, longitude }]),
  );
}
