/** Changes come in batches: an index that is still changing would be read again and again. */
const REST_MS = 250;

export interface SearchWarmth {
  /** The index has changed, or nothing is known of it yet. */
  wake(): void;
  close(): void;
}

/** Reads a changed index as soon as it has come to rest, instead of letting the next visitor wait for that. */
export function keepSearchWarm({ warm }: { warm(): Promise<void> }): SearchWarmth {
  let timer: NodeJS.Timeout | undefined;
  return {
    wake() {
      clearTimeout(timer);
      // The next search reads it for itself then, and says what is wrong.
      timer = setTimeout(() => void warm().catch(() => undefined), REST_MS);
      timer.unref();
    },
    close: () => clearTimeout(timer),
  };
}
