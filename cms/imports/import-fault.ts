import { capitalize } from '#domain/words/capitalize';
import { CallError } from '../calls/call-error.ts';

/** On the command line a fault follows the file's name; elsewhere it starts a sentence. */
export function asSentence(text: string): string {
  const begun = capitalize(text);
  return /[.!?]$/.test(begun) ? begun : `${begun}.`;
}

/** A fault of a file, a map or a plan, and what to do next, in one line. */
export class ImportFault extends CallError {
  constructor(message: string, options?: ErrorOptions) {
    super(409, message, undefined, options);
  }
}
