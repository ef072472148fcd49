/** What is wrong with a source file, in one line for whoever wrote the file. */
export class SeedFault extends Error {
  override readonly name = 'SeedFault';
}
