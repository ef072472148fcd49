import { DEFAULT_LIST_NAME, type ListPlace } from '#domain/lists/list-places';
import type { QueryClient } from '@tanstack/react-query';
import { ApiError, reasonOf } from '../api/api-error.ts';
import { call, type Fetch } from '../api/call.ts';
import { listsQuery, savedQuery } from '../api/saved.ts';
import { showToast } from '../ui/show-toast.ts';
import { deviceLists } from './device-lists.ts';
import { deviceSaved } from './device-saved.ts';
import { openDeviceStore } from './device-store.ts';

/** The account without room for the device's lists, and the server's reason. */
interface Refusal {
  readonly userId: number;
  readonly reason: string;
}

/** Stored so that the next page doesn't retry before the diner has made room. */
export const mergeRefusal = openDeviceStore<Refusal | null>(
  'saved-merge-refused',
  (stored) => {
    const [userId = '', reason = ''] = stored?.split('\n') ?? [];
    return stored === null ? null : { userId: Number(userId), reason };
  },
  (refusal) => refusal && `${refusal.userId}\n${refusal.reason}`,
);

interface MergeDevice {
  readonly fetchApi: Fetch;
  readonly queryClient: QueryClient;
  readonly userId: number;
}

/** Moves the device's lists to the account. Each stays on the device until the account has it. */
export async function mergeDevice({ fetchApi, queryClient, userId }: MergeDevice): Promise<void> {
  if (mergeRefusal.read()?.userId === userId) return;
  const refusals = new Set<string>();
  try {
    for (const { send, forget } of pending()) {
      try {
        await call(fetchApi, 'mergeList', { body: { ...send, places: [...send.places] } });
        forget();
      } catch (error) {
        // The account is full; another list may still fit. Any other error is retried on the next page.
        if (!(error instanceof ApiError && error.status === 400)) throw error;
        refusals.add(error.text.replace(/\.$/, ''));
      }
    }
    mergeRefusal.write(refusals.size > 0 ? { userId, reason: [...refusals].join('. ') } : null);
    if (refusals.size > 0) {
      showToast({
        title: 'Some places are still on this device only',
        description: 'Your account has no room for them. Open your saved places to see why.',
        variant: 'destructive',
      });
    }
  } catch (error) {
    showToast({ title: 'We couldn’t save that', description: reasonOf(error), variant: 'destructive' });
  }
  await Promise.all(
    [savedQuery(fetchApi, userId), listsQuery(fetchApi, userId)].map(({ queryKey }) =>
      queryClient.invalidateQueries({ queryKey }),
    ),
  );
}

interface Pending {
  readonly send: {
    readonly deviceKey: string | null;
    readonly name: string;
    readonly places: readonly ListPlace[];
  };
  readonly forget: () => void;
}

function pending(): Pending[] {
  const ids = deviceSaved.read();
  const { facts, lists } = deviceLists.read();
  const told = new Map(facts.map((place) => [place.id, place]));
  const saved: Pending = {
    send: {
      deviceKey: null,
      name: DEFAULT_LIST_NAME,
      places: ids.map((id) => told.get(id) ?? { id, note: '', beenThere: false }),
    },
    forget() {
      deviceSaved.write(deviceSaved.read().filter((id) => !ids.includes(id)));
      deviceLists.write({ ...deviceLists.read(), facts: [] });
    },
  };
  const named = lists.map<Pending>((list) => ({
    send: list,
    forget() {
      const now = deviceLists.read();
      deviceLists.write({
        ...now,
        lists: now.lists.filter(({ deviceKey }) => deviceKey !== list.deviceKey),
      });
    },
  }));
  return ids.length > 0 ? [saved, ...named] : named;
}
