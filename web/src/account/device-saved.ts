import { isRecordId } from '#domain/addresses/record-id';
import { MAX_SAVED } from '#domain/places/saved-ids';

const KEY = 'saved-places';
const NONE: readonly number[] = [];

let text: string | null = null;
let ids: readonly number[] = NONE;
const listeners = new Set<() => void>();

/**
 * Places saved on this device without an account, newest first. Returns the same array until the list
 * changes.
 */
export function readDeviceSaved(): readonly number[] {
  const stored = readStorage();
  if (stored !== text) {
    text = stored;
    ids = parseIds(stored);
  }
  return ids;
}

export function writeDeviceSaved(next: readonly number[]): void {
  // When the browser blocks storage, the list lives only as long as the page.
  text = next.length === 0 ? null : JSON.stringify(next.slice(0, MAX_SAVED));
  ids = next.slice(0, MAX_SAVED);
  try {
    if (text === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, text);
  } catch {
    isStorageGone = true;
  }
  for (const listener of listeners) listener();
}

/** Subscribes to changes in this tab and in others. */
export function watchDeviceSaved(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

export const noDeviceSaved = () => NONE;

let isStorageGone = false;

function readStorage(): string | null {
  if (isStorageGone) return text;
  try {
    return localStorage.getItem(KEY);
  } catch {
    isStorageGone = true;
    return text;
  }
}

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
