export interface DeviceStore<T> {
  /** Returns the same object until it changes. */
  readonly read: () => T;
  /** Removes the key if `print` returns `null`. */
  readonly write: (next: T) => void;
  /** Subscribes to changes in this tab and in others. */
  readonly watch: (listener: () => void) => () => void;
}

/**
 * A value stored on this device under a key, without an account. `parse` must not trust the stored text; `print`
 * returns `null` for nothing to store. If the browser blocks storage, the value lasts only as long as the page.
 */
export function openDeviceStore<T>(
  key: string,
  parse: (stored: string | null) => T,
  print: (value: T) => string | null,
): DeviceStore<T> {
  let text: string | null = null;
  let value = parse(null);
  let isStorageGone = false;
  const listeners = new Set<() => void>();

  function readStorage(): string | null {
    if (isStorageGone) return text;
    try {
      return localStorage.getItem(key);
    } catch {
      isStorageGone = true;
      return text;
    }
  }

  return {
    read() {
      const stored = readStorage();
      if (stored !== text) {
        text = stored;
        value = parse(stored);
      }
      return value;
    },
    write(next) {
      text = print(next);
      value = next;
      try {
        if (text === null) localStorage.removeItem(key);
        else localStorage.setItem(key, text);
      } catch {
        isStorageGone = true;
      }
      for (const listener of listeners) listener();
    },
    watch(listener) {
      listeners.add(listener);
      window.addEventListener('storage', listener);
      return () => {
        listeners.delete(listener);
        window.removeEventListener('storage', listener);
      };
    },
  };
}
