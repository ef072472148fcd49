import { Readable, pipeline, type Duplex } from 'node:stream';
import { pick } from 'stream-json/filters/pick.js';
import { streamArray } from 'stream-json/streamers/stream-array.js';
import { z } from 'zod';
import { ImportFault } from '../import-fault.ts';
import { openText } from './open-file.ts';
import { MAX_COLUMNS, MAX_ROW_BYTES, type SourceFile, type SourceRow } from './source-file.ts';

const recordSchema = z.record(z.string(), z.unknown());
const featureSchema = z.object({
  id: z.union([z.string(), z.number()]).optional(),
  properties: recordSchema.nullable(),
  geometry: z.object({ type: z.string(), coordinates: z.unknown() }).nullish(),
});
const pointSchema = z.tuple([z.number(), z.number()]).rest(z.unknown());

/** Else sixteen items of any length wait in memory for a reader that is busy. */
const ONE_AT_A_TIME: object = { readableHighWaterMark: 1 };

type Text = Pick<SourceFile, 'path' | 'isGzip' | 'encoding' | 'listPath'>;
type Read = (file: Text, onBytes?: (bytes: number) => void) => AsyncGenerator<SourceRow>;

/** The objects of a JSON list, one at a time, numbered from 1. */
export const readJson: Read = (file, onBytes) =>
  readItems(file, onBytes, {
    stages: () => {
      const { listPath } = file;
      if (!listPath) return [streamArray.withParserAsStream(ONE_AT_A_TIME)];
      const isList = (stack: readonly unknown[]) =>
        stack.length === listPath.length && listPath.every((name, depth) => stack[depth] === name);
      return [pick.withParserAsStream({ filter: isList, once: true }), streamArray.asStream(ONE_AT_A_TIME)];
    },
    what: 'a list in JSON',
    build: (value, at) => buildRow(value, at),
  });

/** The features of a GeoJSON collection; a point's position is at `geometry.latitude` and `geometry.longitude`. */
export const readGeoJson: Read = (file, onBytes) =>
  readItems(file, onBytes, {
    stages: () => [pick.withParserAsStream({ filter: 'features' }), streamArray.asStream(ONE_AT_A_TIME)],
    what: 'a feature collection in GeoJSON',
    build: buildFeature,
  });

interface ItemForm {
  readonly stages: () => Duplex[];
  readonly what: string;
  readonly build: (value: unknown, at: string) => SourceRow;
}

async function* readItems(
  file: Text,
  onBytes: ((bytes: number) => void) | undefined,
  { stages, what, build }: ItemForm,
): AsyncGenerator<SourceRow> {
  // The text fed since the last item: itself, the one that waits, and the next one's beginning.
  let fed = 0;
  async function* feed() {
    for await (const text of openText(file, onBytes)) {
      fed += text.length;
      if (fed > 3 * MAX_ROW_BYTES) {
        throw new ImportFault(`an item is longer than ${MAX_ROW_BYTES / 1024} kB, which is no row.`);
      }
      yield text;
    }
  }
  const pipes = stages();
  const last = pipes.at(-1);
  if (!last) return;
  // Chunks that are read ahead would be parsed in one go.
  pipeline([Readable.from(feed(), { highWaterMark: 1 }), ...pipes], () => undefined);
  try {
    for await (const { key, value } of last as AsyncIterable<{ key: number; value: unknown }>) {
      fed = 0;
      yield build(value, `item ${key + 1}`);
    }
  } catch (error) {
    if (error instanceof ImportFault) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new ImportFault(`not ${what}: ${reason}`, { cause: error });
  }
}

/** One JSON object per line; any other line is returned with its problem. */
export async function* readJsonLines(
  file: SourceFile,
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
    return { at, record: {}, raw: line, problem: 'not JSON' };
  }
}

function buildRow(value: unknown, at: string): SourceRow {
  if (isTooWide(value)) return { at, record: {}, raw: value, problem: TOO_WIDE };
  const parsed = recordSchema.safeParse(value);
  if (parsed.success) return { at, record: parsed.data, raw: value };
  return { at, record: {}, raw: value, problem: 'not an object' };
}

function buildFeature(value: unknown, at: string): SourceRow {
  const parsed = featureSchema.safeParse(value);
  if (!parsed.success) return { at, record: {}, raw: value, problem: 'not a feature' };
  const { id, properties, geometry } = parsed.data;
  if (isTooWide(properties)) return { at, record: {}, raw: value, problem: TOO_WIDE };
  const point = geometry?.type === 'Point' ? pointSchema.safeParse(geometry.coordinates).data : undefined;
  const position = point && { geometry: { latitude: point[1], longitude: point[0] } };
  return { at, record: { ...(id !== undefined && { id }), ...properties, ...position }, raw: value };
}

const TOO_WIDE = `more than ${MAX_COLUMNS} fields`;

function isTooWide(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length > MAX_COLUMNS;
}

async function* readLines(text: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  let number = 1;
  for await (const piece of text) {
    // Joining strings is free until they are searched: a long line is searched once.
    const lines = piece.includes('\n') ? (rest + piece).split('\n') : [rest + piece];
    rest = lines.pop() ?? '';
    number += lines.length;
    if (rest.length > MAX_ROW_BYTES) {
      const most = MAX_ROW_BYTES / 1024;
      throw new ImportFault(`line ${number}: longer than ${most} kB, which is no row; check the line ends.`);
    }
    yield* lines;
  }
  if (rest !== '') yield rest;
}
