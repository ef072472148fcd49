import { cityFolder } from '#city/city-folder';
import { reasonOf } from '#cms/database/database-fault';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

/** An error in a source file, in one line for its author. */
export class SeedFault extends Error {
  override readonly name = 'SeedFault';
}

/** The sample content of the city: tables as JSON, texts as Markdown, pictures. */
const SAMPLE = path.join(cityFolder(), 'sample');

/** @throws SeedFault */
export async function readSampleFile(file: string): Promise<Buffer> {
  return readFile(path.join(SAMPLE, file)).catch((error: unknown) => {
    throw new SeedFault(`${file}: ${reasonOf(error)}`, { cause: error });
  });
}

/** The rows of a table of the sample, none if it has no such table. @throws SeedFault */
export async function readSampleRows<T>(file: string, row: z.ZodType<T>): Promise<T[]> {
  if (!existsSync(path.join(SAMPLE, file))) return [];
  return parseRows((await readSampleFile(file)).toString(), file, row);
}

/**
 * The rows in a table's text.
 *
 * @throws SeedFault with one line that names the file, the entry (from 1) with its id, slug or name, the field and
 *   the error
 */
export function parseRows<T>(json: string, file: string, row: z.ZodType<T>): T[] {
  const entries = z.array(z.unknown()).safeParse(readJson(json, file));
  if (!entries.success) throw new SeedFault(`${file}: a list was expected`);
  const seen = new Map<unknown, number>();
  return entries.data.map((entry, index) => {
    const key = keyOf(entry);
    const position = `${file}: entry ${index + 1}${key === undefined ? '' : ` (${String(key)})`}`;
    const parsed = parseEntry(entry, position, row);
    const first = seen.get(key);
    if (first !== undefined) throw new SeedFault(`${position}: entry ${first} has this id, slug or name`);
    seen.set(key, index + 1);
    return parsed;
  });
}

/** What its author looks for. */
function keyOf(entry: unknown): unknown {
  const { id, slug, name } = z.record(z.string(), z.unknown()).catch({}).parse(entry);
  return id ?? slug ?? name;
}

function parseEntry<T>(entry: unknown, position: string, row: z.ZodType<T>): T {
  const parsed = row.safeParse(entry);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const field = issue?.path.join('.') || 'the entry';
  throw new SeedFault(`${position}: ${field}: ${issue?.message ?? 'Invalid input'}`);
}

function readJson(json: string, file: string): unknown {
  try {
    return JSON.parse(json);
  } catch (error) {
    throw new SeedFault(`${file}: not JSON: ${reasonOf(error)}`, { cause: error });
  }
}
