import { CallError } from '../calls/call-error.ts';

/** A fault of a file, a map or a plan, and what to do next, in one line. */
export class ImportFault extends CallError {
  constructor(message: string, options?: ErrorOptions) {
    super(409, message, undefined, options);
  }
}
