/** The result of the work; `undefined` if it fails, or takes longer than a monitor waits for the database. */
export function inTime<T>(work: Promise<T>): Promise<T | undefined> {
  const timeout = new Promise<undefined>((resolve) => {
    setTimeout(() => resolve(undefined), DATABASE_PATIENCE_MS).unref();
  });
  return Promise.race([work.catch(() => undefined), timeout]);
}

const DATABASE_PATIENCE_MS = 2_000;
