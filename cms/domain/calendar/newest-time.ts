/** The latest of ISO times of one form, which sort as text; `null` when none is known. */
export function newestTime(times: readonly (string | null)[]): string | null {
  return (
    times
      .filter((time) => time !== null)
      .toSorted()
      .at(-1) ?? null
  );
}
