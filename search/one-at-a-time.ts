/**
 * The same work, of which never more than one is under way: who asks meanwhile shares the next one. It begins after
 * they asked, so that it knows of everything that happened before.
 */
export function oneAtATime<T>(work: () => Promise<T>): () => Promise<T> {
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
