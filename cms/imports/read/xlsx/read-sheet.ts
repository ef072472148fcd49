import { ImportFault } from '../../import-fault.ts';
import { tooManyColumns } from '../inspect-table.ts';
import { MAX_COLUMNS, MAX_ROW_BYTES, type Merged } from '../source-file.ts';
import { letters } from '../table-head.ts';
import type { Workbook } from './open-workbook.ts';
import { readXml, type XmlListener } from './read-xml.ts';

const MAX_ROWS = 1_048_576;
const MAX_MERGED = 20_000;
const DAY_MS = 24 * 60 * 60 * 1000;

/** A nonempty row, as shown in the program. */
export interface SheetRow {
  readonly number: number;
  readonly cells: readonly string[];
  readonly problem?: string;
}

/** The rows of a sheet in order; `onMerged` gets the merged cells, which come after the last row. */
export async function* readSheet(
  book: Workbook,
  onMerged?: (merged: Merged) => void,
): AsyncGenerator<SheetRow> {
  const rows: SheetRow[] = [];
  const listener = new SheetListener(book, (row) => rows.push(row), onMerged);
  for await (const _ of readXml(await book.openSheet(), listener)) {
    yield* rows.splice(0);
  }
}

class SheetListener implements XmlListener {
  readonly #book: Workbook;
  readonly #onRow: (row: SheetRow) => void;
  readonly #onMerged: ((merged: Merged) => void) | undefined;
  #merged = 0;
  #row = 0;
  #column = -1;
  #cells: string[] = [];
  #length = 0;
  #problem: string | undefined;
  #cell = { type: 'n', style: 0, value: '', hasFormula: false, hasValue: false };
  #isValue = false;
  #isReading = false;

  constructor(
    book: Workbook,
    onRow: (row: SheetRow) => void,
    onMerged: ((merged: Merged) => void) | undefined,
  ) {
    this.#book = book;
    this.#onRow = onRow;
    this.#onMerged = onMerged;
  }

  open(name: string, { r, t = 'n', s = '0', ref = '' }: Readonly<Record<string, string>>): void {
    if (name === 'row') {
      this.#row = r === undefined ? this.#row + 1 : Number(r);
      this.#column = -1;
      this.#cells = [];
      this.#length = 0;
      this.#problem = undefined;
      if (!(this.#row <= MAX_ROWS)) throw new ImportFault(`a sheet has ${MAX_ROWS} rows at most.`);
    } else if (name === 'c') {
      this.#column = r === undefined ? this.#column + 1 : columnOf(r);
      this.#cell = { type: t, style: Number(s), value: '', hasFormula: false, hasValue: false };
    } else if (name === 'f') this.#cell.hasFormula = true;
    else if (name === 'rPh') this.#isReading = true;
    else if (name === 'mergeCell') this.#noteMerged(ref);
    this.#isValue = (name === 'v' || name === 't') && !this.#isReading;
    if (this.#isValue) this.#cell.hasValue = true;
  }

  text(text: string): void {
    if (!this.#isValue) return;
    this.#cell.value += text;
    this.#grow(text.length);
  }

  close(name: string): void {
    this.#isValue = false;
    if (name === 'rPh') this.#isReading = false;
    if (name === 'c') this.#endCell();
    if (name === 'row' && (this.#problem !== undefined || this.#cells.some((text) => text.trim() !== '')))
      this.#onRow({
        number: this.#row,
        cells: Array.from(this.#cells, (text) => text ?? ''),
        ...(this.#problem !== undefined && { problem: this.#problem }),
      });
  }

  #endCell(): void {
    const text = this.#textOf();
    if (this.#cell.hasFormula && !this.#cell.hasValue)
      this.#problem ??= `${letters(this.#column)}${this.#row} is a formula without its result; open the file in a spreadsheet program, save it and send it again`;
    if (text === '') return;
    if (this.#column >= MAX_COLUMNS) throw tooManyColumns(`row ${this.#row}`);
    // Shared texts count for each cell.
    if (this.#cell.type === 's') this.#grow(text.length);
    this.#cells[this.#column] = text;
  }

  #textOf(): string {
    const { type, style, value } = this.#cell;
    if (type === 's') return this.#book.texts[Number(value)] ?? '';
    if (type === 'b') return value === '1' ? 'true' : 'false';
    // Error values such as #N/A and #REF! count as blank.
    if (type === 'e') return '';
    if (type !== 'n' || value.trim() === '') return value;
    const number = Number(value);
    if (!Number.isFinite(number)) return value;
    return this.#book.dateStyles[style] ? writeDate(number, this.#book.isFrom1904) : String(number);
  }

  #grow(length: number): void {
    this.#length += length;
    if (this.#length > MAX_ROW_BYTES)
      throw new ImportFault(`row ${this.#row}: longer than ${MAX_ROW_BYTES / 1024} kB, which is no row.`);
  }

  #noteMerged(ref: string): void {
    const [from = '', to = from] = ref.split(':');
    this.#merged += 1;
    if (this.#merged > MAX_MERGED)
      throw new ImportFault(
        `the sheet has more than ${MAX_MERGED} merged cells; unmerge them and try again.`,
      );
    this.#onMerged?.({ top: rowOf(from), bottom: rowOf(to), left: columnOf(from), right: columnOf(to) });
  }
}

function rowOf(ref: string): number {
  return Number(ref.replaceAll(/\D/g, ''));
}

function columnOf(ref: string): number {
  const word = ref.replaceAll(/[^A-Z]/gi, '').toUpperCase();
  return [...word].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

/** A date as "2024-03-01", followed by the time if there is one; a time alone as "17:30". */
function writeDate(serial: number, isFrom1904: boolean): string {
  const start = isFrom1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, 30);
  const date = new Date(start + Math.round((serial * DAY_MS) / 1000) * 1000);
  if (!Number.isFinite(date.getTime()) || serial < 0) return String(serial);
  const iso = date.toISOString();
  if (serial < 1 && !isFrom1904) return iso.slice(11, 16);
  return Number.isInteger(serial) ? iso.slice(0, 10) : `${iso.slice(0, 19)}Z`;
}
