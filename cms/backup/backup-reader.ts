import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';
import type { z } from 'zod';
import { errorCode } from '../database/database-fault.ts';
import { BackupFault } from './manifest.ts';

type Entry = AsyncIterable<unknown> & { readonly header: { readonly name: string } };

/** Reads a backup sequentially, entry by entry. */
export class BackupReader {
  readonly #file: string;
  readonly #entries: AsyncIterator<Entry>;
  #next: Promise<IteratorResult<Entry>> | undefined;

  constructor(file: string) {
    this.#file = file;
    const tar = extract();
    this.#entries = tar[Symbol.asyncIterator]();
    // Errors surface where the entries are read.
    pipeline(createReadStream(file), createGunzip(), tar).catch((error: Error) => tar.destroy(error));
  }

  async peek(): Promise<string | undefined> {
    const { done, value } = await this.#ahead();
    return done ? undefined : value.header.name;
  }

  async *take(): AsyncGenerator<Buffer> {
    const { done, value } = await this.#ahead();
    if (done) throw this.#broken();
    try {
      // Its type does not say so.
      for await (const piece of value) yield piece as Buffer;
    } catch (error) {
      throw this.#broken(error);
    }
    this.#next = undefined;
  }

  /** Reads the next entry, which must have this name. */
  async takeJson<Schema extends z.ZodType>(name: string, schema: Schema): Promise<z.output<Schema>> {
    if ((await this.peek()) !== name) throw this.#broken();
    const pieces: Buffer[] = [];
    for await (const piece of this.take()) pieces.push(piece);
    const parsed = schema.safeParse(JSON.parse(Buffer.concat(pieces).toString()));
    if (!parsed.success)
      throw new BackupFault(
        `${this.#file} can’t be read by this version of the site: it is damaged, or a newer version made it.`,
      );
    return parsed.data;
  }

  close(): void {
    void this.#entries.return?.()?.catch(() => undefined);
  }

  async #ahead(): Promise<IteratorResult<Entry>> {
    this.#next ??= this.#entries.next();
    try {
      return await this.#next;
    } catch (error) {
      throw this.#broken(error);
    }
  }

  #broken(cause?: unknown): BackupFault {
    if (errorCode(cause) === 'ENOENT') return new BackupFault(`There is no file ${this.#file}.`);
    return new BackupFault(`${this.#file} isn’t a complete backup, so nothing was restored.`, { cause });
  }
}
