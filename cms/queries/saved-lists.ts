import type { PlaceList } from '#domain/lists/place-list';
import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { findRow } from './run-sql.ts';

export interface StoredLists {
  readonly lists: readonly PlaceList[];
  /** Keys of lists by the tokens of their links. */
  readonly links: Readonly<Record<string, string>>;
}

export const NO_LISTS: StoredLists = { lists: [], links: {} };

/** The account's lists; none before the first change. */
export async function findLists(payload: Payload, userId: number): Promise<StoredLists> {
  const stored = await findRow<StoredLists>(
    payload,
    sql`select lists, links from saved_lists where user_id = ${userId}`,
  );
  return stored ?? NO_LISTS;
}

interface SharedListDoc {
  readonly list: PlaceList;
  /** `null` if shared without an account. */
  readonly author: string | null;
}

export async function findSharedList(payload: Payload, token: string): Promise<SharedListDoc | null> {
  const stored = await findRow<{ lists: PlaceList[]; key: string; author: string | null }>(
    payload,
    sql`select l.lists, l.links ->> ${token} as key, u.username as author
        from saved_lists l left join users u on u.id = l.user_id where l.links ? ${token}`,
  );
  const list = stored?.lists.find(({ key }) => key === stored.key);
  return list ? { list, author: stored?.author ?? null } : null;
}
