/** The part of a connection pool that the engine uses. */
export interface SqlDatabase {
  query<Row>(text: string, params?: readonly unknown[]): Promise<Row[]>;
  /** Runs the work on one connection, in one transaction. */
  transaction<T>(work: (query: SqlDatabase['query']) => Promise<T>): Promise<T>;
}
