import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import { cityDay } from '#domain/calendar/city-time';
import { findDay } from '#domain/imports/find-day';
import { fileTypeFromBuffer } from 'file-type';
import { ImportFault } from '../import-fault.ts';
import { findListPath } from './find-list-path.ts';
import { inspectTable } from './inspect-table.ts';
import { openBytes } from './open-file.ts';
import type { FileKind, SourceFile } from './source-file.ts';
import { inspectWorkbook } from './xlsx/read-xlsx.ts';

const KINDS: Readonly<Record<string, FileKind>> = {
  '.csv': 'csv',
  '.tsv': 'csv',
  '.txt': 'csv',
  '.json': 'json',
  '.geojson': 'geojson',
  '.ndjson': 'ndjson',
  '.jsonl': 'ndjson',
  '.xlsx': 'xlsx',
};
const NO_TABLE = { delimiter: ',', quote: '"', header: 0, columns: null, titles: '' } as const;
/** Letters with accents behind others, which are signs in the other encoding. */
const MAC_LETTER = /(?<=[a-z])[\x87-\x90\x98\x9f]/g;
const WINDOWS_LETTER = /(?<=[a-z])[\xdf-\xff]/g;
const HEAD_BYTES = 64 * 1024;
/** Control characters that indicate a binary file: a picture, a workbook, a program. */
const isControl = (byte: number) => byte < 0x20 && !(byte >= 0x09 && byte <= 0x0d) && byte !== 0x1b;

/**
 * Reads a file once completely and detects its format. Memory use is constant.
 * @throws ImportFault if it cannot be a table or list in text form, with what to do
 */
export async function inspectFile(path: string): Promise<SourceFile> {
  const name = basename(path);
  const isGzip = await startsAsGzip(path);
  const named = kindOfName(name);
  const seen = await readThrough(path, isGzip);
  if (seen.head.length === 0) throw new ImportFault('the file is empty; check the download and try again.');
  if (named === 'xlsx') return inspectXlsx({ path, name, isGzip, ...seen });
  const encoding = encodingOf(seen);
  await refuseBinary(seen.head, encoding);
  const text = new TextDecoder(encoding).decode(seen.head, { stream: true });
  const kind = kindOfText(text, named);
  const { hash, bytes } = seen;
  const { titles, ...table } = kind === 'csv' ? inspectTable(text) : NO_TABLE;
  const file = { path, name, kind, isGzip, encoding, hash, bytes, day: dayOf(name, titles), ...table };
  if (kind !== 'json' || !text.trimStart().startsWith('{')) return file;
  return { ...file, listPath: await findListPath(file) };
}

function dayOf(name: string, titles: string): string | null {
  const today = cityDay(new Date());
  return findDay(name, today) ?? findDay(titles, today);
}

async function inspectXlsx({
  path,
  name,
  isGzip,
  head,
  hash,
  bytes,
}: Pick<SourceFile, 'path' | 'name' | 'isGzip' | 'hash' | 'bytes'> & { head: Buffer }): Promise<SourceFile> {
  if (isGzip) throw new ImportFault('a workbook is packed already; import the .xlsx itself.');
  if (head.subarray(0, 4).toString('latin1') !== 'PK\u0003\u0004')
    throw new ImportFault(
      'this is no XLSX workbook, or one with a password; save it as XLSX without a password and try again.',
    );
  const { titles, ...table } = await inspectWorkbook(path);
  const { titles: _none, ...none } = NO_TABLE;
  const day = dayOf(name, titles);
  return { path, name, kind: 'xlsx', isGzip, encoding: 'utf-8', hash, bytes, day, ...none, ...table };
}

/** The hash of a file's bytes, to check that it is still the planned file. */
export async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const bytes of openBytes(path, { isGzip: false })) hash.update(bytes);
  return hash.digest('hex');
}

async function startsAsGzip(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(2), 0, 2, 0);
    return bytesRead === 2 && buffer[0] === 0x1f && buffer[1] === 0x8b;
  } finally {
    await file.close();
  }
}

function kindOfName(name: string): FileKind {
  const plain = name.toLowerCase().replace(/\.gz$/, '');
  const kind = KINDS[extname(plain)];
  if (kind) return kind;
  throw new ImportFault(
    `expected a file that ends in ${Object.keys(KINDS).join(', ')}, packed with .gz or not.`,
  );
}

/** A file named .json may be a list, GeoJSON features or one object per line; the text determines which. */
function kindOfText(text: string, named: FileKind): FileKind {
  const start = text.trimStart();
  if (named === 'csv' || named === 'ndjson') return named;
  if (/^\{[^{]{0,400}?"type"\s*:\s*"FeatureCollection"/.test(start)) return 'geojson';
  const [first = '', second = ''] = start.split('\n');
  if (/^\{.*\}\s*$/.test(first) && second.trim().startsWith('{')) return 'ndjson';
  return named;
}

interface Seen {
  readonly hash: string;
  readonly bytes: number;
  readonly head: Buffer;
  readonly isUtf8: boolean;
}

async function readThrough(path: string, isGzip: boolean): Promise<Seen> {
  const hash = createHash('sha256');
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const heads: Buffer[] = [];
  let bytes = 0;
  let headBytes = 0;
  let isUtf8 = true;
  const listen = (chunk: Buffer) => {
    hash.update(chunk);
    bytes += chunk.length;
  };
  for await (const chunk of openBytes(path, { isGzip, onBytes: listen })) {
    if (headBytes < HEAD_BYTES) heads.push(chunk.subarray(0, HEAD_BYTES - headBytes));
    headBytes += chunk.length;
    isUtf8 &&= decodes(decoder, chunk);
  }
  isUtf8 &&= decodes(decoder);
  return { hash: hash.digest('hex'), bytes, head: Buffer.concat(heads), isUtf8 };
}

function decodes(decoder: TextDecoder, chunk?: Buffer): boolean {
  try {
    decoder.decode(chunk, { stream: chunk !== undefined });
    return true;
  } catch {
    return false;
  }
}

/**
 * As `TextDecoder` spells it: UTF-16 by its mark, or by the zero bytes of its Latin letters; UTF-8 if all of it is
 * valid, else Latin-1 in the Windows variant, or Mac OS Roman by its accented letters within words.
 */
function encodingOf({ head, isUtf8 }: Seen): string {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be';
  const zeros = [0, 1].map((odd) => head.filter((byte, at) => byte === 0 && at % 2 === odd).length);
  const [big = 0, little = 0] = zeros.map((count) => count / (head.length / 2));
  if (little > 0.5 && big < 0.1) return 'utf-16le';
  if (big > 0.5 && little < 0.1) return 'utf-16be';
  if (isUtf8) return 'utf-8';
  const text = head.toString('latin1');
  const count = (letters: RegExp) => text.match(letters)?.length ?? 0;
  return count(MAC_LETTER) > count(WINDOWS_LETTER) ? 'macintosh' : 'windows-1252';
}

async function refuseBinary(head: Buffer, encoding: string): Promise<void> {
  const isUtf16 = encoding.startsWith('utf-16');
  const found = isUtf16 ? undefined : await fileTypeFromBuffer(head);
  const controls = isUtf16 ? 0 : head.filter(isControl).length;
  const isText = !found || /xml|text|json/.test(found.mime);
  if (
    isText &&
    controls < 1 + head.length / 1_000 &&
    !head.subarray(0, isUtf16 ? 0 : head.length).includes(0)
  )
    return;
  const what = found ? ` (${found.mime})` : '';
  throw new ImportFault(
    `this is no text${what}; export the table as CSV or XLSX, or the list as JSON, and import that.`,
  );
}
