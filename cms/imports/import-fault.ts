/** What is wrong with a file, a map or a plan, and what to do next: one line for whoever imports. */
export class ImportFault extends Error {
  override readonly name = 'ImportFault';
}
