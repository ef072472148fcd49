/**
 * Runs `work` at most once at a time. Calls made during a run share the next one, which starts after them and so sees
 * everything that happened before.
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
