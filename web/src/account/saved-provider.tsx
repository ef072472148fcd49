import type { ListPlace } from '#contract/lists';
import type { SavedList } from '#contract/saved';
import { changeIds, MAX_SAVED, mergeIds } from '#domain/places/saved-ids';
import { useMutation, useQuery } from '@tanstack/react-query';
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { isSignedOutError, reasonOf } from '../api/api-error.ts';
import { currentUserQuery } from '../api/accounts.ts';
import { call } from '../api/call.ts';
import { listsQuery, savedQuery } from '../api/saved.ts';
import { useApp } from '../app-context.ts';
import { showToast } from '../ui/show-toast.ts';
import { useAuth } from './auth-provider.tsx';
import { DEVICE_LISTS_KEY, deviceSaved, noDeviceSaved } from './device-saved.ts';

export interface Saved {
  /** Newest first. */
  readonly ids: readonly number[];
  /** True while the account's list is loading. */
  readonly isLoading: boolean;
  readonly add: (id: number) => void;
  readonly remove: (id: number) => void;
}

const SavedContext = createContext<Saved | null>(null);

/** Saved places: on the device until sign-in, then in the account, merged with the device's list. */
export function SavedProvider({ children }: { readonly children: ReactNode }) {
  const { user } = useAuth();
  const userId = user?.id ?? null;
  const device = useSyncExternalStore(deviceSaved.watch, deviceSaved.read, noDeviceSaved);
  const { list, isLoading, change } = useAccountList(userId);
  useMergeAtSignIn(userId, device.length > 0);

  const ids = useMemo(() => mergeIds(device, list), [device, list]);
  const saved = useMemo<Saved>(
    () => ({
      ids,
      isLoading,
      add(id) {
        if (ids.length >= MAX_SAVED) {
          const description = `A list holds ${MAX_SAVED} places. Take one off to add another.`;
          showToast({ title: 'Your list is full', description, variant: 'destructive' });
        } else if (userId === null) changeDevice({ add: [id] });
        else change({ add: [id] });
      },
      remove(id) {
        changeDevice({ remove: [id] });
        if (userId !== null) change({ remove: [id] });
      },
    }),
    [ids, isLoading, userId, change],
  );
  return <SavedContext value={saved}>{children}</SavedContext>;
}

export function useSaved(): Saved {
  const saved = useContext(SavedContext);
  if (!saved) throw new Error('useSaved must be used within a SavedProvider');
  return saved;
}

interface SavedChange {
  readonly add?: number[];
  readonly remove?: number[];
}

/** Always reads the stored list: Undo may run long after the render that offered it. */
function changeDevice({ add = [], remove = [] }: SavedChange): void {
  const before = deviceSaved.read();
  const after = changeIds(before, { add, remove });
  if (after.length !== before.length) deviceSaved.write(after);
}

type Change = (change: SavedChange) => void;

/** Updates the account's list optimistically and rolls back when the server refuses. */
function useAccountList(userId: number | null) {
  const { fetchApi, queryClient } = useApp();
  const { queryKey, queryFn } = savedQuery(fetchApi, userId ?? 0);
  const { data, isLoading } = useQuery({ queryKey, queryFn, enabled: userId !== null });
  const removed = useRef(new Map<number, ListPlace>());
  const { mutate } = useMutation({
    mutationKey: ['saved'],
    // Run mutations serially, so that the last response wins.
    scope: { id: 'saved' },
    mutationFn: ({ add = [], remove = [] }: SavedChange) =>
      call(fetchApi, 'changeSaved', {
        // Undo brings a place back with its note.
        body: { add: add.map((id) => removed.current.get(id) ?? id), remove },
      }),
    onSuccess: (list) => {
      for (const place of list.removed) removed.current.set(place.id, place);
      if (queryClient.isMutating({ mutationKey: ['saved'] }) > 1) return;
      queryClient.setQueryData(queryKey, list);
      void queryClient.invalidateQueries({ queryKey: listsQuery(fetchApi, userId ?? 0).queryKey });
    },
    onError: (error) => {
      showToast({ title: 'We couldn’t save that', description: reasonOf(error), variant: 'destructive' });
      if (isSignedOutError(error)) queryClient.setQueryData(currentUserQuery(fetchApi).queryKey, null);
      else void queryClient.invalidateQueries({ queryKey });
    },
  });
  const keyText = JSON.stringify(queryKey);
  const change = useCallback<Change>(
    ({ add = [], remove = [] }) => {
      queryClient.setQueryData(JSON.parse(keyText), (list?: SavedList) =>
        list ? { ...list, ids: changeIds(list.ids, { add, remove }) } : list,
      );
      mutate({ add, remove });
    },
    [queryClient, keyText, mutate],
  );
  const list = userId === null ? noDeviceSaved() : (data?.ids ?? noDeviceSaved());
  return { list, isLoading, change };
}

/** Moves the device's lists to the account, once per sign-in. */
function useMergeAtSignIn(userId: number | null, hasPlaces: boolean): void {
  const { fetchApi, queryClient } = useApp();
  const tried = useRef<number | null>(null);
  useEffect(() => {
    if (userId === null) {
      tried.current = null;
      return;
    }
    if (tried.current === userId || !(hasPlaces || hasDeviceLists())) return;
    tried.current = userId;
    import('./merge-device.ts').then(
      ({ mergeDevice }) => mergeDevice({ fetchApi, queryClient, userId }),
      // The next page tries again.
      () => undefined,
    );
  }, [userId, hasPlaces, fetchApi, queryClient]);
}

function hasDeviceLists(): boolean {
  try {
    return localStorage.getItem(DEVICE_LISTS_KEY) !== null;
  } catch {
    return false;
  }
}
