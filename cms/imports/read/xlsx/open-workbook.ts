import { posix } from 'node:path';
import type { Readable } from 'node:stream';
import { openPromise, type Entry } from 'yauzl';
import { ImportFault } from '../../import-fault.ts';
import { readXml, type XmlListener } from './read-xml.ts';

/** Limit for the unpacked parts of a workbook: ten times the size of a city's list. */
const MAX_BYTES = 512 * 1024 * 1024;
/** Shared texts stay in memory while the sheet is read. */
const MAX_TEXT_BYTES = 64 * 1024 * 1024;
/** A sheet's XML compresses to a tenth or twentieth; a higher ratio indicates a zip bomb. */
const MAX_RATIO = 200;
/** Parts this small are harmless. */
const HARMLESS_BYTES = 8 * 1024 * 1024;
const MAX_PARTS = 10_000;

/** The first visible sheet of a workbook, and the data its cells refer to. */
export interface Workbook {
  readonly texts: readonly string[];
  /** For each cell style: whether it shows numbers as dates. */
  readonly dateStyles: readonly boolean[];
  /** Dates count from 1904, as on old Macs. */
  readonly isFrom1904: boolean;
  openSheet(): Promise<Readable>;
  close(): void;
}

/** @throws ImportFault if it is not a workbook, is locked, or would exhaust memory */
export async function openWorkbook(path: string): Promise<Workbook> {
  // yauzl throws if a part unpacks to more than its declared size.
  const zip = await openPromise(path, { validateEntrySizes: true, autoClose: false });
  try {
    const parts = new Map<string, Entry>();
    let bytes = 0;
    for await (const entry of zip.eachEntry()) {
      parts.set(entry.fileName, entry);
      bytes += entry.uncompressedSize;
      checkSize(entry, bytes, parts.size);
    }
    const open = async (name: string): Promise<Readable> => {
      const entry = parts.get(name);
      if (!entry) throw new Error(`${name} is missing`);
      return zip.openReadStreamPromise(entry);
    };
    const read = async (name: string | undefined, listener: XmlListener) => {
      if (name === undefined || !parts.has(name)) return;
      for await (const _ of readXml(await open(name), listener));
    };
    const [{ target: home = 'xl/workbook.xml' } = {}] = await readTargets(read, '');
    const { sheet, isFrom1904 } = await readSheets(read, home);
    const targets = await readTargets(read, home);
    const target = targets.find(({ id }) => id === sheet)?.target;
    const ofType = (type: string) => targets.find((one) => one.type.endsWith(`/${type}`))?.target;
    if (target === undefined) throw new Error('no sheet');
    const texts = ofType('sharedStrings');
    if (texts !== undefined && (parts.get(texts)?.uncompressedSize ?? 0) > MAX_TEXT_BYTES) throw tooLarge();
    return {
      texts: await readTexts(read, texts),
      dateStyles: await readDateStyles(read, ofType('styles')),
      isFrom1904,
      openSheet: () => open(target),
      close: () => zip.close(),
    };
  } catch (error) {
    zip.close();
    throw error;
  }
}

function checkSize(entry: Entry, bytes: number, count: number): void {
  const ratio = entry.uncompressedSize / Math.max(1, entry.compressedSize);
  if (bytes > MAX_BYTES || count > MAX_PARTS) throw tooLarge();
  if (entry.uncompressedSize > HARMLESS_BYTES && ratio > MAX_RATIO) throw tooLarge();
  if (entry.isEncrypted())
    throw new ImportFault('the workbook is locked with a password; save it without one and try again.');
}

function tooLarge(): ImportFault {
  return new ImportFault(
    'the workbook unpacks to more than a list of places takes; save its sheet as CSV and import that.',
  );
}

type ReadPart = (name: string | undefined, listener: XmlListener) => Promise<void>;

async function readTargets(read: ReadPart, part: string) {
  const folder = posix.dirname(part);
  const targets: { id: string; type: string; target: string }[] = [];
  await read(posix.join(folder, '_rels', `${posix.basename(part)}.rels`), {
    open(name, { Id = '', Type = '', Target = '' }) {
      if (name !== 'Relationship') return;
      const target = Target.startsWith('/') ? Target.slice(1) : posix.join(folder, Target);
      targets.push({ id: Id, type: Type, target });
    },
  });
  return part === '' ? targets.filter(({ type }) => type.endsWith('/officeDocument')) : targets;
}

async function readSheets(read: ReadPart, home: string) {
  const sheets: { id: string | undefined; isHidden: boolean }[] = [];
  let isFrom1904 = false;
  await read(home, {
    open(name, { id, state, date1904 }) {
      if (name === 'workbookPr') isFrom1904 = date1904 === '1' || date1904 === 'true';
      if (name === 'sheet') sheets.push({ id, isHidden: /hidden/i.test(state ?? '') });
    },
  });
  return { sheet: (sheets.find(({ isHidden }) => !isHidden) ?? sheets[0])?.id, isFrom1904 };
}

async function readTexts(read: ReadPart, part: string | undefined): Promise<string[]> {
  const texts: string[] = [];
  let current = '';
  let isText = false;
  let isReading = false;
  await read(part, {
    open(name) {
      if (name === 'si') current = '';
      // Skips phonetic readings, which Japanese workbooks store beside the word.
      if (name === 'rPh') isReading = true;
      isText = name === 't' && !isReading;
    },
    text(text) {
      if (isText) current += text;
    },
    close(name) {
      isText = false;
      if (name === 'rPh') isReading = false;
      if (name === 'si') texts.push(current);
    },
  });
  return texts;
}

/** Built-in formats by number: dates and times (ECMA-376, 18.8.30). */
const isKnownDate = (id: number) => (id >= 14 && id <= 22) || (id >= 45 && id <= 47);

async function readDateStyles(read: ReadPart, part: string | undefined): Promise<boolean[]> {
  const own = new Map<number, boolean>();
  const styles: boolean[] = [];
  let isCells = false;
  await read(part, {
    open(name, { numFmtId = '0', formatCode = '' }) {
      const id = Number(numFmtId);
      // Quoted words, colors and escaped characters are not part of a date.
      const plain = formatCode.replaceAll(/"[^"]*"|\[[^\]]*\]|\\./g, '');
      if (name === 'numFmt') own.set(id, /[ymdhs]/i.test(plain) && !/general/i.test(plain));
      if (name === 'cellXfs') isCells = true;
      if (name === 'xf' && isCells) styles.push(own.get(id) ?? isKnownDate(id));
    },
    close(name) {
      if (name === 'cellXfs') isCells = false;
    },
  });
  return styles;
}
