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
