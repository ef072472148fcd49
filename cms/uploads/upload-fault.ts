import { APIError } from 'payload';

/** A refused file: a status and a sentence for the sender, for both dashboard and panel. */
export class UploadFault extends APIError {
  constructor(status: 400 | 413 | 415, message: string) {
    super(message, status, undefined, true);
  }
}
