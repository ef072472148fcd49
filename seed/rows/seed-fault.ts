/** An error in a source file, in one line for its author. */
export class SeedFault extends Error {
  override readonly name = 'SeedFault';
}
