import { isRecordId } from '#domain/addresses/record-id';
import { MAX_LIST_NAME, MAX_LISTS, MAX_NOTE, type ListPlace } from '#domain/lists/list-places';
import { MAX_SAVED } from '#domain/places/saved-ids';
import { DEVICE_LISTS_KEY } from './device-saved.ts';
import { openDeviceStore } from './device-store.ts';

export interface DeviceList {
  /** Tells the list from others of the same name, so that an account takes it over once. */
  readonly deviceKey: string;
  readonly name: string;
  readonly places: readonly ListPlace[];
}

export interface DeviceLists {
  /** Notes and visits of saved places. Those of a place taken off stay until the next merge: it may come back. */
  readonly facts: readonly ListPlace[];
  readonly lists: readonly DeviceList[];
}

export const NO_LISTS: DeviceLists = { facts: [], lists: [] };

/** The lists of this device but for the saved places themselves (device-saved.ts). */
export const deviceLists = openDeviceStore(DEVICE_LISTS_KEY, parseDeviceLists, ({ facts, lists }) => {
  const told = facts.filter(({ note, beenThere }) => note !== '' || beenThere);
  return told.length === 0 && lists.length === 0 ? null : JSON.stringify({ facts: told, lists });
});

export const noDeviceLists = () => NO_LISTS;

/** The stored value is untrusted: what is no list, no place or no note is left out. */
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
