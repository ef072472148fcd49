/** The subset of a pino logger that the database code needs; a command-line tool may pass its own. */
export type Log = {
  debug(message: string): void;
  info(message: string): void;
  warn(message: string): void;
  error(message: string): void;
};
