import type { DinerList } from '#contract/lists';
import type { SavedList } from '#contract/saved';
import { changePlaces, type ListChange, type ListPlace } from '#domain/lists/list-places';
import { useQuery, type QueryClient } from '@tanstack/react-query';
import { currentUserQuery } from '../api/accounts.ts';
import { isSignedOutError, reasonOf } from '../api/api-error.ts';
import { call, type Fetch } from '../api/call.ts';
import { listsQuery, savedQuery } from '../api/saved.ts';
import { randomId } from '../api/random-id.ts';
import { useApp } from '../app-context.ts';
import { showToast } from '../ui/show-toast.ts';
import { readNoteConflict } from './note-conflict.ts';
import type { KeptList, Lists, Outcome } from './kept-list.ts';

interface AccountLists extends Omit<Lists, 'lists'> {
  readonly lists: readonly DinerList[];
}

/** The account's lists. Each change shows immediately and is undone if the server refuses it. */
export function useAccountLists(userId: number | null): AccountLists {
  const { fetchApi, queryClient } = useApp();
  const query = listsQuery(fetchApi, userId ?? 0);
  const { data, isLoading, isError, refetch } = useQuery({ ...query, enabled: userId !== null });
  const cache = openCache({ fetchApi, queryClient, userId: userId ?? 0 });

  /** Resolves to `null` if refused; the reader has been told. */
  async function send<T>(answer: () => Promise<T>): Promise<T | null> {
    try {
      return await cache.inTurn(answer);
    } catch (error) {
      cache.refuse(error);
      return null;
    }
  }

  async function merge(
    deviceKey: string,
    name: string,
    places: readonly ListPlace[],
  ): Promise<string | null> {
    const body = { deviceKey, name, places: [...places] };
    const list = await send(() => call(fetchApi, 'mergeList', { body }));
    if (list) cache.put(list);
    return list && deviceKey;
  }

  return {
    lists: data ?? [],
    isLoading,
    onRetry: isError ? () => void refetch() : undefined,
    change: (list, change) => changeInAccount({ fetchApi, cache, list, change }),
    create: (name, places = []) => merge(randomId(), name, places),
    async rename({ account }, name) {
      if (!account) return false;
      const params = { id: account.id };
      const list = await send(() => call(fetchApi, 'renameList', { params, body: { name } }));
      if (list) cache.put(list);
      return list !== null;
    },
    async remove({ account }) {
      if (!account) return false;
      const params = { id: account.id };
      const gone = await send(async () => {
        await call(fetchApi, 'deleteList', { params });
        return true;
      });
      if (gone) cache.change((lists) => lists.filter(({ id }) => id !== account.id));
      return gone ?? false;
    },
    async restore({ key, name, places }) {
      await merge(key.length < 8 ? randomId() : key, name, places);
    },
  };
}

interface ChangeInAccount {
  readonly fetchApi: Fetch;
  readonly cache: Cache;
  readonly list: KeptList;
  readonly change: ListChange;
}

async function changeInAccount({ fetchApi, cache, list, change }: ChangeInAccount): Promise<Outcome> {
  const { account } = list;
  if (!account) return 'refused';
  // For saved places, the hearts' cache has the latest order; for other lists, this cache is newer than the page.
  const known = (list.isDefault ? undefined : cache.find(account.id)) ?? {
    ...account,
    places: [...list.places],
  };
  if (!cache.isBusy()) stored.set(account.id, known);
  cache.put({ ...known, places: [...changePlaces(known.places, change)] });
  try {
    const params = { id: account.id };
    const answer = await cache.inTurn(() => call(fetchApi, 'changeList', { params, body: change }));
    stored.set(answer.id, answer);
    if (!cache.isBusy()) cache.put(answer);
    return 'kept';
  } catch (error) {
    // Roll back here, because offline there is nothing to reload from.
    cache.put(stored.get(account.id) ?? known);
    const conflict = readNoteConflict(error);
    if (conflict) cache.reload();
    else cache.refuse(error);
    return conflict ?? 'refused';
  }
}

type Cache = ReturnType<typeof openCache>;

/** All changes of this tab run serially. */
let last: Promise<unknown> = Promise.resolve();
let waiting = 0;
/** The lists as the account has them, by id, for rolling back a refused change. */
const stored = new Map<number, DinerList>();

function openCache({
  fetchApi,
  queryClient,
  userId,
}: {
  fetchApi: Fetch;
  queryClient: QueryClient;
  userId: number;
}) {
  const { queryKey } = listsQuery(fetchApi, userId);
  const savedKey = savedQuery(fetchApi, userId).queryKey;

  function change(changed: (lists: DinerList[]) => DinerList[]): void {
    queryClient.setQueryData(queryKey, (lists: DinerList[] | undefined) => changed(lists ?? []));
  }

  function reload(): void {
    void queryClient.invalidateQueries({ queryKey });
    void queryClient.invalidateQueries({ queryKey: savedKey });
  }

  return {
    change,
    reload,
    isBusy: () => waiting > 0,
    find: (id: number) => queryClient.getQueryData<DinerList[]>(queryKey)?.find((list) => list.id === id),
    put(list: DinerList): void {
      change((lists) =>
        lists.some(({ id }) => id === list.id)
          ? lists.map((known) => (known.id === list.id ? list : known))
          : [...lists, list],
      );
      if (!list.isDefault) return;
      const ids = list.places.map(({ id }) => id);
      queryClient.setQueryData(savedKey, (saved: SavedList | undefined) => saved && { ...saved, ids });
    },
    async inTurn<T>(answer: () => Promise<T>): Promise<T> {
      waiting += 1;
      const turn = last.then(answer);
      last = turn.catch(() => undefined);
      try {
        return await turn;
      } finally {
        waiting -= 1;
      }
    },
    refuse(error: unknown): void {
      showToast({ title: 'We couldn’t save that', description: reasonOf(error), variant: 'destructive' });
      if (isSignedOutError(error)) queryClient.setQueryData(currentUserQuery(fetchApi).queryKey, null);
      else reload();
    },
  };
}
