/** One row of a source file, before anything is known about its columns. */
export interface SourceRow {
  /** Its position, the way a person would look it up: "line 12" of a table, "item 3" of a list. */
  readonly at: string;
  readonly record: Readonly<Record<string, unknown>>;
  /** The row as the file has it, for the file of rejects: the fields of a table's row, or the object of a list. */
  readonly raw: unknown;
  /** Set if the row itself is broken; don't trust its record then. */
  readonly problem?: string;
}
