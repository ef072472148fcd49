import { mergeLists } from '#domain/lists/merge-lists';
import { growthFault, placesOf, trimLists, type PlaceList } from '#domain/lists/place-list';
import { sql } from '@payloadcms/db-postgres';
import { hash, randomBytes } from 'node:crypto';
import type { Payload } from 'payload';
import { badRequest } from '../calls/call-error.ts';
import { NO_LISTS, type StoredLists } from '../queries/saved-lists.ts';

/** A diner, or a device that shares lists without an account. */
type Owner = { readonly userId: number } | { readonly deviceKey: string };

interface Changes {
  readonly lists: readonly PlaceList[];
  /** Of a device whose shared lists move into the account. */
  readonly deviceKey?: string | undefined;
}

type Transaction = Parameters<Parameters<Payload['db']['drizzle']['transaction']>[0]>[0];

/** Merges changes into the owner's lists. Concurrent changes wait for each other. Throws 400 if there is no room. */
export function storeLists(payload: Payload, owner: Owner, changes: Changes): Promise<StoredLists> {
  const isAccount = 'userId' in owner;
  const [column, value] = isAccount ? ['user_id', owner.userId] : ['device_hash', hashOf(owner.deviceKey)];
  const name = sql.identifier(column);
  return payload.db.drizzle.transaction(async (transaction) => {
    const held = await firstRow(
      transaction,
      sql`insert into saved_lists (${name}, lists, links) values (${value}, '[]', '{}')
          on conflict (${name}) do update set updated_at = now() returning lists, links`,
    );
    const stored = isAccount
      ? mergeChanges(held, changes, await takeFromDevice(transaction, changes.deviceKey))
      : onlyShared(mergeChanges(held, changes));
    const fault = growthFault(held.lists, stored.lists);
    if (fault) throw badRequest(fault);
    await transaction.execute(
      isAccount || stored.lists.length > 0
        ? sql`update saved_lists set lists = ${JSON.stringify(stored.lists)}::jsonb,
                links = ${JSON.stringify(stored.links)}::jsonb where ${name} = ${value}`
        : sql`delete from saved_lists where ${name} = ${value}`,
    );
    return stored;
  });
}

async function takeFromDevice(transaction: Transaction, deviceKey: string | undefined): Promise<StoredLists> {
  if (deviceKey === undefined) return NO_LISTS;
  return firstRow(
    transaction,
    sql`delete from saved_lists where device_hash = ${hashOf(deviceKey)} returning lists, links`,
  );
}

async function firstRow(transaction: Transaction, statement: ReturnType<typeof sql>): Promise<StoredLists> {
  // The statements return these columns.
  const [row] = (await transaction.execute(statement)).rows as unknown as StoredLists[];
  return row ?? NO_LISTS;
}

function mergeChanges(held: StoredLists, changes: Changes, device = NO_LISTS): StoredLists {
  const now = Date.now();
  const privateKeys = new Set(
    held.lists.filter((list) => !list.shared && placesOf(list).length > 0).map(({ key }) => key),
  );
  const linked = new Set(Object.values(device.links));
  const given = mergeLists(device.lists, changes.lists).map((list) =>
    // A link must not show more than it did.
    linked.has(list.key) && privateKeys.has(list.key) ? { ...list, shared: false, updatedAt: now } : list,
  );
  const lists = trimLists(mergeLists(held.lists, notAfter(given, now)), now);
  return { lists, links: linksOf(lists, { ...device.links, ...held.links }) };
}

/** A change from a fast clock must not win over those to come. */
function notAfter(lists: readonly PlaceList[], now: number): PlaceList[] {
  const limit = <T extends { readonly updatedAt: number }>(item: T): T => ({
    ...item,
    updatedAt: Math.min(item.updatedAt, now),
  });
  return lists.map((list) => ({ ...limit(list), places: list.places.map(limit) }));
}

/** The links of shared lists, with new ones for those that have none. Others no longer work. */
function linksOf(lists: readonly PlaceList[], known: StoredLists['links']): StoredLists['links'] {
  const shared = new Set(lists.filter(isShared).map(({ key }) => key));
  const kept = Object.entries(known).filter(([, key]) => shared.has(key));
  for (const [, key] of kept) shared.delete(key);
  const fresh = [...shared].map((key) => [randomBytes(16).toString('base64url'), key] as const);
  return Object.fromEntries([...kept, ...fresh]);
}

const onlyShared = ({ lists, links }: StoredLists): StoredLists => ({ lists: lists.filter(isShared), links });
const isShared = ({ shared, removed }: PlaceList) => shared && !removed;

/** The database keeps no key: a copy of it can't be used to change lists. */
const hashOf = (deviceKey: string) => hash('sha256', deviceKey);
