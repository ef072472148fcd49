import { createElement, use, type ComponentType } from 'react';

interface LazyPart<P> {
  /** Suspends while its code is on its way. */
  readonly Part: ComponentType<P>;
  /** Loads the code ahead of drawing: the server waits for nothing while it draws. */
  readonly load: () => Promise<ComponentType<P>>;
}

/** A part of a page whose code is loaded when it is first needed; `React.lazy` would suspend once even then. */
export function lazyPart<P extends object>(fetchPart: () => Promise<ComponentType<P>>): LazyPart<P> {
  let Loaded: ComponentType<P> | null = null;
  let loading: Promise<ComponentType<P>> | null = null;

  function load(): Promise<ComponentType<P>> {
    loading ??= fetchOnline().then(
      (fetched) => (Loaded = fetched),
      (error: unknown) => {
        // Whoever asks next tries again.
        loading = null;
        throw error;
      },
    );
    return loading;
  }

  /** Without a network it waits for one. */
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
