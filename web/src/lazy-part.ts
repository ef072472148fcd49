import { createElement, use, type ComponentType } from 'react';

interface LazyPart<P> {
  /** Suspends while its code is loading. */
  readonly Part: ComponentType<P>;
  /** Loads the code before rendering: the server's render is synchronous. */
  readonly load: () => Promise<ComponentType<P>>;
}

/** A part of a page whose code is loaded on first use. `React.lazy` would suspend once even if the code is loaded. */
export function lazyPart<P extends object>(fetchPart: () => Promise<ComponentType<P>>): LazyPart<P> {
  let Loaded: ComponentType<P> | null = null;
  let loading: Promise<ComponentType<P>> | null = null;

  function load(): Promise<ComponentType<P>> {
    loading ??= fetchOnline().then(
      (fetched) => (Loaded = fetched),
      (error: unknown) => {
        // The next call tries again.
        loading = null;
        throw error;
      },
    );
    return loading;
  }

  /** When offline, waits for the network. */
  async function fetchOnline(): Promise<ComponentType<P>> {
    try {
      return await fetchPart();
    } catch (error) {
      if (import.meta.env.SSR || navigator.onLine) throw error;
      await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
      return fetchOnline();
    }
  }

  function Part(props: P) {
    return createElement(Loaded ?? use(load()), props);
  }
  return { Part, load };
}
