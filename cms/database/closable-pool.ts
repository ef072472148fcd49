import pg from 'pg';

/**
 * A pool that can be ended although somebody still holds a connection: Payload takes one at its start to watch over
 * and never gives it back, so that `end` of an ordinary pool would wait forever.
 */
class ClosablePool extends pg.Pool {
  #clients = new Set<pg.PoolClient>();

  constructor(options?: pg.PoolConfig) {
    super(options);
    this.on('connect', (client) => {
      this.#clients.add(client);
      // One that breaks while somebody holds it tells whoever asks it next; unheard, it would end the process.
      client.on('error', () => undefined);
    });
    this.on('remove', (client) => this.#clients.delete(client));
    // An idle connection that breaks is replaced by the next query; unheard, the event would end the process.
    this.on('error', () => undefined);
  }

  /** Ends every connection; statements under way are cut off. */
  async close(): Promise<void> {
    void this.end().catch(() => undefined);
    await Promise.all([...this.#clients].map((client) => endClient(client)));
  }
}

/**
 * For connections of this site: the directory fits in memory, where reading here and there costs little; nor do its
 * statements run long enough to be worth compiling.
 */
export const PLANNING = '-c random_page_cost=1.1 -c jit=off';

/** The driver as the adapter takes it, with this pool in place of its own. */
export const closablePg = { ...pg, Pool: ClosablePool };

export async function closePool(pool: pg.Pool): Promise<void> {
  await (pool instanceof ClosablePool ? pool.close() : pool.end());
}

/** A pooled client is a client, although its type only shows `release`. */
async function endClient(client: pg.PoolClient): Promise<void> {
  client.on('error', () => undefined);
  if ('end' in client && typeof client.end === 'function') await client.end();
}
