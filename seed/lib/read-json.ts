import { Readable, pipeline } from 'node:stream';
import { streamArray } from 'stream-json/streamers/stream-array.js';
import { z } from 'zod';
import { SeedFault } from '../rows/seed-fault.ts';
import { openText } from './open-text.ts';
import type { SourceRow } from './source-row.ts';

const recordSchema = z.record(z.string(), z.unknown());
const itemSchema = z.object({ key: z.number(), value: z.unknown() });

/** The objects of a JSON list, one at a time, numbered from 1. */
export async function* readJson(file: string, onBytes?: (bytes: number) => void): AsyncGenerator<SourceRow> {
  const items = streamArray.withParserAsStream();
  pipeline(Readable.from(openText(file, onBytes)), items, () => undefined);
  try {
    for await (const item of items) {
      const { key, value } = itemSchema.parse(item);
      yield buildRow(value, `item ${key + 1}`);
    }
  } catch (error) {
    throw new SeedFault(`not a list in JSON: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}

/** One JSON object a line; a line that is none is given with its problem. */
export async function* readJsonLines(
  file: string,
  onBytes?: (bytes: number) => void,
): AsyncGenerator<SourceRow> {
  let number = 0;
  for await (const line of readLines(openText(file, onBytes))) {
    number += 1;
    if (line.trim() !== '') yield parseLine(line, `line ${number}`);
  }
}

function parseLine(line: string, at: string): SourceRow {
  try {
    return buildRow(JSON.parse(line), at);
  } catch {
    return { at, record: {}, problem: 'not JSON' };
  }
}

function buildRow(value: unknown, at: string): SourceRow {
  const parsed = recordSchema.safeParse(value);
  return parsed.success ? { at, record: parsed.data } : { at, record: {}, problem: 'not an object' };
}

async function* readLines(text: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  for await (const piece of text) {
    const lines = (rest + piece).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}
