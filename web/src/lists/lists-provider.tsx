import { HEARTS, HEARTS_NAME, newList, placesOf, type PlaceList } from '#domain/lists/place-list';
import { createContext, useContext, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { useAuth } from '../account/auth-provider.tsx';
import { DEVICE, NOTHING_KEPT, readKept, watchKept, type KeptLists } from './kept-lists.ts';
import { listChanges } from './list-changes.ts';
import { useSync, type Sync } from './use-sync.ts';

export interface Lists extends Omit<Sync, 'send'>, Pick<KeptLists, 'unsent'>, ReturnType<typeof listChanges> {
  /** The saved places first, the others by name. */
  readonly lists: readonly PlaceList[];
  /** Ids of the saved places, in their order. */
  readonly hearts: readonly number[];
  /** Tokens of links by the keys of lists. */
  readonly links: Readonly<Record<string, string>>;
}

const ListsContext = createContext<Lists | null>(null);

/** The reader's lists (decisions §5): kept on the device, and in the account once signed in. */
export function ListsProvider({ children }: { readonly children: ReactNode }) {
  const { user } = useAuth();
  const owner = user === null ? DEVICE : String(user.id);
  const kept = useSyncExternalStore(
    watchKept,
    () => readKept(owner),
    () => NOTHING_KEPT,
  );
  const { send, isLoading, failure, retry } = useSync(owner, kept);
  const changes = useMemo(() => listChanges(owner, send), [owner, send]);
  const value = useMemo<Lists>(() => {
    const { lists, links, unsent } = kept;
    const named = lists.filter(({ key, removed }) => key !== HEARTS && !removed);
    const hearts = lists.find(({ key }) => key === HEARTS) ?? newList(HEARTS, HEARTS_NAME);
    return {
      lists: [hearts, ...named.sort((a, b) => a.name.localeCompare(b.name))],
      hearts: placesOf(hearts).map(({ id }) => id),
      links: links ?? {},
      unsent,
      isLoading,
      failure,
      retry,
      ...changes,
    };
  }, [kept, isLoading, failure, retry, changes]);
  return <ListsContext value={value}>{children}</ListsContext>;
}

export function useLists(): Lists {
  const lists = useContext(ListsContext);
  if (!lists) throw new Error('useLists must be used within a ListsProvider');
  return lists;
}
