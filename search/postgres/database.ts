/** What the engine needs of a connection pool; `pg`'s fits. */
export interface SqlDatabase {
  query<Row>(text: string, params?: readonly unknown[]): Promise<Row[]>;
  /** The same for a statement that is asked again and again: it is planned once a connection. */
  ask<Row>(text: string, params: readonly unknown[]): Promise<Row[]>;
  /** Runs the work on one connection, in one transaction. */
  transaction<T>(work: (query: SqlDatabase['query']) => Promise<T>): Promise<T>;
}
