import { isRecordId } from '#domain/addresses/record-id';
import { MAX_LIST_NAME, MAX_LISTS, MAX_NOTE, type ListPlace } from '#domain/lists/list-places';
import { MAX_SAVED } from '#domain/places/saved-ids';
import { DEVICE_LISTS_KEY } from './device-saved.ts';
import { openDeviceStore } from './device-store.ts';

export interface DeviceList {
  /** Distinguishes lists of the same name, so that each is merged into the account only once. */
  readonly deviceKey: string;
  readonly name: string;
  readonly places: readonly ListPlace[];
}

export interface DeviceLists {
  /**
   * Notes and visits of saved places. Those of a removed place stay until the next merge, in case it is saved again.
   */
  readonly facts: readonly ListPlace[];
  readonly lists: readonly DeviceList[];
}

export const NO_LISTS: DeviceLists = { facts: [], lists: [] };

/** The lists of this device, except for the saved places themselves (device-saved.ts). */
export const deviceLists = openDeviceStore(DEVICE_LISTS_KEY, parseDeviceLists, ({ facts, lists }) => {
  const told = facts.filter(({ note, beenThere }) => note !== '' || beenThere);
  return told.length === 0 && lists.length === 0 ? null : JSON.stringify({ facts: told, lists });
});

export const noDeviceLists = () => NO_LISTS;

/** The stored value is untrusted: drops invalid lists, places and notes. */
export function parseDeviceLists(stored: string | null): DeviceLists {
  if (stored === null) return NO_LISTS;
  try {
    const value: unknown = JSON.parse(stored);
    const { facts, lists } = isRecord(value) ? value : {};
    return { facts: parsePlaces(facts), lists: parseLists(lists) };
  } catch {
    return NO_LISTS;
  }
}

function parseLists(value: unknown): DeviceList[] {
  if (!Array.isArray(value)) return [];
  const keys = new Set<string>();
  return value
    .flatMap((list: unknown) => {
      if (!isRecord(list)) return [];
      const { deviceKey, name, places } = list;
      if (typeof deviceKey !== 'string' || !/^[\w-]{8,40}$/.test(deviceKey) || keys.has(deviceKey)) return [];
      if (typeof name !== 'string' || name.trim() === '') return [];
      keys.add(deviceKey);
      return [{ deviceKey, name: name.slice(0, MAX_LIST_NAME), places: parsePlaces(places) }];
    })
    .slice(0, MAX_LISTS);
}

function parsePlaces(value: unknown): ListPlace[] {
  if (!Array.isArray(value)) return [];
  const ids = new Set<number>();
  return value
    .flatMap((place: unknown) => {
      if (!isRecord(place) || !isRecordId(place['id']) || ids.has(place['id'])) return [];
      const { id, note, beenThere } = place;
      ids.add(id as number);
      return [
        {
          id: id as number,
          note: typeof note === 'string' ? note.slice(0, MAX_NOTE) : '',
          beenThere: beenThere === true,
        },
      ];
    })
    .slice(0, MAX_SAVED);
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
