import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { listen } from './listen.ts';

const COPY_DONE = 'c'.charCodeAt(0);
/** Longer than a client takes to continue after a message if it does not wait for the next. */
const HELD_MS = 5;

/**
 * A proxy URL for the same database where the end of a `COPY` arrives in a separate, later packet than its rows, as
 * can happen on any network.
 */
export async function openSlowEnds(databaseUrl: string): Promise<{ url: string; close(): void }> {
  const { hostname, port } = new URL(databaseUrl);
  const server = createServer((client) => {
    const database = connect({ host: hostname, port: Number(port) });
    client.pipe(database);
    database.on('error', () => client.destroy());
    client.on('error', () => database.destroy());
    void deliver(database, client);
  });
  const url = Object.assign(new URL(databaseUrl), { host: `127.0.0.1:${await listen(server)}` });
  return { url: url.href, close: () => server.close() };
}

/** Message by message: a type letter, four bytes of length including themselves, and the content. */
async function deliver(from: Socket, to: Socket): Promise<void> {
  let unread = Buffer.alloc(0);
  for await (const chunk of from) {
    unread = Buffer.concat([unread, chunk]);
    while (unread.length >= 5 && unread.length > unread.readUInt32BE(1)) {
      const end = 1 + unread.readUInt32BE(1);
      to.write(unread.subarray(0, end));
      if (unread[0] === COPY_DONE) await wait(HELD_MS);
      unread = unread.subarray(end);
    }
  }
  to.end();
}
