/** Something that a spec says literally, and the test that asserts it. */
export interface SpecLine {
  /** Its part of the spec. */
  readonly at: string;
  readonly says: string;
  /** Below the root of the project. */
  readonly file: string;
  /** The test's own words, as they stand in the file. */
  readonly test: string;
}

/** Lines of one part of a spec. */
export function under(at: string, lines: readonly (readonly [says: string, file: string, test: string])[]) {
  return lines.map(([says, file, test]): SpecLine => ({ at, says, file, test }));
}
