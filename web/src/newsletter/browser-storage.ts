type StorageName = 'localStorage' | 'sessionStorage';

/** The value of a key, `null` if there is none: browsers that block storage throw on access. */
export function readStorage(name: StorageName, key: string): string | null {
  try {
    return window[name].getItem(key);
  } catch {
    return null;
  }
}

export function writeStorage(name: StorageName, key: string, value: string | null): void {
  try {
    if (value === null) window[name].removeItem(key);
    else window[name].setItem(key, value);
  } catch {
    // Nothing is remembered here.
  }
}
