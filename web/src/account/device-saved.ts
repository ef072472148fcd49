import { isRecordId } from '#domain/addresses/record-id';
import { MAX_SAVED } from '#domain/places/saved-ids';
import { openDeviceStore } from './device-store.ts';

const NONE: readonly number[] = [];

/** Places saved on this device without an account, in the order of the list: newest first, unless moved. */
export const deviceSaved = openDeviceStore('saved-places', parseIds, (ids) =>
  ids.length === 0 ? null : JSON.stringify(ids.slice(0, MAX_SAVED)),
);

export const noDeviceSaved = () => NONE;

/** Storage key of the device's other lists and the notes. Here because their code is loaded on demand. */
export const DEVICE_LISTS_KEY = 'saved-lists';

/** The stored value is untrusted: keeps unique positive integers and ignores the rest. */
export function parseIds(stored: string | null): readonly number[] {
  if (stored === null) return NONE;
  try {
    const value: unknown = JSON.parse(stored);
    if (!Array.isArray(value)) return NONE;
    return [...new Set(value.filter(isRecordId))].slice(0, MAX_SAVED);
  } catch {
    return NONE;
  }
}
