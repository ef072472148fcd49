/** The latest of ISO times in one format, which sort as strings; `null` when there are none. */
export function newestTime(times: readonly (string | null)[]): string | null {
  return (
    times
      .filter((time) => time !== null)
      .toSorted()
      .at(-1) ?? null
  );
}
