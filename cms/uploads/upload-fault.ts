import { APIError } from 'payload';

/** Why a file is refused: a status and a sentence for the sender, in the dashboard and the panel alike. */
export class UploadFault extends APIError {
  constructor(status: 400 | 413 | 415 | 503, message: string) {
    super(message, status, undefined, true);
  }
}
