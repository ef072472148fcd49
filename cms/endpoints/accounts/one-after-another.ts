const running = new Map<string, Promise<unknown>>();

/** Does the work of one key in the order of asking, in this process; other keys do not wait. */
export function oneAfterAnother<T>(key: string, work: () => Promise<T>): Promise<T> {
  const before = running.get(key) ?? Promise.resolve();
  const mine = before.then(work, work);
  running.set(key, mine);
  const forget = () => {
    if (running.get(key) === mine) running.delete(key);
  };
  void mine.then(forget, forget);
  return mine;
}
