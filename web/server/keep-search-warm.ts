/** Changes come in batches: without a pause the index would be loaded again and again. */
const REST_MS = 250;

export interface SearchWarmth {
  /** Call when the index has changed, or has not been loaded yet. */
  wake(): void;
  close(): void;
}

/** Loads a changed index once the changes have stopped, so that the next visitor does not wait for it. */
export function keepSearchWarm({ warm }: { warm(): Promise<void> }): SearchWarmth {
  let timer: NodeJS.Timeout | undefined;
  return {
    wake() {
      clearTimeout(timer);
      // On failure the next search loads it and reports the error.
      timer = setTimeout(() => void warm().catch(() => undefined), REST_MS);
      timer.unref();
    },
    close: () => clearTimeout(timer),
  };
}
