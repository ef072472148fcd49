/** What the engine needs of a connection pool; `pg`'s fits. */
export interface SqlDatabase {
  query<Row>(text: string, params?: readonly unknown[]): Promise<Row[]>;
  /** Runs the work on one connection, in one transaction. */
  transaction<T>(work: (query: SqlDatabase['query']) => Promise<T>): Promise<T>;
}
