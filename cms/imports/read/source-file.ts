export type FileKind = 'csv' | 'json' | 'ndjson' | 'geojson' | 'xlsx';

/** Properties of a source file, known before its rows are read. */
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
  /** A table's format; only for tables. */
  readonly delimiter: string;
  readonly quote: string;
  /** The columns of a table; `null` for lists, whose objects may differ. */
  readonly columns: readonly string[] | null;
  /** The line or row of a table's header; 0 for lists. */
  readonly header: number;
  /** The day of its values, by its name or the titles above its header: `YYYY-MM-DD`. */
  readonly day: string | null;
  /** A workbook's cells that are merged downward. */
  readonly merged?: readonly Merged[];
  /** For a list nested in a JSON object: its path. */
  readonly listPath?: readonly string[];
}

/** Merged cells; row numbers start at 1, column numbers at 0. */
export interface Merged {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

/** More columns are no list of places; each costs time when a map is suggested. */
export const MAX_COLUMNS = 1_000;
/** Longer rows are rejected before they exhaust memory. */
export const MAX_ROW_BYTES = 512 * 1024;

/** One row of a source file, before anything is known about its columns. */
export interface SourceRow {
  /** Its position as a person would look it up: "line 12" of a table, "item 3" of a list. */
  readonly at: string;
  readonly record: Readonly<Record<string, unknown>>;
  /** The row as in the file, for the file of rejects: a table row's fields, or a list's object. */
  readonly raw: unknown;
  /** Set if the row itself is broken; its record is then unreliable. */
  readonly problem?: string;
}
