import { useState, type ComponentType } from 'react';

/** A component whose code is fetched on demand: `null` before. A failed `fetch` rejects and can be repeated. */
export function useLoaded<Props>(load: () => Promise<ComponentType<Props>>) {
  const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(null);
  const fetch = async () => {
    const component = await load();
    setLoaded(() => component);
  };
  return [Loaded, fetch] as const;
}
