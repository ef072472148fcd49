/**
 * The same work, of which never more than one is under way. Calls made meanwhile share the next one: it begins after
 * they were made, so that it knows of everything that happened before.
 */
export function singleFlight<T>(work: () => Promise<T>): () => Promise<T> {
  let running: Promise<unknown> = Promise.resolve();
  let next: Promise<T> | undefined;
  const begin = () => {
    next = undefined;
    const begun = work();
    running = begun;
    return begun;
  };
  return () => (next ??= running.then(begin, begin));
}
