import { APIError } from 'payload';

/** Why a file is refused: a status and a sentence for whoever sent it, in the dashboard and in the panel alike. */
export class UploadFault extends APIError {
  constructor(status: 400 | 413 | 415, message: string) {
    super(message, status, undefined, true);
  }
}
