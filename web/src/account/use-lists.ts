import { DEFAULT_LIST_NAME, MAX_LISTS, type ListPlace } from '#domain/lists/list-places';
import { MAX_SAVED } from '#domain/places/saved-ids';
import { useSyncExternalStore } from 'react';
import { showToast } from '../ui/show-toast.ts';
import { randomId } from '../api/random-id.ts';
import { useAuth } from './auth-provider.tsx';
import { deviceLists, noDeviceLists } from './device-lists.ts';
import { changeDeviceList, changeDeviceSaved } from './device-list-changes.ts';
import { DEFAULT_KEY, type KeptList, type Lists } from './kept-list.ts';
import { useSaved } from './saved-provider.tsx';
import { useAccountLists } from './use-account-lists.ts';

/** The reader's lists: on the device until sign-in, then in the account. */
export function useLists(): Lists {
  const { user } = useAuth();
  const device = useDeviceLists();
  const account = useAccountLists(user?.id ?? null);
  const { ids } = useSaved();
  const held = useSyncExternalStore(deviceLists.watch, deviceLists.read, noDeviceLists);
  const own = user === null ? null : account;

  const savedAccount = own?.lists.find(({ isDefault }) => isDefault) ?? null;
  const facts = new Map([...held.facts, ...(savedAccount?.places ?? [])].map((place) => [place.id, place]));
  const saved: KeptList = {
    key: DEFAULT_KEY,
    name: DEFAULT_LIST_NAME,
    isDefault: true,
    // `useSaved` has the latest saved places.
    places: ids.map((id) => facts.get(id) ?? { id, note: '', beenThere: false }),
    account: savedAccount,
  };
  const named: KeptList[] = own
    ? own.lists
        .filter(({ isDefault }) => !isDefault)
        .map((list) => ({ ...list, key: list.deviceKey ?? String(list.id), account: list }))
    : [...device.lists];
  return { ...(own ?? device), lists: [saved, ...named] };
}

function useDeviceLists(): Lists {
  const { lists } = useSyncExternalStore(deviceLists.watch, deviceLists.read, noDeviceLists);

  async function make(deviceKey: string, name: string, places: readonly ListPlace[]): Promise<string | null> {
    const before = deviceLists.read();
    // The saved places count as a list, too.
    if (before.lists.length >= MAX_LISTS - 1) {
      const description = `You can keep ${MAX_LISTS} lists. Delete one to make room for another.`;
      showToast({ title: 'Your lists are full', description, variant: 'destructive' });
      return null;
    }
    deviceLists.write({ ...before, lists: [...before.lists, { deviceKey, name, places }] });
    return deviceKey;
  }

  return {
    lists: lists.map((list) => ({ ...list, key: list.deviceKey, isDefault: false, account: null })),
    isLoading: false,
    onRetry: undefined,
    async change({ key, isDefault, places }, change) {
      if (change.change === 'add' && places.length >= MAX_SAVED) showFull();
      else if (isDefault) changeDeviceSaved(change);
      else changeDeviceList(key, change);
      return 'kept';
    },
    create: (name, places = []) => make(randomId(), name, places),
    async rename({ key }, name) {
      const before = deviceLists.read();
      deviceLists.write({
        ...before,
        lists: before.lists.map((list) => (list.deviceKey === key ? { ...list, name } : list)),
      });
      return true;
    },
    async remove({ key }) {
      const before = deviceLists.read();
      deviceLists.write({ ...before, lists: before.lists.filter(({ deviceKey }) => deviceKey !== key) });
      return true;
    },
    async restore({ key, name, places }) {
      await make(key, name, places);
    },
  };
}

function showFull(): void {
  const description = `A list holds ${MAX_SAVED} places. Take one off to add another.`;
  showToast({ title: 'Your list is full', description, variant: 'destructive' });
}
