/** The kinds of file there are readers for. */
export const FILE_KINDS = ['csv', 'json', 'ndjson', 'geojson', 'xlsx'] as const;
export type FileKind = (typeof FILE_KINDS)[number];

/** What is known of a source file before its rows are read. */
export interface SourceFile {
  readonly path: string;
  /** The name the user knows the file by. */
  readonly name: string;
  readonly kind: FileKind;
  readonly isGzip: boolean;
  /** As `TextDecoder` spells it. */
  readonly encoding: string;
  /** SHA-256 of the bytes. */
  readonly hash: string;
  readonly bytes: number;
  /** How a table is written; only for tables. */
  readonly delimiter: string;
  readonly quote: string;
  /** The columns of a table; `null` for lists, whose objects may differ. */
  readonly columns: readonly string[] | null;
  /** Of a workbook: where its table begins, and which of its cells are one. */
  readonly sheet?: SheetForm;
  /** Of a list in JSON that is part of an object: the names that lead to it. */
  readonly listPath?: readonly string[];
}

export interface SheetForm {
  /** Number of the row with the names of the columns. */
  readonly header: number;
  readonly merged: readonly { top: number; bottom: number; left: number; right: number }[];
}

/** A longer row is refused before it fills the memory. */
export const MAX_ROW_BYTES = 2 * 1024 * 1024;
