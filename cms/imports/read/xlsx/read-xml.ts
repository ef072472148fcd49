import type { Readable } from 'node:stream';
import sax from 'sax';
import { inTurns } from '../in-turns.ts';

/** Called with each element of a part, by its name without a prefix. */
export interface XmlListener {
  open?(name: string, attributes: Readonly<Record<string, string>>): void;
  close?(name: string): void;
  text?(text: string): void;
}

/** Reads a part in chunks; yields after each chunk. */
export async function* readXml(stream: Readable, listener: XmlListener): AsyncGenerator<void> {
  const parser = Object.assign(sax.parser(true), {
    onopentag: ({ name, attributes }: sax.Tag) => listener.open?.(local(name), plainOf(attributes)),
    onclosetag: (name: string) => listener.close?.(local(name)),
    ontext: (text: string) => listener.text?.(text),
    oncdata: (text: string) => listener.text?.(text),
    // Workbooks never have one, and it can declare entities.
    ondoctype: () => fail(new Error('a document type')),
    onerror: fail,
  });
  const decoder = new TextDecoder();
  for await (const chunk of inTurns<unknown>(stream)) {
    if (Buffer.isBuffer(chunk)) parser.write(decoder.decode(chunk, { stream: true }));
    yield;
  }
  parser.write(decoder.decode()).close();
  yield;
}

function fail(error: Error): never {
  throw error;
}

function local(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

function plainOf(attributes: sax.Tag['attributes']): Record<string, string> {
  return Object.fromEntries(Object.entries(attributes).map(([name, value]) => [local(name), value]));
}
