import { CallError } from '../calls/call-error.ts';

/** What is wrong with a file, a map or a plan, and what to do next: one line for whoever imports. */
export class ImportFault extends CallError {
  constructor(message: string, options?: ErrorOptions) {
    super(409, message, undefined, options);
  }
}
