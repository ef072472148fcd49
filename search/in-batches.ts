interface Limits {
  /** Batches under way. */
  readonly atOnce: number;
  /** Items of one batch. */
  readonly size: number;
}

interface Waiting<Item, Result> {
  readonly item: Item;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * One item at a time for whoever asks, many at a time for whoever does the work: what is asked while batches are under
 * way gathers for the next one, so that a batch is as large as the load makes it. `work` answers in the order of its
 * items. A batch that fails is tried again item by item: one of them must not cost the others their answer.
 */
export function inBatches<Item, Result>(
  work: (items: readonly Item[]) => Promise<readonly Result[]>,
  { atOnce, size }: Limits,
): (item: Item) => Promise<Result> {
  const waiting: Waiting<Item, Result>[] = [];
  let running = 0;
  let isStarting = false;

  function begin(): void {
    isStarting = false;
    while (waiting.length > 0 && running < atOnce) void run(waiting.splice(0, size));
  }

  async function run(batch: readonly Waiting<Item, Result>[]): Promise<void> {
    running += 1;
    const [done] = await Promise.allSettled([work(batch.map(({ item }) => item))]);
    running -= 1;
    // The next batch is on its way before the answers of this one are made use of.
    begin();
    if (done.status === 'fulfilled') {
      for (const [index, { resolve }] of batch.entries()) resolve(done.value[index] as Result);
    } else if (batch.length > 1) {
      for (const one of batch) void run([one]);
    } else {
      for (const { reject } of batch) reject(done.reason);
    }
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (isStarting || running >= atOnce) return;
      isStarting = true;
      // Whoever asks in this turn of the loop joins.
      setImmediate(begin);
    });
}
