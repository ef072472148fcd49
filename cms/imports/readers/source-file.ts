/** The kinds of file there are readers for. */
export const FILE_KINDS = ['csv', 'json', 'ndjson', 'geojson'] as const;
export type FileKind = (typeof FILE_KINDS)[number];

/** What is known of a source file before its rows are read. */
export interface SourceFile {
  readonly path: string;
  /** As whoever imports calls it. */
  readonly name: string;
  readonly kind: FileKind;
  readonly isGzip: boolean;
  /** As `TextDecoder` spells it. */
  readonly encoding: string;
  /** SHA-256 of the bytes. */
  readonly hash: string;
  readonly bytes: number;
  /** How a table is written; of no meaning to the other kinds. */
  readonly delimiter: string;
  readonly quote: string;
  /** The columns of a table; `null` for lists, whose objects may differ. */
  readonly columns: readonly string[] | null;
}

/** A row longer than this is no row: it is refused before it fills the memory. */
export const MAX_ROW_BYTES = 2 * 1024 * 1024;
